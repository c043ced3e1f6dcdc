import { readFile } from 'node:fs/promises';

const folder = new URL('..', import.meta.resolve('@tailorbird/packshot'));

/** A file of the packshot package by its path, such as `renders/…`; null if it is missing. */
export const readPackshotFile = async (path: string): Promise<Buffer<ArrayBuffer> | null> => {
  try {
    return await readFile(new URL(path, folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};
