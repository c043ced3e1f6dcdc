import { DatabaseBusy, DatabaseDamaged, DatabaseReadOnly } from '../failures.ts';

const codeOf = (cause: unknown): string => (cause as { readonly code?: string }).code ?? '';

/** The disk is full or failing, or the file or folder is read-only. */
const readOnlyCodes: readonly string[] = [
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
];

/** Pages with wrong content, or missing pages. */
const damagedCodes: readonly string[] = [
  'SQLITE_CORRUPT',
  'SQLITE_NOTADB',
  'SQLITE_IOERR_SHORT_READ',
];

/** Maps errors of SQLite to the shop's failures; returns others unchanged. */
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
