import type { CutFor } from '../cutFor.ts';
import { type Fit, fits } from '../idealSizeInput.ts';
import type { BodyMeasure } from './bodyMeasure.ts';
import type { Ease } from './cut.ts';
import { cutOf } from './cutGarment.ts';
import type { GarmentMeasure } from './garmentMeasure.ts';

/**
 * The body a garment is cut for: finished measurements minus ease, in centimeters. Measurements
 * that the garment does not reveal are absent, and all are for a type that is not cut. A hem
 * covers hips and belly: it reveals the hips unless the waist fills it.
 */
export const bodyOfGarment = (
  sizeTypeSlug: string,
  garment: Readonly<Partial<Record<GarmentMeasure, number>>>,
  fit: Fit,
  cutFor: CutFor = 'men',
): Readonly<Partial<Record<BodyMeasure, number>>> => {
  const cut = cutOf(sizeTypeSlug, cutFor);
  if (!cut) return {};
  const { ease, sleeve } = cut;
  const under = (measure: GarmentMeasure, over: Ease | undefined): number | undefined => {
    const value = garment[measure];
    return value === undefined || !over ? undefined : value - (over[fits.indexOf(fit)] ?? 0);
  };
  const { shoulder, sleeveLength } = garment;
  const body: Readonly<Partial<Record<BodyMeasure, number | undefined>>> = {
    chestCircumference: under('chest', ease.chest),
    waistCircumference: under('waist', ease.waist),
    hipCircumference: under('hem', ease.hem),
    biacromialBreadth: under('shoulder', ease.shoulder),
    torsoLength: under('bodyLength', ease.bodyLength),
    sleeveLengthSpineWrist:
      sleeveLength === undefined || shoulder === undefined
        ? undefined
        : (sleeveLength - sleeve.extra) / sleeve.share + shoulder / 2,
    bicepsCircumferenceFlexed: under('biceps', ease.biceps),
    neckCircumference: under('neck', ease.neck),
    wristCircumference: under('wrist', ease.wrist),
  };
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined),
  ) as Partial<Record<BodyMeasure, number>>;
};
