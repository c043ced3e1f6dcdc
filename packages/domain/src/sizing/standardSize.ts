import { type CutFor, cutForOf, storedCutFor } from './cutFor.ts';

/** SIZE-56: 24 standard sizes, bases 1 to 12 in Regular and Long. */
export const baseSizes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type BaseSize = (typeof baseSizes)[number];
export const sizeLengths = ['R', 'L'] as const;
export type SizeLength = (typeof sizeLengths)[number];
/** One of the 24 (SIZE-56), or of the second set, which is cut for women (SIZE-96). */
export type StandardSize = {
  readonly base: BaseSize;
  readonly length: SizeLength;
  readonly cutFor?: CutFor | undefined;
};

/** SIZE-30. */
export const defaultStandardSize: StandardSize = { base: 7, length: 'R' };

export const standardSizes: readonly StandardSize[] = baseSizes.flatMap((base) =>
  sizeLengths.map((length) => ({ base, length })),
);

/** The standard sizes of a body (SIZE-56, SIZE-96). */
export const standardSizesFor = (cutFor: CutFor = 'men'): readonly StandardSize[] =>
  cutFor === 'women' ? standardSizes.map((size) => ({ ...size, cutFor })) : standardSizes;

/** Prefix of women's sizes, so that none is mistaken for one of the 24 (SIZE-96). */
const womensMark = 'W';

/** The short form: `7R`, or `W7R` for women (SIZE-30, SIZE-96). */
export const formatStandardSize = (size: StandardSize): string =>
  `${cutForOf(size) === 'women' ? womensMark : ''}${size.base}${size.length}`;

export const isSameStandardSize = (one: StandardSize, other: StandardSize): boolean =>
  formatStandardSize(one) === formatStandardSize(other);

/** A reference to a size: a standard size (`7R`) or the id of a saved size. */
export type SizeRef =
  | ({ readonly kind: 'standard' } & StandardSize)
  | { readonly kind: 'user'; readonly id: number };

const isBaseSize = (value: number): value is BaseSize =>
  (baseSizes as readonly number[]).includes(value);

/** The standard size of a reference or recommendation, without other fields. */
export const standardSizeOf = ({ base, length, cutFor }: StandardSize): StandardSize => ({
  base,
  length,
  ...storedCutFor(cutFor),
});

/**
 * `7R` is a standard size, `W7R` one for women, `12` the saved size with that id; anything else
 * is null.
 */
export const parseSizeRef = (text: string): SizeRef | null => {
  const standard = /^(W?)([1-9]\d?)([RL])$/.exec(text);
  if (standard) {
    const base = Number(standard[2]);
    const length = standard[3] as SizeLength;
    return isBaseSize(base)
      ? {
          kind: 'standard',
          base,
          length,
          ...storedCutFor(standard[1] === womensMark ? 'women' : undefined),
        }
      : null;
  }
  return /^[1-9]\d{0,8}$/.test(text) ? { kind: 'user', id: Number(text) } : null;
};

export type LetterSize = 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL';
const letterSizes: readonly LetterSize[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** The letter size of a base size: 1–2 XS … 11–12 XXL (SIZE-06). */
export const letterSizeOf = (base: BaseSize): LetterSize =>
  letterSizes[Math.floor((base - 1) / 2)] as LetterSize;

/** SIZE-19: `Standard - 7R - 05/11/25`; `on` is the day in the viewer's time zone. */
export const nameStandardSize = (
  size: StandardSize,
  on: { readonly day: number; readonly month: number; readonly year: number },
): string => {
  const twoDigits = (value: number): string => String(value % 100).padStart(2, '0');
  return `Standard - ${formatStandardSize(size)} - ${twoDigits(on.day)}/${twoDigits(on.month)}/${twoDigits(on.year)}`;
};
