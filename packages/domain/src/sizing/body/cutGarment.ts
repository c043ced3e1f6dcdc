import { type CutFor, cutForChoices } from '../cutFor.ts';
import { type Fit, fits } from '../idealSizeInput.ts';
import { centimeters, roundToHalf } from '../units.ts';
import type { BodyMeasure } from './bodyMeasure.ts';
import type { Cut, Ease } from './cut.ts';
import type { GarmentMeasure, GarmentMeasurement } from './garmentMeasure.ts';
import { womensCuts } from './womensCuts.ts';

const shirt: Cut = {
  ease: {
    chest: [7, 12, 18],
    waist: [12, 19, 27],
    hem: [9, 13, 18],
    shoulder: [4, 5.5, 7.5],
    bodyLength: [10.5, 11.5, 12.5],
    biceps: [3.5, 6, 9],
    neck: [1.5, 2.5, 3.5],
    wrist: [5, 6, 7],
  },
  sleeve: { share: 1, extra: 0.5 },
};

const hoodie: Cut = {
  ease: {
    chest: [10, 15, 21],
    waist: [16, 22, 28],
    hem: [5, 8, 12],
    shoulder: [5, 7, 9],
    bodyLength: [5, 6, 7.5],
    biceps: [6, 9, 12.5],
    wrist: [3.5, 4, 5],
  },
  sleeve: { share: 1, extra: 1 },
};

/**
 * Ease of the men's patterns by size type and fit, for standard and custom sizes. Change cuts
 * here; standard sizes are REGULAR.
 */
const cuts: Readonly<Record<string, Cut>> = {
  't-shirt': {
    ease: {
      chest: [4, 8, 13],
      waist: [10, 16, 22],
      hem: [4, 8, 13],
      shoulder: [3.5, 5, 7],
      bodyLength: [5.5, 6.5, 8],
      biceps: [2.5, 5, 8.5],
    },
    sleeve: { share: 0.34, extra: 0 },
  },
  'long-sleeve': {
    ease: {
      chest: [4, 8, 13],
      waist: [10, 16, 22],
      hem: [4, 8, 13],
      shoulder: [3.5, 5, 7],
      bodyLength: [6, 7, 8.5],
      biceps: [2, 4, 7],
      wrist: [2.5, 3.5, 4.5],
    },
    sleeve: { share: 1, extra: -1 },
  },
  polo: {
    ease: {
      chest: [5, 9, 14],
      waist: [11, 17, 23],
      hem: [6, 9, 14],
      shoulder: [3.5, 5, 7],
      bodyLength: [6, 7, 8.5],
      biceps: [2.5, 4.5, 8],
      neck: [2, 3.5, 4.5],
    },
    sleeve: { share: 0.35, extra: 0 },
  },
  shirt,
  'oxford-shirt': shirt,
  sweatshirt: {
    ease: {
      chest: [8, 13, 19],
      waist: [14, 20, 26],
      hem: [3, 6, 10],
      shoulder: [4.5, 6.5, 8.5],
      bodyLength: [4, 5, 6.5],
      biceps: [5, 8, 11.5],
      wrist: [3.5, 4, 5],
    },
    sleeve: { share: 1, extra: 0.5 },
  },
  hoodie,
  'zip-cotton-hoodie': hoodie,
  knit: {
    ease: {
      chest: [6, 10, 15],
      waist: [11, 17, 23],
      hem: [2, 5, 9],
      shoulder: [4, 6, 8],
      bodyLength: [4, 5, 6.5],
      biceps: [3.5, 6, 9],
      wrist: [2, 3, 4],
    },
    sleeve: { share: 1, extra: 0 },
  },
  'terry-shirt': {
    ease: {
      chest: [8, 13, 19],
      waist: [13, 20, 28],
      hem: [9, 13, 18],
      shoulder: [4, 5.5, 7.5],
      bodyLength: [8, 9, 10.5],
      biceps: [4, 7, 10],
      neck: [2, 3, 4],
      wrist: [4.5, 5.5, 6.5],
    },
    sleeve: { share: 1, extra: 0.5 },
  },
  'terry-open-collar': {
    ease: {
      chest: [8, 13, 19],
      waist: [13, 20, 28],
      hem: [9, 13, 18],
      shoulder: [4, 6, 8],
      bodyLength: [6.5, 7.5, 9],
      biceps: [4.5, 7.5, 11],
      neck: [2.5, 4, 5],
    },
    sleeve: { share: 0.37, extra: 0 },
  },
  'rugby-shirt': {
    ease: {
      chest: [8, 13, 19],
      waist: [14, 20, 26],
      hem: [8, 12, 17],
      shoulder: [4.5, 6.5, 8.5],
      bodyLength: [6.5, 7.5, 9],
      biceps: [4.5, 7.5, 11],
      neck: [2.5, 4, 5],
      wrist: [2.5, 3.5, 4.5],
    },
    sleeve: { share: 1, extra: 0 },
  },
  undershirt: {
    ease: {
      chest: [1, 4, 8],
      waist: [4, 9, 15],
      hem: [1, 4, 9],
      shoulder: [2, 3.5, 5],
      bodyLength: [8.5, 9.5, 11],
      biceps: [0.5, 2.5, 5.5],
    },
    sleeve: { share: 0.3, extra: 0 },
  },
  activewear: {
    ease: {
      chest: [2, 6, 11],
      waist: [7, 13, 19],
      hem: [2, 6, 11],
      shoulder: [3, 4.5, 6.5],
      bodyLength: [5.5, 6.5, 8],
      biceps: [1.5, 4, 7.5],
    },
    sleeve: { share: 0.33, extra: 0 },
  },
};

