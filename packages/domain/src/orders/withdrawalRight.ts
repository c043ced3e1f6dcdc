/**
 * True if the buyer of a piece can withdraw from the contract. `not-required`: no law of the
 * buyer's country asks for it.
 */
export const withdrawalRights = ['granted', 'made-to-specification', 'not-required'] as const;
export type WithdrawalRight = (typeof withdrawalRights)[number];

/** Conditions beside the piece: stored with an order when it is placed. */
export type WithdrawalTerms = {
  /** Country of delivery, or else of the buyer (ISO 3166-1 alpha-2, or IC); null if unknown. */
  readonly countryCode: string | null;
  /** Shop setting: standard sizes without initials do not count as made to specification. */
  readonly standardSizesReturnable: boolean;
};

/**
 * Countries whose law asks for a right of withdrawal: European Union (Directive 2011/83, article 9)
 * with the Canary Islands, European Economic Area, United Kingdom (Consumer Contracts Regulations
 * 2013). Switzerland has no such law; the shop grants it there as well.
 */
const countries: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IC ' +
    'IS LI NO GB CH'
  ).split(' '),
);

/** True if texts name the right of withdrawal in a country. An unknown country is given the right. */
export const hasWithdrawalLaw = (countryCode: string | null): boolean =>
  countryCode === null || countries.has(countryCode);

/** Pieces with initials or a size other than a returnable standard size are custom-made. */
export const withdrawalRightOf = (
  piece: {
    readonly snapshot: { readonly userSizeId: number | null; readonly initials: string };
    readonly isStandardSize: boolean;
  },
  { countryCode, standardSizesReturnable }: WithdrawalTerms,
): WithdrawalRight => {
  if (!hasWithdrawalLaw(countryCode)) return 'not-required';
  const { userSizeId, initials } = piece.snapshot;
  const isMeasured = userSizeId !== null && !(piece.isStandardSize && standardSizesReturnable);
  return isMeasured || initials !== '' ? 'made-to-specification' : 'granted';
};
