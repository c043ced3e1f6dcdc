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

export const explainDamage = (file: string): string =>
  `${file} is damaged, and nothing is written to it any more. Stop the shop. ${advice}`;

/**
 * Explains why an embedded database cannot be used, with its file and a remedy; null if the
 * file is not the cause.
 */
export const explainSqliteFailure = (cause: unknown, file: string): string | null => {
  // Our own failures wrap SQLite's error.
  const failure = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const { code = '', message = '' } = failure as {
    readonly code?: string;
    readonly message?: string;
  };
  // SQLite reports missing pages of a truncated file as malformed, sometimes without a code.
  const found =
    sentences.find(([codes]) => codes.test(code)) ??
    (message.includes('malformed') ? sentences[1] : undefined);
  return found ? found[1](file) : null;
};