export const cutOf = (sizeTypeSlug: string, cutFor: CutFor = 'men'): Cut | undefined => {
  const blocks = cutFor === 'women' ? womensCuts : cuts;
  return Object.hasOwn(blocks, sizeTypeSlug) ? blocks[sizeTypeSlug] : undefined;
};

/**
 * The ends of a body that a garment reveals: a short sleeve does not reach the wrist, and a
 * neckline without a collar does not touch the neck.
 */
export const measuredEnds = (
  sizeTypeSlug: string,
): { readonly wrist: boolean; readonly neck: boolean } => {
  const cut = cutOf(sizeTypeSlug);
  return { wrist: cut?.sleeve.share === 1, neck: cut?.ease.neck !== undefined };
};

/** Bodies a size type has patterns for (SIZE-97); empty if it is not cut. */
export const blocksOf = (sizeTypeSlug: string): readonly CutFor[] =>
  cutForChoices.filter((cutFor) => cutOf(sizeTypeSlug, cutFor) !== undefined);

export const cutSizeTypeSlugs: readonly string[] = Object.keys(cuts);

const order: readonly GarmentMeasure[] = [
  'chest',
  'waist',
  'hem',
  'shoulder',
  'bodyLength',
  'sleeveLength',
  'biceps',
  'wrist',
  'neck',
];

/**
 * Finished measurements of a garment for a body, in centimeters rounded to the half, in the
 * order of its chart; undefined if the size type is not cut for that body (SIZE-97). The hem
 * covers the belly if it is wider than the hips, and the sleeve starts at the shoulder seam.
 */
export const cutGarment = (
  sizeTypeSlug: string,
  body: Readonly<Record<BodyMeasure, number>>,
  fit: Fit,
  cutFor: CutFor = 'men',
): readonly GarmentMeasurement[] | undefined => {
  const cut = cutOf(sizeTypeSlug, cutFor);
  if (!cut) return undefined;
  const over = (length: number, ease: Ease): number => length + (ease[fits.indexOf(fit)] ?? 0);
  const { ease, sleeve } = cut;
  const shoulder = over(body.biacromialBreadth, ease.shoulder);
  const values: Readonly<Record<GarmentMeasure, number | undefined>> = {
    chest: over(body.chestCircumference, ease.chest),
    waist: over(body.waistCircumference, ease.waist),
    hem: over(Math.max(body.hipCircumference, body.waistCircumference), ease.hem),
    shoulder,
    bodyLength: over(body.torsoLength, ease.bodyLength),
    sleeveLength: (body.sleeveLengthSpineWrist - shoulder / 2) * sleeve.share + sleeve.extra,
    biceps: over(body.bicepsCircumferenceFlexed, ease.biceps),
    neck: ease.neck && over(body.neckCircumference, ease.neck),
    wrist: ease.wrist && over(body.wristCircumference, ease.wrist),
  };
  return order.flatMap((measure) => {
    const value = values[measure];
    return value === undefined ? [] : [{ measure, value: centimeters(roundToHalf(value)) }];
  });
};
