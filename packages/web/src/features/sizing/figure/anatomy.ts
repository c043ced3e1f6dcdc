import type { BodyMeasure, GarmentMeasure, GarmentMeasurement } from '@tailorbird/domain/sizing';
import { between, mirrored, type Point, round, straight, symmetric } from './curve.ts';

/** What a figure is drawn from, in centimeters. */
export type BodyNumbers = Readonly<Record<BodyMeasure, number>> & { readonly heightCm: number };

/** Half of what a girth takes up across, seen from the front: a trunk is wider than it is deep. */
const halfOf = { chest: 0.166, waist: 0.169, hip: 0.175, shoulders: 0.205, limb: 1 / (2 * Math.PI) } as const;

type Arm = {
  /** A place on the right arm: so far along it, in centimeters from the shoulder, and so far to its outer side. */
  readonly at: (along: number, outward: number) => Point;
  readonly length: number;
  /** Its angle to the vertical, in degrees. */
  readonly degrees: number;
};

/** Heights and half widths that every part of the drawing hangs on. */
export type Landmarks = {
  readonly top: number;
  readonly chin: number;
  readonly nape: number;
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly crotch: number;
  readonly neckHalf: number;
  readonly acromion: number;
  readonly chestHalf: number;
  readonly waistHalf: number;
  readonly hipHalf: number;
  readonly shouldersHalf: number;
  readonly arm: Arm;
};

const clamp = (value: number, minimum: number, maximum: number): number => Math.min(maximum, Math.max(minimum, value));

/** Where things are on this body. Rough in what no measure says, exact in what one does. */
export const landmarksOf = (body: BodyNumbers): Landmarks => {
  const height = body.heightCm;
  const nape = 0.855 * height;
  const crotch = clamp(nape - body.torsoLength, 0.43 * height, 0.51 * height);
  const waist = clamp(nape - body.waistBackLength, crotch + 0.08 * height, 0.66 * height);
  const hip = between(crotch, waist, 0.36);
  const [chestHalf, waistHalf, hipHalf] = [
    body.chestCircumference * halfOf.chest,
    body.waistCircumference * halfOf.waist,
    body.hipCircumference * halfOf.hip,
  ];
  const acromion = body.biacromialBreadth / 2;
  const shoulder = 0.815 * height;
  const length = body.sleeveOutseam;
  const clearance = Math.max(hipHalf, waistHalf * 0.98) + 8.5 - (acromion - 0.5);
  const angle = Math.asin(clamp(clearance / length, 0.2, 0.62));
  const [across, down] = [Math.sin(angle), Math.cos(angle)];
  return {
    top: height,
    chin: 0.872 * height,
    nape,
    shoulder,
    chest: 0.722 * height,
    waist,
    hip,
    crotch,
    neckHalf: body.neckCircumference * halfOf.limb,
    acromion,
    chestHalf,
    waistHalf,
    hipHalf,
    shouldersHalf: body.shoulderCircumference * halfOf.shoulders,
    arm: {
      at: (along, outward) => [acromion - 0.5 + along * across + outward * down, shoulder - 1.5 - along * down + outward * across],
      length,
      degrees: (angle * 180) / Math.PI,
    },
  };
};

/** Girth of the arm so far along it, as half of its width. */
const armHalf = (body: BodyNumbers, share: number): number => {
  const [upper, lower, wrist] = [body.bicepsCircumferenceFlexed, body.forearmCircumferenceFlexed, body.wristCircumference].map(
    (girth) => girth * halfOf.limb,
  ) as [number, number, number];
  const places: readonly Point[] = [
    [0, upper * 1.05],
    [0.3, upper],
    [0.5, between(upper, lower, 0.75) * 0.94],
    [0.66, lower],
    [1, wrist],
  ];
  const next = places.findIndex(([place]) => place >= share);
  const [from, to] = [places[Math.max(0, next - 1)] ?? [0, upper], places[next] ?? [1, wrist]];
  return to[0] === from[0] ? to[1] : between(from[1], to[1], (share - from[0]) / (to[0] - from[0]));
};

