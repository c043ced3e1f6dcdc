import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a folder with its content, once and whole, however many processes ask for it at the same time: each fills a draft of its own, and the
 * first to finish gives its draft the final name. When `fill` fails, so does this, and nothing is left behind.
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
