const advice =
  'Put it aside and take the last backup (`npm run restore -- <folder>`), or name another DATA_DIR';

const sentences: readonly (readonly [codes: RegExp, sentence: (file: string) => string])[] = [
  [/^SQLITE_NOTADB/, (file) => `${file} is no SQLite database. ${advice}`],
  [
    /^SQLITE_(CORRUPT|IOERR_SHORT_READ)/,
    (file) => `${file} is damaged. Nothing was changed. ${advice}`,
  ],
  [
    /^SQLITE_FULL|^ENOSPC/,
    (file) =>
      `There is no room left on the disk of ${file}. Make some; what was acknowledged is safe`,
  ],
  [
    /^SQLITE_READONLY|^EROFS/,
    (file) =>
      `${file} may be read and not written. Give this user the right to write to the file and to its folder`,
  ],
  [
    /^SQLITE_CANTOPEN|^EACCES|^EPERM|^ENOTDIR|^EEXIST/,
    (file) =>
      `${file} cannot be opened. Its folder has to be one that this user may write to; DATA_DIR names another`,
  ],
];

/** What to do about a file that was found damaged while the shop was open. */
export const explainDamage = (file: string): string =>
  `${file} is damaged, and nothing is written to it any more. Stop the shop. ${advice}`;

/** Why an embedded database cannot be used, in a sentence with its file and what to do; null for a failure that is not the file's. */
export const explainSqliteFailure = (cause: unknown, file: string): string | null => {
  // What a store says of it has SQLite's own word behind it.
  const told = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const { code = '', message = '' } = told as { readonly code?: string; readonly message?: string };
  // The pages of a truncated file are missing, which SQLite calls malformed without a code of its own in places.
  const found =
    sentences.find(([codes]) => codes.test(code)) ??
    (message.includes('malformed') ? sentences[1] : undefined);
  return found ? found[1](file) : null;
};