export type BodyDrawing = {
  readonly trunk: string;
  readonly arms: readonly [string, string];
  readonly head: string;
  readonly details: string;
};

const trunkOf = (body: BodyNumbers, marks: Landmarks): readonly Point[] => {
  const { top, nape, shoulder, chest, waist, hip, crotch, neckHalf, acromion, chestHalf, waistHalf, hipHalf } = marks;
  const limb = between(1, body.bicepsCircumferenceFlexed / 35, 0.55);
  const knee = 5.9 * limb;
  const calf = 6.1 * limb;
  const ankle = 3.7 * between(1, limb, 0.4);
  const stance = hipHalf * 0.55 + 1;
  const right: readonly Point[] = [
    [neckHalf * 0.5, between(nape, top, 0.34)],
    [neckHalf * 0.94, between(nape, top, 0.2)],
    [neckHalf, nape - 0.004 * top],
    [neckHalf * 1.16, nape - 0.02 * top],
    [between(neckHalf, acromion, 0.55), shoulder + 0.012 * top],
    [acromion * 0.98, shoulder - 0.004 * top],
    [between(acromion, chestHalf, 0.75), between(shoulder, chest, 0.6)],
    [chestHalf, chest],
    [between(chestHalf, waistHalf, 0.62), between(chest, waist, 0.52)],
    [waistHalf, waist],
    [between(waistHalf, hipHalf, 0.55), between(waist, hip, 0.5)],
    [hipHalf, hip],
    [hipHalf * 0.985, crotch - 0.015 * top],
    [between(hipHalf, stance + knee, 0.55), between(crotch, 0.285 * top, 0.5)],
    [stance + knee, 0.285 * top],
    [stance + calf * 1.02, 0.215 * top],
    [stance + ankle, 0.055 * top],
    [stance + ankle + 1.6, 0.02 * top],
    [stance + ankle + 2.6, 0.4],
    [stance + 0.5, 0],
    [stance - ankle + 0.4, 0.6],
    [stance - ankle, 0.05 * top],
    [stance - calf * 0.86, 0.2 * top],
    [stance - knee * 0.86, 0.285 * top],
    [Math.min(2, stance * 0.25), between(crotch, 0.285 * top, 0.35)],
    [0.5, crotch],
  ];
  return symmetric(right);
};

const armOf = (body: BodyNumbers, { arm, acromion, shouldersHalf, shoulder, top }: Landmarks): readonly Point[] => {
  const half = (share: number): number => armHalf(body, share);
  const hand = 0.1 * top;
  const outer: readonly Point[] = [0.34, 0.5, 0.66, 0.84, 1].map((share) => arm.at(share * arm.length, half(share)));
  const inner: readonly Point[] = [1, 0.84, 0.66, 0.5, 0.34].map((share) => arm.at(share * arm.length, -half(share)));
  return [
    [acromion * 0.8, shoulder - 0.002 * top],
    [acromion + 0.4, shoulder - 0.012 * top],
    [Math.max(shouldersHalf, acromion + 1.5), shoulder - 0.047 * top],
    ...outer,
    arm.at(arm.length + hand * 0.35, 4),
    arm.at(arm.length + hand * 0.8, 2.9),
    arm.at(arm.length + hand, 0.4),
    arm.at(arm.length + hand * 0.8, -2.6),
    arm.at(arm.length + hand * 0.3, -3.7),
    ...inner,
    arm.at(0.17 * arm.length, -half(0.2) * 1.05),
  ];
};

