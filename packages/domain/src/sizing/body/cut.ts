import type { GarmentMeasure } from './garmentMeasure.ts';

/** Centimeters over the body, one for each fit (SIZE-13). */
export type Ease = readonly [tight: number, regular: number, loose: number];

export type Cut = {
  readonly ease: Readonly<
    Record<Exclude<GarmentMeasure, 'sleeveLength' | 'neck' | 'wrist'>, Ease>
  > & {
    readonly neck?: Ease;
    readonly wrist?: Ease;
  };
  /** Share of the way from the shoulder seam to the wrist the sleeve covers, and what is added to it. */
  readonly sleeve: { readonly share: number; readonly extra: number };
  /** How the waist is brought in (`shapeGarment`): of a woven block by darts, of a knitted one in its seams alone. A block without hangs straight. */
  readonly shaping?:
    | { readonly kind: 'darts'; readonly bustDart: number }
    | { readonly kind: 'seams' };
};
