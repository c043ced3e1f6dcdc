const day = 86_400_000;

/** What happens when a customer says nothing about the fit: days after the first pieces arrived. */
export type FitSilencePolicy = {
  readonly remindAfterDays: readonly number[];
  readonly makeRestAfterDays: number;
};

/** Two reminders; after sixty days the rest is made, unless the customer has asked to wait. */
export const fitSilencePolicy: FitSilencePolicy = {
  remindAfterDays: [7, 21],
  makeRestAfterDays: 60,
};

export type SilenceStep =
  | { readonly kind: 'remind'; readonly times: number }
  | { readonly kind: 'make-rest' };

/** When the rest is made if its customer says nothing, as an ISO 8601 instant: so long after the first pieces arrived. */
export const restMadeAt = (
  deliveredAt: string,
  policy: FitSilencePolicy = fitSilencePolicy,
): string => new Date(Date.parse(deliveredAt) + policy.makeRestAfterDays * day).toISOString();

/**
 * What is due of an order whose customer has not answered; null when nothing is. `times` is how many reminders there are with this one: whoever was away for
 * two of them is reminded once.
 */
export const silenceStep = (
  silence: { readonly deliveredAt: string; readonly reminded: number; readonly now: string },
  policy: FitSilencePolicy = fitSilencePolicy,
): SilenceStep | null => {
  if (Date.parse(silence.now) >= Date.parse(restMadeAt(silence.deliveredAt, policy)))
    return { kind: 'make-rest' };
  const days = (Date.parse(silence.now) - Date.parse(silence.deliveredAt)) / day;
  const times = policy.remindAfterDays.filter((after) => days >= after).length;
  return times > silence.reminded ? { kind: 'remind', times } : null;
};