/** The body from the front, as paths. */
export const drawBody = (body: BodyNumbers): BodyDrawing => {
  const marks = landmarksOf(body);
  const { top, chin, nape, shoulder, chest, crotch, chestHalf } = marks;
  const face = 0.0435 * top;
  // An egg with its point down, fuller at the jaw, with ears.
  const head: readonly Point[] = [
    [0, top],
    [face * 0.5, top - 0.007 * top],
    [face * 0.86, top - 0.026 * top],
    [face * 0.985, top - 0.05 * top],
    [face * 0.97, top - 0.06 * top],
    [face * 1.1, top - 0.061 * top],
    [face * 1.06, top - 0.078 * top],
    [face * 0.94, top - 0.085 * top],
    [face * 0.84, chin + 0.025 * top],
    [face * 0.58, chin + 0.008 * top],
    [face * 0.28, chin + 0.0005 * top],
    [0, chin],
  ];
  const arm = armOf(body, marks);
  const collarbone: readonly Point[] = [
    [chestHalf * 0.16, shoulder - 0.012 * top],
    [chestHalf * 0.5, shoulder - 0.002 * top],
    [chestHalf * 0.85, shoulder - 0.002 * top],
  ];
  const breast: readonly Point[] = [
    [chestHalf * 0.12, chest - 0.012 * top],
    [chestHalf * 0.5, chest - 0.022 * top],
    [chestHalf * 0.86, chest - 0.004 * top],
  ];
  const jaw = round([
    [-face * 0.66, chin + 0.013 * top],
    [-face * 0.3, chin + 0.001 * top],
    [face * 0.3, chin + 0.001 * top],
    [face * 0.66, chin + 0.013 * top],
  ]);
  const middle = straight([
    [0, nape - 0.055 * top],
    [0, crotch + 0.02 * top],
  ]);
  return {
    trunk: round(trunkOf(body, marks), true),
    arms: [round(arm, true), round(mirrored(arm), true)],
    head: round([...head, ...mirrored(head.slice(1, -1)).toReversed()], true),
    details: [collarbone, breast].flatMap((line) => [round(line), round(mirrored(line))]).join('') + jaw + middle,
  };
};

/** Around what a measure lies, or along what. */
export type MeasurePlace =
  | { readonly kind: 'loop'; readonly center: Point; readonly half: number; readonly depth: number; readonly degrees: number }
  | { readonly kind: 'line'; readonly points: readonly Point[]; readonly isBehind: boolean };

/** Where the tape lies for a measure of a body. */
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
    return { kind: 'loop', center: arm.at(share * arm.length, 0), half, depth: half * 0.3, degrees: -arm.degrees };
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
      return { kind: 'line', points: [back, tip, arm.at(0.5 * arm.length, 1.4), wrist], isBehind: false };
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

/** Where a measure of a garment lies on the body that wears it. */
export const bodyPlaceOf: Readonly<Record<Exclude<GarmentMeasure, 'hem' | 'bodyLength' | 'sleeveLength'>, BodyMeasure>> = {
  chest: 'chestCircumference',
  waist: 'waistCircumference',
  shoulder: 'biacromialBreadth',
  biceps: 'bicepsCircumferenceFlexed',
  neck: 'neckCircumference',
  wrist: 'wristCircumference',
};

export type GarmentDrawing = { readonly trunk: string; readonly sleeves: readonly [string, string]; readonly details: string };

/** How the garments of a size type are finished. */
type Finish = { readonly neck: 'crew' | 'collar' | 'hood'; readonly hasRibs: boolean; readonly opening: 'none' | 'placket' | 'front' };
const finishes: Readonly<Record<string, Finish>> = {
  polo: { neck: 'collar', hasRibs: false, opening: 'placket' },
  shirt: { neck: 'collar', hasRibs: false, opening: 'front' },
  'oxford-shirt': { neck: 'collar', hasRibs: false, opening: 'front' },
  sweatshirt: { neck: 'crew', hasRibs: true, opening: 'none' },
  hoodie: { neck: 'hood', hasRibs: true, opening: 'none' },
  'zip-cotton-hoodie': { neck: 'hood', hasRibs: true, opening: 'front' },
  knit: { neck: 'crew', hasRibs: true, opening: 'none' },
  'terry-shirt': { neck: 'collar', hasRibs: false, opening: 'front' },
  'terry-open-collar': { neck: 'collar', hasRibs: false, opening: 'placket' },
  'rugby-shirt': { neck: 'collar', hasRibs: false, opening: 'placket' },
};
const plain: Finish = { neck: 'crew', hasRibs: false, opening: 'none' };

type Cut = Readonly<Partial<Record<GarmentMeasure, number>>>;
const cutOf = (measurements: readonly GarmentMeasurement[]): Cut =>
  Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));

