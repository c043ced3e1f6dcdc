/** For so many days a profile that was deleted can be taken back (AUTH-17). */
export const daysToComeBack = 30;

const dayMs = 24 * 60 * 60 * 1_000;

/** Whether a profile that was deleted can still be taken back, by signing in to it again. Instants in milliseconds; one that was never deleted (null) has nothing to be taken back. */
export const mayComeBack = ({
  deletedAt,
  now,
}: {
  readonly deletedAt: number | null;
  readonly now: number;
}): boolean => deletedAt !== null && now < deletedAt + daysToComeBack * dayMs;
