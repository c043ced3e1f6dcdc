import type { Money } from '../kernel/index.ts';

/** Kinds of goods as tariffs part them: knitted and woven clothing, what is worn on the head, and everything else. */
export const goodsKinds = ['knitted', 'woven', 'headwear', 'other'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** What customs of a country ask for on arrival. Rates are thousandths: 165 is 16.5 %. */
export type ImportRates = {
  readonly duty: Readonly<Record<GoodsKind, number>>;
  /** Value added tax, sales tax or whatever it is called there; it is on the duty too. */
  readonly tax: number;
  /** Goods worth no more than this, shipping aside, are free of duty, or of tax. */
  readonly dutyFreeUpTo: Money;
  readonly taxFreeUpTo: Money;
  /** Whether what shipping costs is part of the value. */
  readonly withShipping: boolean;
};

/** What the state takes of a parcel, and who pays it. */
export const levyKinds = ['vat', 'included', 'on-arrival', 'unknown'] as const;
export type LevyTerms =
  /** No border of customs is crossed: value added tax of the country, in thousandths, is in the price. */
  | { readonly kind: 'vat'; readonly rate: number }
  /** The shop pays duties and import taxes out of the price: delivered duty paid. */
  | { readonly kind: 'included' }
  /** Whoever receives the parcel pays them. */
  | { readonly kind: 'on-arrival'; readonly rates: ImportRates }
  /** The shop does not know what the country asks for; nothing of it is in the price. */
  | { readonly kind: 'unknown' };

const headwear: ReadonlySet<string> = new Set(['cap', 'beanie']);
const noClothing: ReadonlySet<string> = new Set(['tote']);

/** What tariffs take a garment for, by its drawing and the texture of its cloth: everything woven is drawn as oxford. */
export const goodsKindOf = (pattern: string, texture: string): GoodsKind => {
  if (headwear.has(pattern)) return 'headwear';
  if (noClothing.has(pattern)) return 'other';
  return texture === 'oxford' ? 'woven' : 'knitted';
};