type Hang = { readonly hem: number; readonly hemHalf: number; readonly tip: Point; readonly sleeve: number };

/** How a garment hangs on its wearer. */
const hangOf = (body: BodyNumbers, marks: Landmarks, cut: Cut): Hang => ({
  hem: marks.nape - (cut.bodyLength ?? body.torsoLength + 5),
  hemHalf: (cut.hem ?? body.hipCircumference + 6) * halfOf.hip,
  tip: [Math.max((cut.shoulder ?? 0) / 2, marks.acromion + 0.6), marks.shoulder + 0.4],
  sleeve: cut.sleeveLength ?? 20,
});

/** The garment as it is worn by that body, from the front. */
export const drawGarmentOn = (body: BodyNumbers, sizeTypeSlug: string, measurements: readonly GarmentMeasurement[]): GarmentDrawing => {
  const marks = landmarksOf(body);
  const { nape, shoulder, chest, waist, neckHalf, arm, top, acromion } = marks;
  const cut = cutOf(measurements);
  const { neck, hasRibs, opening } = finishes[sizeTypeSlug] ?? plain;
  const { hem, hemHalf, tip, sleeve } = hangOf(body, marks, cut);
  const chestHalf = Math.max((cut.chest ?? body.chestCircumference + 8) * halfOf.chest, marks.chestHalf + 0.8);
  const waistHalf = Math.max((cut.waist ?? body.waistCircumference + 12) * halfOf.waist, marks.waistHalf + 0.8);
  const neckOpening = neckHalf * (neck === 'crew' ? 1.5 : 1.3);
  const neckUp = nape - 0.013 * top;
  const neckDrop = neckUp - (neck === 'crew' ? 5.5 : 7.5);
  const right: readonly Point[] = [
    [neckOpening, neckUp],
    [between(neckOpening, tip[0], 0.5), between(neckUp, tip[1], 0.55)],
    tip,
    [Math.max(between(tip[0], chestHalf, 0.6), chestHalf), between(shoulder, chest, 0.62)],
    [chestHalf, chest],
    [between(chestHalf, waistHalf, 0.6), between(chest, waist, 0.55)],
    [waistHalf, waist],
    [Math.max(between(waistHalf, hemHalf, 0.6), hemHalf), between(waist, hem, 0.55)],
    [hemHalf, hem],
  ];
  const side = round(right);
  const hemLine: readonly Point[] = [
    [hemHalf, hem],
    [0, hem - 1.2],
    [-hemHalf, hem],
  ];
  const neckline: readonly Point[] = [
    [-neckOpening, neckUp],
    [-neckOpening * 0.62, between(neckUp, neckDrop, 0.72)],
    [0, neckDrop],
    [neckOpening * 0.62, between(neckUp, neckDrop, 0.72)],
    [neckOpening, neckUp],
  ];
  const continued = (path: string): string => path.replace(/^M[^C]*/, '');
  const trunk = `${side}${continued(round(hemLine))}${continued(round(mirrored(right).toReversed()))}${continued(round(neckline))}Z`;
  const start = tip[0] - acromion;
  const end = Math.min(sleeve + Math.max(0, start) * 0.4, arm.length + 2.5);
  const isLong = end > arm.length * 0.7;
  const upperHalf = Math.max((cut.biceps ?? body.bicepsCircumferenceFlexed + 5) * halfOf.limb * 1.08, armHalf(body, 0.25) + 0.7);
  const endHalf = isLong ? Math.max((cut.wrist ?? body.wristCircumference + 4) * halfOf.limb, armHalf(body, 1) + 0.5) : upperHalf * 0.98;
  const sleeveRight: readonly Point[] = [
    tip,
    arm.at(Math.min(0.18 * arm.length, end * 0.5), upperHalf * 0.98),
    ...(isLong ? [arm.at(0.5 * arm.length, between(upperHalf, endHalf, 0.42)), arm.at(end * 0.88, endHalf * 1.15)] : []),
    arm.at(end, endHalf),
  ];
  const sleeveInner: readonly Point[] = [
    arm.at(end, -endHalf),
    ...(isLong ? [arm.at(end * 0.88, -endHalf * 1.15), arm.at(0.5 * arm.length, -between(upperHalf, endHalf, 0.42))] : []),
    arm.at(Math.min(0.24 * arm.length, end * 0.7), -upperHalf * 0.98),
    [Math.min(chestHalf * 0.98, tip[0] - 1), between(shoulder, chest, 0.75)],
  ];
  const sleevePath = (mirror: (points: readonly Point[]) => readonly Point[]): string =>
    `${round(mirror(sleeveRight))}L${straight(mirror(sleeveInner)).slice(1).split('L')[0]}${continued(round(mirror(sleeveInner)))}Z`;
  const rib = 5.5;
  const lines: string[] = [];
  if (hasRibs) {
    lines.push(
      round([
        [-hemHalf * 1.01, hem + rib],
        [0, hem + rib - 1.2],
        [hemHalf * 1.01, hem + rib],
      ]),
    );
    if (isLong) {
      const cuff: readonly Point[] = [arm.at(end - rib, endHalf * 1.12), arm.at(end - rib, -endHalf * 1.12)];
      lines.push(straight(cuff), straight(mirrored(cuff)));
    }
  }
  if (neck === 'crew') lines.push(round(neckline.map(([across, up]) => [across * 1.16, up - 1.8] as const)));
  if (neck === 'collar') {
    const leaf: readonly Point[] = [
      [neckOpening, neckUp],
      [neckOpening * 1.35, neckUp - 5],
      [neckOpening * 0.75, neckDrop - 3.5],
      [0, neckDrop],
    ];
    lines.push(straight(leaf), straight(mirrored(leaf)));
  }
  if (neck === 'hood') {
    const hood: readonly Point[] = [
      [-neckOpening * 1.5, neckUp - 1.5],
      [-neckOpening * 1.1, neckUp + 3.2],
      [0, neckUp + 4.6],
      [neckOpening * 1.1, neckUp + 3.2],
      [neckOpening * 1.5, neckUp - 1.5],
    ];
    lines.push(round(hood));
  }
  if (opening === 'front')
    lines.push(
      straight([
        [0, neckDrop],
        [0, hem - 1],
      ]),
    );
  if (opening === 'placket')
    lines.push(
      straight([
        [0, neckDrop],
        [0, neckDrop - 13],
      ]),
      straight([
        [-1.6, neckDrop - 13],
        [1.6, neckDrop - 13],
      ]),
    );
  return { trunk, sleeves: [sleevePath((points) => points), sleevePath(mirrored)], details: lines.join('') };
};

