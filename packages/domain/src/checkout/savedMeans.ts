/** A card that the provider of payments keeps for a customer, as far as the shop knows it: what people tell it from others by. */
export type SavedMeans = {
  readonly id: number;
  readonly kind: 'card';
  /** As methods name brands: `visa`, `mc`, `amex`, or a word of the provider's. */
  readonly brand: string;
  readonly lastFour: string;
  /** The last month it is good in: `2029-04`. */
  readonly expires: string;
};

/** Whether a card is no longer good on a day: it is until the end of the month it names. `today` begins with year and month, `2029-05`. */
export const isExpired = ({ expires }: Pick<SavedMeans, 'expires'>, today: string): boolean =>
  expires < today.slice(0, 7);

/** What a customer most likely pays with again: the first of those, the one used last first, that is still good. */
export const meansToBeginWith = (saved: readonly SavedMeans[], today: string): SavedMeans | null =>
  saved.find((means) => !isExpired(means, today)) ?? null;
