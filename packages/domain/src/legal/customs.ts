import { type Currency, type Money, money, sum } from '../kernel/index.ts';
import { isInRegions } from './dutyRows.ts';
import type { Fiber, FiberPercent } from './fibers.ts';

/** Country in which all goods of the shop are made (ISO 3166-1 alpha-2). */
export const originCountry = 'PT';

/** True if parcels from the workshop need a customs declaration in a country (LEGAL-09). */
export const needsCustomsDeclaration = (countryCode: string): boolean =>
  // The Canary Islands have customs of their own; Monaco belongs to those of France.
  countryCode === 'IC' || (countryCode !== 'MC' && !isInRegions(countryCode, ['EU']));

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

type Codes = Readonly<Record<Group, string>>;

const codesOf = (
  cotton: string,
  wool: string,
  cashmere: string,
  manMade: string,
  other: string,
): Codes => ({ cotton, wool, cashmere, 'man-made': manMade, other });

const source =
  'https://www.wcoomd.org/en/topics/nomenclature/instrument-and-tools/hs-nomenclature-2022-edition.aspx';
const usSource = 'https://hts.usitc.gov/';

/**
 * Codes by the fiber group with the largest share. Six digits are those of the Harmonized
 * System 2022; eight include the tariff line of the United States (HTSUS), where it does not
 * depend on facts that the catalog lacks, such as the length of sleeves.
 */
const codes = {
  tShirts: codesOf('61091000', '610990', '610990', '61099010', '61099080'),
  pullovers: codesOf('61102020', '61101100', '611012', '61103030', '61109090'),
  menKnitted: codesOf('61051000', '61059010', '61059010', '61052020', '61059080'),
  womenKnitted: codesOf('61061000', '61069010', '61069010', '61062020', '610690'),
  menWoven: codesOf('62052020', '620590', '620590', '62053020', '620590'),
  womenWoven: codesOf('62063030', '62062030', '62062030', '62064030', '62069000'),
  scarves: codesOf('61171060', '61171010', '61171010', '61171020', '61171060'),
  caps: codesOf('65050020', '65050040', '650500', '650500', '65050025'),
  beanies: codesOf('65050015', '65050030', '650500', '650500', '65050015'),
  bags: codesOf('42029215', '420292', '420292', '420292', '420292'),
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
  ['cap', 'caps'],
  ['beanie', 'beanies'],
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
  /**
   * Eight digits of the HTSUS, without the statistical suffix; null if the facts do not decide
   * on them. To be confirmed by a customs broker.
   */
  readonly htsus: string | null;
  readonly source: string;
  readonly usSource: string;
  readonly checked: string;
};

/**
 * The codes of the Harmonized System and of the United States for a garment (LEGAL-09); null
 * for unknown patterns.
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
  const code = codes[chapter][main];
  return {
    hs: code.slice(0, 6),
    htsus: code.length === 8 ? code : null,
    source,
    usSource,
    checked: '2026-11-28',
  };
};

export type DeclaredLine = {
  readonly description: string;
  readonly quantity: number;
  readonly grams: number;
  readonly value: Money;
  /** Null if the code is unknown and has to be entered by hand. */
  readonly hs: string | null;
  /** Tariff line of the destination; null where the shop knows none. */
  readonly tariffLine: string | null;
};

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
    const key = `${line.description} ${line.hs} ${line.tariffLine}`;
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
