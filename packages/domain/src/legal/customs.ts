import { type Currency, type Money, money, sum } from '../kernel/index.ts';
import { isIn } from './dutyRows.ts';
import type { Fiber, FiberPercent } from './fibers.ts';

/** Country in which all goods of the shop are made (ISO 3166-1 alpha-2). */
export const originCountry = 'PT';

/** True if parcels from the workshop need a customs declaration in a country (LEGAL-09). */
export const needsCustomsDeclaration = (countryCode: string): boolean =>
  // The Canary Islands have customs of their own; Monaco belongs to those of France.
  countryCode === 'IC' || (countryCode !== 'MC' && !isIn(countryCode, ['EU']));

/** Facts of a garment that decide on its code. */
export type CustomsGoods = {
  /** The drawing pattern of its type. */
  readonly pattern: string;
  /** The fabric's texture: woven fabrics have `oxford`, sweaters `fine-knit` or `cable`. */
  readonly texture: string;
  readonly fibers: readonly FiberPercent[];
  readonly cutFor: 'men' | 'women';
};

type Group = 'cotton' | 'wool' | 'cashmere' | 'man-made' | 'other';

const groupOf: Readonly<Record<Fiber, Group>> = {
  wool: 'wool',
  cashmere: 'cashmere',
  cotton: 'cotton',
  linen: 'other',
  lyocell: 'man-made',
  viscose: 'man-made',
  polyamide: 'man-made',
  polyester: 'man-made',
  elastane: 'man-made',
};

/** Harmonized System 2022, six digits, by the fiber group with the largest share. */
type Codes = Readonly<Record<Group, string>>;
const source =
  'https://www.wcoomd.org/en/topics/nomenclature/instrument-and-tools/hs-nomenclature-2022-edition.aspx';

const codes = {
  tShirts: {
    cotton: '610910',
    wool: '610990',
    cashmere: '610990',
    'man-made': '610990',
    other: '610990',
  },
  pullovers: {
    cotton: '611020',
    wool: '611011',
    cashmere: '611012',
    'man-made': '611030',
    other: '611090',
  },
  menKnitted: {
    cotton: '610510',
    wool: '610590',
    cashmere: '610590',
    'man-made': '610520',
    other: '610590',
  },
  womenKnitted: {
    cotton: '610610',
    wool: '610690',
    cashmere: '610690',
    'man-made': '610620',
    other: '610690',
  },
  menWoven: {
    cotton: '620520',
    wool: '620590',
    cashmere: '620590',
    'man-made': '620530',
    other: '620590',
  },
  womenWoven: {
    cotton: '620630',
    wool: '620620',
    cashmere: '620620',
    'man-made': '620640',
    other: '620690',
  },
  scarves: {
    cotton: '611710',
    wool: '611710',
    cashmere: '611710',
    'man-made': '611710',
    other: '611710',
  },
  headwear: {
    cotton: '650500',
    wool: '650500',
    cashmere: '650500',
    'man-made': '650500',
    other: '650500',
  },
  bags: {
    cotton: '420292',
    wool: '420292',
    cashmere: '420292',
    'man-made': '420292',
    other: '420292',
  },
} as const satisfies Readonly<Record<string, Codes>>;
type Chapter = keyof typeof codes;

const shirts =
  'polo long-polo knit-polo shirt terry-shirt open-collar praia-shirt rugby-shirt knit-shirt';
const pullovers = 'hi-neck sweatshirt hoodie zip-hoodie half-zip zip-sweatshirt knit cardigan';
const patterns: readonly (readonly [patterns: string, Chapter | 'shirts'])[] = [
  ['t-shirt long-sleeve undershirt tank active-tee', 'tShirts'],
  [pullovers, 'pullovers'],
  [shirts, 'shirts'],
  ['scarf', 'scarves'],
  ['cap beanie', 'headwear'],
  ['tote', 'bags'],
];
const chapterByPattern: ReadonlyMap<string, Chapter | 'shirts'> = new Map(
  patterns.flatMap(([names, chapter]) => names.split(' ').map((name) => [name, chapter] as const)),
);

const chapterOf = ({ pattern, texture, cutFor }: CustomsGoods): Chapter | null => {
  const chapter = chapterByPattern.get(pattern);
  if (chapter !== 'shirts') return chapter ?? null;
  if (texture === 'oxford') return cutFor === 'men' ? 'menWoven' : 'womenWoven';
  // Chapter 61, note 4: loosely knitted shirts count as pullovers.
  if (texture === 'fine-knit' || texture === 'cable') return 'pullovers';
  return cutFor === 'men' ? 'menKnitted' : 'womenKnitted';
};

export type CustomsCode = {
  readonly hs: string;
  readonly source: string;
  readonly checked: string;
};

/**
 * The code of the Harmonized System for a garment (LEGAL-09); null for unknown patterns. The
 * digits that a country adds, such as the HTSUS of the United States, are not included.
 */
export const customsCodeOf = (goods: CustomsGoods): CustomsCode | null => {
  const chapter = chapterOf(goods);
  if (chapter === null) return null;
  const shares = new Map<Group, number>();
  for (const { fiber, percent } of goods.fibers)
    shares.set(groupOf[fiber], (shares.get(groupOf[fiber]) ?? 0) + percent);
  const [main = 'other'] = [...shares]
    .toSorted(([, one], [, other]) => other - one)
    .map(([group]) => group);
  return { hs: codes[chapter][main], source, checked: '2026-11-28' };
};

export type DeclaredLine = {
  readonly description: string;
  readonly quantity: number;
  readonly grams: number;
  readonly value: Money;
  /** Null if the code is unknown and has to be entered by hand. */
  readonly hs: string | null;
};

/** The contents of a customs declaration. */
export type CustomsDeclaration = {
  /** Equal goods are one line. */
  readonly lines: readonly DeclaredLine[];
  readonly grams: number;
  readonly value: Money;
};

/** Declares goods (LEGAL-09): equal descriptions with equal codes are added up. */
export const declareGoods = (
  goods: readonly DeclaredLine[],
  currency: Currency,
): CustomsDeclaration => {
  const lines = new Map<string, DeclaredLine>();
  for (const line of goods) {
    const key = `${line.description} ${line.hs}`;
    const known = lines.get(key);
    lines.set(
      key,
      known
        ? {
            ...known,
            quantity: known.quantity + line.quantity,
            grams: known.grams + line.grams,
            value: money(known.value.amount + line.value.amount, currency),
          }
        : line,
    );
  }
  return {
    lines: [...lines.values()],
    grams: goods.reduce((total, { grams }) => total + grams, 0),
    value: sum(
      goods.map(({ value }) => value),
      currency,
    ),
  };
};

/** A row of the weights that packaging and textile registers ask for. */
export type FiberWeight = {
  readonly countryCode: string;
  readonly fiber: Fiber;
  readonly grams: number;
};

/** Weights by country and fiber (LEGAL-10), sorted. Fractions of a gram stay with the fiber. */
export const weighFibers = (
  pieces: readonly {
    readonly countryCode: string;
    readonly grams: number;
    readonly fibers: readonly FiberPercent[];
  }[],
): readonly FiberWeight[] => {
  const weights = new Map<string, FiberWeight>();
  for (const { countryCode, grams, fibers } of pieces)
    for (const { fiber, percent } of fibers) {
      const key = `${countryCode} ${fiber}`;
      const before = weights.get(key)?.grams ?? 0;
      weights.set(key, { countryCode, fiber, grams: before + (grams * percent) / 100 });
    }
  return [...weights.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, weight]) => weight);
};
