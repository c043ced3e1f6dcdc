/** What the address says came of going to another house and back. */
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

/** Null for a text that is none; `confirm` asks for something, and is told by a form. */
export const outcomeIn = (query: {
  readonly get: (name: string) => string | null;
}): Outcome | null => outcomes.find((outcome) => outcome === query.get('social')) ?? null;

export const asksToConfirm = (query: { readonly get: (name: string) => string | null }): boolean =>
  query.get('social') === 'confirm';
