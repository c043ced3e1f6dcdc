export type SavedMeans = {
  readonly id: number;
  readonly kind: 'card';
  /** Brand name as in payment methods: `visa`, `mc`, `amex`, or one of the provider's. */
  readonly brand: string;
  readonly lastFour: string;
  /** The last valid month: `2029-04`. */
  readonly expires: string;
};

/**
 * True if a card has expired on a day; it is valid until the end of its month. `today` begins
 * with year and month, `2029-05`.
 */
export const isExpired = ({ expires }: Pick<SavedMeans, 'expires'>, today: string): boolean =>
  expires < today.slice(0, 7);

/** The saved card to preselect: the most recently used one that is valid. */
export const preselectedMeans = (saved: readonly SavedMeans[], today: string): SavedMeans | null =>
  saved.find((means) => !isExpired(means, today)) ?? null;
