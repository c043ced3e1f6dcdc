const day = 86_400_000;

/**
 * Days after the first delivery at which reminders and the release follow when the fit is not
 * confirmed.
 */
export type UnansweredFitPolicy = {
  readonly remindAfterDays: readonly number[];
  readonly makeRestAfterDays: number;
};

/** Two reminders, and release after sixty days unless the customer asked to wait. */
export const unansweredFitPolicy: UnansweredFitPolicy = {
  remindAfterDays: [7, 21],
  makeRestAfterDays: 60,
};

export type UnansweredFitStep =
  | { readonly kind: 'remind'; readonly times: number }
  | { readonly kind: 'make-rest' };

/** The ISO 8601 instant at which the rest is released without an answer. */
export const restReleaseDueAt = (
  deliveredAt: string,
  policy: UnansweredFitPolicy = unansweredFitPolicy,
): string => new Date(Date.parse(deliveredAt) + policy.makeRestAfterDays * day).toISOString();

/**
 * The next due step for an unanswered fit confirmation, or null. `times` is the number of
 * reminders including this one; missed reminders are sent once.
 */
export const unansweredFitStep = (
  silence: { readonly deliveredAt: string; readonly reminded: number; readonly now: string },
  policy: UnansweredFitPolicy = unansweredFitPolicy,
): UnansweredFitStep | null => {
  if (Date.parse(silence.now) >= Date.parse(restReleaseDueAt(silence.deliveredAt, policy)))
    return { kind: 'make-rest' };
  const days = (Date.parse(silence.now) - Date.parse(silence.deliveredAt)) / day;
  const times = policy.remindAfterDays.filter((after) => days >= after).length;
  return times > silence.reminded ? { kind: 'remind', times } : null;
};
