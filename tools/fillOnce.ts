import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Exactly once, even if several processes start at the same time: each fills a draft, and the
 * first renames it. If `fill` rejects, the draft is removed.
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
