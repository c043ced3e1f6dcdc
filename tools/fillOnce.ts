import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Creates a folder with its content exactly once, even if several processes do so at the
 * same time. Each fills a draft, and the first renames it. If `fill` rejects, so does
 * this, and the draft is removed.
 */
export const fillOnce = async (
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> => {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  try {
    await fill(draft);
    renameSync(draft, folder);
  } catch (problem) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw problem;
  }
};
