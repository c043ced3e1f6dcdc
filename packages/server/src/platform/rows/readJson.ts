import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { RowProblem } from './problem.ts';

const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

/** The parsed content of a JSON file, or the problem: it is unreadable or not JSON. */
export const readJson = (folder: URL, file: string): Result<unknown, RowProblem> => {
  try {
    return ok(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  } catch (cause) {
    return err({
      file,
      row: '',
      path: '',
      problem: cause instanceof SyntaxError ? `is not JSON: ${reasonOf(cause)}` : reasonOf(cause),
    });
  }
};
