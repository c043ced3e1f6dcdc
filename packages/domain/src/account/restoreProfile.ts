/** Days within which a deleted profile can be restored (AUTH-17). */
export const profileRestoreDays = 30;

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * True if signing in still restores a deleted profile. Times in milliseconds; null means it was
 * never deleted.
 */
export const canRestoreProfile = ({
  deletedAt,
  now,
}: {
  readonly deletedAt: number | null;
  readonly now: number;
}): boolean => deletedAt !== null && now < deletedAt + profileRestoreDays * dayMs;