/** Where a measure of a garment lies. */
export const garmentPlaceOf = (measure: GarmentMeasure, body: BodyNumbers, measurements: readonly GarmentMeasurement[]): MeasurePlace => {
  const marks = landmarksOf(body);
  const cut = cutOf(measurements);
  const { hem, hemHalf, tip, sleeve } = hangOf(body, marks, cut);
  const { arm, nape, top } = marks;
  const widened = (place: MeasurePlace, girth: number | undefined, half: number): MeasurePlace =>
    place.kind === 'loop' && girth !== undefined ? { ...place, half: Math.max(place.half, girth * half) } : place;
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
        points: [tip, arm.at(Math.min(sleeve, arm.length) * 0.5, 1.4), arm.at(Math.min(sleeve, arm.length + 2), 0.8)],
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
      return widened(placeOf(bodyPlaceOf.chest, body), cut.chest, halfOf.chest);
    case 'waist':
      return widened(placeOf(bodyPlaceOf.waist, body), cut.waist, halfOf.waist);
    case 'biceps':
      return widened(placeOf(bodyPlaceOf.biceps, body), cut.biceps, halfOf.limb * 1.1);
    case 'neck':
      return widened(placeOf(bodyPlaceOf.neck, body), cut.neck, halfOf.limb);
    case 'wrist':
      return widened(placeOf(bodyPlaceOf.wrist, body), cut.wrist, halfOf.limb);
  }
};
