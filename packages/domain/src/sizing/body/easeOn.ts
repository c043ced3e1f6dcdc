import { type CutFor, cutForOf } from '../cutFor.ts';
import { type Fit, fits } from '../idealSizeInput.ts';
import { type Centimeters, centimeters } from '../units.ts';
import type { BodyMeasure } from './bodyMeasure.ts';
import type { Ease } from './cut.ts';
import { cutOf } from './cutGarment.ts';

/** Measures of a garment whose ease decides how it feels. */
export type EasedMeasure = 'chest' | 'waist' | 'biceps';

const bodyMeasureBelow: readonly (readonly [EasedMeasure, BodyMeasure])[] = [
  ['chest', 'chestCircumference'],
  ['waist', 'waistCircumference'],
  ['biceps', 'bicepsCircumferenceFlexed'],
];

/** The fit with the nearest ease, or beyond all fits. */
export type EaseFit = Fit | 'TIGHTER' | 'LOOSER';

/** Room between a garment and a body at one place. */
export type EaseAt = {
  readonly measure: EasedMeasure;
  readonly garment: Centimeters;
  readonly body: Centimeters;
  /** Garment minus body; negative if the garment stretches. */
  readonly ease: Centimeters;
  /** Ease of a regular fit at this place. */
  readonly regular: Centimeters;
  readonly fit: EaseFit;
};

/** Beyond the fits begins as far outside of them as the next fit begins inside. */
const fitOf = (ease: number, [tight, regular, loose]: Ease): EaseFit => {
  const [toRegular, toLoose] = [(regular - tight) / 2, (loose - regular) / 2];
  if (ease < tight - toRegular) return 'TIGHTER';
  if (ease > loose + toLoose) return 'LOOSER';
  const [closest, middle, widest] = fits;
  if (ease < tight + toRegular) return closest;
  return ease <= regular + toLoose ? middle : widest;
};

/**
 * Ease of a garment on a body at chest, waist and upper arm (SIZE-135). Places that the
 * garment does not measure are omitted. The fits are those of the garment’s own cut.
 */
export const easeOn = (
  sizeTypeSlug: string,
  garment: {
    readonly measurements: readonly { readonly measure: string; readonly value: number }[];
    readonly cutFor?: CutFor | undefined;
  },
  body: Readonly<Record<BodyMeasure, number>>,
): readonly EaseAt[] => {
  const cut = cutOf(sizeTypeSlug, cutForOf(garment));
  if (!cut) return [];
  return bodyMeasureBelow.flatMap(([measure, bodyMeasure]): readonly EaseAt[] => {
    const found = garment.measurements.find((each) => each.measure === measure);
    if (!found) return [];
    const below = body[bodyMeasure];
    const ease = found.value - below;
    const [, regular] = cut.ease[measure];
    return [
      {
        measure,
        garment: centimeters(found.value),
        body: centimeters(below),
        ease: centimeters(ease),
        regular: centimeters(regular),
        fit: fitOf(ease, cut.ease[measure]),
      },
    ];
  });
};
