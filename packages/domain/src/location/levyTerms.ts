import type { Money } from '../kernel/index.ts';

/** Customs categories: knitted and woven clothing, headwear, and everything else. */
export const goodsKinds = ['knitted', 'woven', 'headwear', 'other'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** Import charges of a country. Rates are thousandths: 165 is 16.5 %. */
export type ImportRates = {
  readonly duty: Readonly<Record<GoodsKind, number>>;
  /** VAT, sales tax or its equivalent. It applies to the duty too. */
  readonly tax: number;
  /** Value of goods without shipping up to which no duty, or no tax, is charged. */
  readonly dutyFreeUpTo: Money;
  readonly taxFreeUpTo: Money;
  /** True if the customs value includes shipping. */
  readonly withShipping: boolean;
};

export const levyKinds = ['vat', 'included', 'on-arrival', 'unknown'] as const;
export type LevyTerms =
  /** Shipping within a customs area: the price contains VAT at `rate` thousandths. */
  | { readonly kind: 'vat'; readonly rate: number }
  /** Delivered duty paid: the shop pays duties and import taxes out of the price. */
  | { readonly kind: 'included' }
  | { readonly kind: 'on-arrival'; readonly rates: ImportRates }
  /** Unknown import charges, not contained in the price. */
  | { readonly kind: 'unknown' };

const headwear: ReadonlySet<string> = new Set(['cap', 'beanie']);
const noClothing: ReadonlySet<string> = new Set(['tote']);

/**
 * Customs category of a garment by its drawing pattern and texture. All woven fabrics
 * have the texture oxford.
 */
export const goodsKindOf = (pattern: string, texture: string): GoodsKind => {
  if (headwear.has(pattern)) return 'headwear';
  if (noClothing.has(pattern)) return 'other';
  return texture === 'oxford' ? 'woven' : 'knitted';
};
