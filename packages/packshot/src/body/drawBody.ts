import { armOf, fingersOf } from './arm.ts';
import { foldsOf, shoeOf, sleevesOf, topOf } from './clothes.ts';
import { hairOf, headOf } from './head.ts';
import { type Landmarks, landmarksOf } from './landmarks.ts';
import type { BodyNumbers } from './measures.ts';
import { mirrored, type Point, round, straight } from './sheet.ts';
import { trousersOf, trunkOf } from './trunk.ts';

/** Filled paths of a clothed body, and stroked lines, from back to front. */
export type BodyDrawing = {
  readonly hairBehind: string;
  readonly arms: readonly [string, string];
  readonly trunk: string;
  readonly shoes: readonly [string, string];
  readonly trousers: string;
  /** A close shirt. Left out where a garment is worn. */
  readonly top: string;
  readonly sleeves: readonly string[];
  readonly head: string;
  readonly hair: string;
  readonly lines: string;
  readonly folds: string;
};

const pair = (points: readonly Point[]): readonly [string, string] => [
  round(points, true),
  round(mirrored(points), true),
];

const linesOf = (body: BodyNumbers, marks: Landmarks): string => {
  const { top, shoulder, neckHalf, acromion } = marks;
  const collarbone: readonly Point[] = [
    [neckHalf * 0.42, shoulder + 0.004 * top],
    [neckHalf * 1.1, shoulder + 0.011 * top],
    [acromion * 0.66, shoulder + 0.007 * top],
  ];
  const bones = body.cutFor === 'women' ? [collarbone, mirrored(collarbone)] : [];
  const fingers = fingersOf(body, marks).flatMap((line) => [line, mirrored(line)]);
  return bones.map((line) => round(line)).join('') + fingers.map(straight).join('');
};

export const drawBody = (body: BodyNumbers): BodyDrawing => {
  const marks = landmarksOf(body);
  const hair = hairOf(body, marks);
  return {
    hairBehind: hair.behind.length > 0 ? round(hair.behind, true) : '',
    arms: pair(armOf(body, marks)),
    trunk: round(trunkOf(body, marks), true),
    shoes: pair(shoeOf(body, marks)),
    trousers: trousersOf(body, marks),
    top: topOf(body, marks),
    sleeves: sleevesOf(body, marks),
    head: round(headOf(body, marks), true),
    hair: round(hair.front, true),
    lines: linesOf(body, marks),
    folds: foldsOf(body, marks),
  };
};

export const drawTrunk = (body: BodyNumbers): string =>
  round(trunkOf(body, landmarksOf(body)), true);
