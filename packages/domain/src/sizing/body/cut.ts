import type { GarmentMeasure } from './garmentMeasure.ts';

/** Ease in centimeters by fit (SIZE-13). */
export type Ease = readonly [tight: number, regular: number, loose: number];

export type Cut = {
  readonly ease: Readonly<
    Record<Exclude<GarmentMeasure, 'sleeveLength' | 'neck' | 'wrist'>, Ease>
  > & {
    readonly neck?: Ease;
    readonly wrist?: Ease;
  };
  /**
   * The share of the way from shoulder seam to wrist that the sleeve covers, and an addition.
   */
  readonly sleeve: { readonly share: number; readonly extra: number };
  /**
   * Waist shaping (`shapeGarment`): darts for woven patterns, side seams for knits. Absent for
   * straight patterns.
   */
  readonly shaping?:
    | { readonly kind: 'darts'; readonly bustDart: number }
    | { readonly kind: 'seams' };
};
