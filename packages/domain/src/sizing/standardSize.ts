/** SIZE-56: 24 pre-engineered sizes, base 1 to 12 in Regular and Long. */
export const baseSizes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type BaseSize = (typeof baseSizes)[number];
export const sizeLengths = ['R', 'L'] as const;
export type SizeLength = (typeof sizeLengths)[number];
export type StandardSize = { readonly base: BaseSize; readonly length: SizeLength };

/** SIZE-30. */
export const defaultStandardSize: StandardSize = { base: 7, length: 'R' };

export const standardSizes: readonly StandardSize[] = baseSizes.flatMap((base) => sizeLengths.map((length) => ({ base, length })));

/** What a design or a line refers to: a standard size (`7R`) or a saved user size (its id). */
export type SizeRef = ({ readonly kind: 'standard' } & StandardSize) | { readonly kind: 'user'; readonly id: number };

const isBaseSize = (value: number): value is BaseSize => (baseSizes as readonly number[]).includes(value);

/** `7R` → a standard size, `12` → the user size with that id, anything else → null. */
export const parseSizeRef = (text: string): SizeRef | null => {
  const standard = /^([1-9]\d?)([RL])$/.exec(text);
  if (standard) {
    const base = Number(standard[1]);
    return isBaseSize(base) ? { kind: 'standard', base, length: standard[2] as SizeLength } : null;
  }
  return /^[1-9]\d{0,8}$/.test(text) ? { kind: 'user', id: Number(text) } : null;
};

export type LetterSize = 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL';
const letterSizes: readonly LetterSize[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** The ready-to-wear label a base size compares to: 1–2 XS … 11–12 XXL (SIZE-06). */
export const letterSizeOf = (base: BaseSize): LetterSize => letterSizes[Math.floor((base - 1) / 2)] as LetterSize;

/** SIZE-19: `Standard - 7R - 05/11/25`; `on` is the day in the viewer's time zone. */
export const nameStandardSize = (
  size: StandardSize,
  on: { readonly day: number; readonly month: number; readonly year: number },
): string => {
  const twoDigits = (value: number): string => String(value % 100).padStart(2, '0');
  return `Standard - ${size.base}${size.length} - ${twoDigits(on.day)}/${twoDigits(on.month)}/${twoDigits(on.year)}`;
};
