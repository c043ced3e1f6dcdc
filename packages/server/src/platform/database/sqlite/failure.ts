import { DatabaseBusy, DatabaseReadOnly } from '../failures.ts';

const codeOf = (cause: unknown): string => (cause as { readonly code?: string }).code ?? '';

/** A disk that is full or fails, and a file or folder that may not be written to. */
const readOnlyCodes: readonly string[] = ['SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN'];

/** What SQLite throws, as the failures the shop knows; anything else as it is. */
export const failureOf = (cause: unknown): unknown => {
  if (codeOf(cause).startsWith('SQLITE_BUSY')) return new DatabaseBusy('another process is writing');
  if (readOnlyCodes.some((code) => codeOf(cause).startsWith(code)))
    return new DatabaseReadOnly(cause instanceof Error ? cause.message : '');
  return cause;
};
