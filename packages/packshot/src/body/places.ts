import { armHalf } from './arm.ts';
import { hangOf } from './garment.ts';
import { landmarksOf } from './landmarks.ts';
import {
  type BodyMeasure,
  type BodyNumbers,
  cutOf,
  type GarmentMeasure,
  type GarmentMeasurement,
  halfOf,
} from './measures.ts';
import type { Point } from './sheet.ts';

export type MeasurePlace =
  | {
      readonly kind: 'loop';
      readonly center: Point;
      readonly half: number;
      readonly depth: number;
      readonly degrees: number;
    }
  | { readonly kind: 'line'; readonly points: readonly Point[]; readonly isBehind: boolean };

export const placeOf = (measure: BodyMeasure, body: BodyNumbers): MeasurePlace => {
  const marks = landmarksOf(body);
  const { nape, shoulder, chest, waist, hip, crotch, neckHalf, acromion, arm, top } = marks;
  const trunkLoop = (up: number, half: number): MeasurePlace => ({
    kind: 'loop',
    center: [0, up],
    half: half + 0.6,
    depth: half * 0.2,
    degrees: 0,
  });
  const armLoop = (share: number): MeasurePlace => {
    const half = armHalf(body, share) + 0.5;
    return {
      kind: 'loop',
      center: arm.at(share * arm.length, 0),
      half,
      depth: half * 0.3,
      degrees: -arm.degrees,
    };
  };
  const back: Point = [0, nape - 0.012 * top];
  const tip: Point = [acromion - 0.2, shoulder - 1.2];
  const wrist = arm.at(arm.length, 0.6);
  switch (measure) {
    case 'chestCircumference':
      return trunkLoop(chest, marks.chestHalf);
    case 'waistCircumference':
      return trunkLoop(waist, marks.waistHalf);
    case 'hipCircumference':
      return trunkLoop(hip, marks.hipHalf);
    case 'neckCircumference':
      return trunkLoop(nape + 0.004 * top, neckHalf);
    case 'shoulderCircumference':
      return trunkLoop(shoulder - 0.047 * top, Math.max(marks.shouldersHalf, acromion + 1.5));
    case 'biacromialBreadth':
      return { kind: 'line', points: [[-tip[0], tip[1]], tip], isBehind: true };
    case 'shoulderLength':
      return { kind: 'line', points: [[neckHalf * 1.1, nape - 0.018 * top], tip], isBehind: false };
    case 'sleeveLengthSpineWrist':
      return {
        kind: 'line',
        points: [back, tip, arm.at(0.5 * arm.length, 1.4), wrist],
        isBehind: false,
      };
    case 'sleeveOutseam':
      return { kind: 'line', points: [tip, arm.at(0.5 * arm.length, 1.4), wrist], isBehind: false };
    case 'bicepsCircumferenceFlexed':
      return armLoop(0.32);
    case 'forearmCircumferenceFlexed':
      return armLoop(0.63);
    case 'wristCircumference':
      return armLoop(0.99);
    case 'waistBackLength':
      return { kind: 'line', points: [back, [0, waist]], isBehind: true };
    case 'torsoLength':
      return { kind: 'line', points: [back, [0, crotch]], isBehind: true };
  }
};

const bodyPlaceOf: Readonly<
  Record<Exclude<GarmentMeasure, 'hem' | 'bodyLength' | 'sleeveLength'>, BodyMeasure>
> = {
  chest: 'chestCircumference',
  waist: 'waistCircumference',
  shoulder: 'biacromialBreadth',
  biceps: 'bicepsCircumferenceFlexed',
  neck: 'neckCircumference',
  wrist: 'wristCircumference',
};

export const garmentPlaceOf = (
  measure: GarmentMeasure,
  body: BodyNumbers,
  measurements: readonly GarmentMeasurement[],
): MeasurePlace => {
  const marks = landmarksOf(body);
  const cut = cutOf(measurements);
  const { hem, hemHalf, tip, sleeve } = hangOf(body, marks, cut);
  const { arm, nape, top } = marks;
  const widened = (place: MeasurePlace, girth: number | undefined, half: number): MeasurePlace =>
    place.kind === 'loop' && girth !== undefined
      ? { ...place, half: Math.max(place.half, girth * half) }
      : place;
  switch (measure) {
    case 'hem':
      return { kind: 'loop', center: [0, hem], half: hemHalf + 0.4, depth: 3, degrees: 0 };
    case 'bodyLength':
      return {
        kind: 'line',
        points: [
          [0, nape - 0.012 * top],
          [0, hem - 1],
        ],
        isBehind: true,
      };
    case 'sleeveLength':
      return {
        kind: 'line',
        points: [
          tip,
          arm.at(Math.min(sleeve, arm.length) * 0.5, 1.4),
          arm.at(Math.min(sleeve, arm.length + 2), 0.8),
        ],
        isBehind: false,
      };
    case 'shoulder':
      return {
        kind: 'line',
        points: [
          [-tip[0], tip[1] - 0.6],
          [tip[0], tip[1] - 0.6],
        ],
        isBehind: true,
      };
    case 'chest':
      return widened(placeOf(bodyPlaceOf.chest, body), cut.chest, halfOf(body).chest);
    case 'waist':
      return widened(placeOf(bodyPlaceOf.waist, body), cut.waist, halfOf(body).waist);
    case 'biceps':
      return widened(placeOf(bodyPlaceOf.biceps, body), cut.biceps, halfOf(body).limb * 1.1);
    case 'neck':
      return widened(placeOf(bodyPlaceOf.neck, body), cut.neck, halfOf(body).limb);
    case 'wrist':
      return widened(placeOf(bodyPlaceOf.wrist, body), cut.wrist, halfOf(body).limb);
  }
};
