import { DatabaseBusy, DatabaseDamaged, DatabaseReadOnly } from '../failures.ts';

const codeOf = (cause: unknown): string => (cause as { readonly code?: string }).code ?? '';

/** A disk that is full or fails, and a file or folder that may not be written to. */
const readOnlyCodes: readonly string[] = [
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
];

/** Pages that hold something else than they should, or are not there. */
const damagedCodes: readonly string[] = [
  'SQLITE_CORRUPT',
  'SQLITE_NOTADB',
  'SQLITE_IOERR_SHORT_READ',
];

/** What SQLite throws, as the failures the shop knows; anything else as it is. */
export const failureOf = (cause: unknown): unknown => {
  if (codeOf(cause).startsWith('SQLITE_BUSY'))
    return new DatabaseBusy('another process is writing');
  const why = cause instanceof Error ? cause.message : '';
  if (damagedCodes.some((code) => codeOf(cause).startsWith(code)))
    return Object.assign(new DatabaseDamaged(why), { cause });
  if (readOnlyCodes.some((code) => codeOf(cause).startsWith(code)))
    return Object.assign(new DatabaseReadOnly(why), { cause });
  return cause;
};
