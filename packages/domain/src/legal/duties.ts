import type { LineSnapshot } from '../basket/index.ts';
import type { TextValues } from '../kernel/index.ts';
import { type WithdrawalRight, withdrawalDays } from '../orders/index.ts';
import {
  type DutyRow,
  dutyRows,
  type Goods,
  isInRegions,
  type NoticeKind,
  type NoticePlace,
  type SellerDetail,
  sellerDetails,
} from './dutyRows.ts';
import { guaranteeYears } from './guaranteeYears.ts';

/** The seller's country and details; null or empty if the settings omit them. */
export type LegalSeller = {
  /** ISO 3166-1 alpha-2; null if unknown. */
  readonly countryCode: string | null;
} & { readonly [Detail in SellerDetail]: string | null };

export type LegalLine = {
  readonly kind: 'textile' | 'other-goods' | 'gift-card';
  readonly withdrawalRight: WithdrawalRight;
};

/** A line of a basket or an order; pieces with a fabric are textiles. */
export const legalLineOf = ({
  snapshot,
  withdrawalRight,
}: {
  readonly snapshot: Pick<LineSnapshot, 'giftCardTier' | 'fabricColorId'>;
  readonly withdrawalRight: WithdrawalRight;
}): LegalLine => {
  const goods = snapshot.fabricColorId === null ? 'other-goods' : 'textile';
  return { kind: snapshot.giftCardTier === null ? goods : 'gift-card', withdrawalRight };
};

export type Notice = Pick<DutyRow, 'kind' | 'since' | 'source' | 'checked'> & {
  readonly place: NoticePlace;
  readonly values: TextValues;
};

const concerns: Readonly<Record<Goods, (line: LegalLine) => boolean>> = {
  goods: ({ kind }) => kind !== 'gift-card',
  textiles: ({ kind }) => kind === 'textile',
  withdrawable: ({ withdrawalRight }) => withdrawalRight === 'granted',
  'made-to-specification': ({ withdrawalRight }) => withdrawalRight === 'made-to-specification',
};

const valuesOf = (kind: NoticeKind, customerCountry: string): TextValues => {
  switch (kind) {
    case 'legal-guarantee':
      return { years: guaranteeYears(customerCountry) };
    case 'withdrawal':
    case 'withdrawal-function':
      return { days: withdrawalDays };
    default:
      return {};
  }
};

const applies = (
  { sellers, customers, since }: DutyRow,
  seller: Pick<LegalSeller, 'countryCode'>,
  customerCountry: string,
  on: string,
): boolean =>
  since <= on &&
  (sellers === null || (seller.countryCode !== null && isInRegions(seller.countryCode, sellers))) &&
  (customers === null || isInRegions(customerCountry, customers));

/**
 * The notices that the law requires on a day (LEGAL-01), at most one per kind and place.
 * `on` is YYYY-MM-DD. No legal advice: each notice names its source.
 */
export const requiredNotices = ({
  seller,
  customer,
  lines,
  on,
}: {
  readonly seller: Pick<LegalSeller, 'countryCode'>;
  readonly customer: { readonly countryCode: string };
  readonly lines: readonly LegalLine[];
  readonly on: string;
}): readonly Notice[] => {
  const notices = new Map<string, Notice>();
  for (const row of dutyRows) {
    if (!applies(row, seller, customer.countryCode, on)) continue;
    if (row.goods !== null && !lines.some(concerns[row.goods])) continue;
    const { kind, since, source, checked } = row;
    const values = valuesOf(kind, customer.countryCode);
    for (const place of row.places) {
      const key = `${kind} ${place}`;
      if (!notices.has(key)) notices.set(key, { kind, place, values, since, source, checked });
    }
  }
  return [...notices.values()];
};

export type DutyReview = Pick<
  DutyRow,
  'kind' | 'places' | 'customers' | 'since' | 'source' | 'checked'
> & {
  /** `upcoming` duties begin later; `incomplete` ones lack details of the seller. */
  readonly status: 'shown' | 'incomplete' | 'upcoming';
  readonly missing: readonly SellerDetail[];
};

const isMissing = (seller: LegalSeller, detail: SellerDetail): boolean => !seller[detail]?.trim();

/**
 * Each law that applies to a seller with customers in the given countries (LEGAL-07), in the
 * order of the rows. `on` is YYYY-MM-DD.
 */
export const reviewDuties = (
  seller: LegalSeller,
  customerCountries: readonly string[],
  on: string,
): readonly DutyReview[] =>
  dutyRows
    .filter((row) =>
      customerCountries.some((countryCode) => applies(row, seller, countryCode, row.since)),
    )
    .map(({ kind, places, customers, since, source, checked, needs }) => {
      const missing = needs.filter((detail) => isMissing(seller, detail));
      const begun = missing.length > 0 ? 'incomplete' : 'shown';
      const status = since > on ? 'upcoming' : begun;
      return { kind, places, customers, since, source, checked, missing, status };
    });

/** A detail that the settings omit although notices show it. */
export type MissingDetail = {
  readonly detail: SellerDetail;
  readonly kinds: readonly NoticeKind[];
};

/**
 * Details that a seller has to set for customers in the given countries (LEGAL-06), with the
 * notices that show them. `on` is YYYY-MM-DD.
 */
export const missingDetails = (
  seller: LegalSeller,
  customerCountries: readonly string[],
  on: string,
): readonly MissingDetail[] => {
  const rows = dutyRows.filter((row) =>
    customerCountries.some((countryCode) => applies(row, seller, countryCode, on)),
  );
  return sellerDetails
    .filter((detail) => isMissing(seller, detail))
    .map((detail) => ({
      detail,
      kinds: [...new Set(rows.flatMap(({ kind, needs }) => (needs.includes(detail) ? kind : [])))],
    }))
    .filter(({ kinds }) => kinds.length > 0);
};
