export const outcomes = [
  'linked',
  'cancelled',
  'provider-away',
  'not-proved',
  'stale',
  'email-unverified',
  'no-email',
  'account-closed',
  'identity-taken',
  'too-often',
] as const;
export type Outcome = (typeof outcomes)[number];

/** Null for an unknown value; `confirm` shows a form instead of a message. */
export const outcomeIn = (query: {
  readonly get: (name: string) => string | null;
}): Outcome | null => outcomes.find((outcome) => outcome === query.get('social')) ?? null;

export const needsConfirmation = (query: {
  readonly get: (name: string) => string | null;
}): boolean => query.get('social') === 'confirm';
