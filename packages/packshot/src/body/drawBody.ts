import { armOf } from './arm.ts';
import { type Landmarks, landmarksOf } from './landmarks.ts';
import type { BodyNumbers } from './measures.ts';
import { mirrored, type Point, round, straight } from './sheet.ts';
import { trunkOf } from './trunk.ts';

/** Filled paths of a body. `details` are stroked lines. */
export type BodyDrawing = {
  readonly trunk: string;
  readonly arms: readonly [string, string];
  readonly head: string;
  readonly details: string;
};

const faceOf = ({ top }: Landmarks): number => 0.0435 * top;

/** An egg shape, point down, with jaw and ears. */
const headOf = (marks: Landmarks): readonly Point[] => {
  const { top, chin } = marks;
  const face = faceOf(marks);
  const right: readonly Point[] = [
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
  return [...right, ...mirrored(right.slice(1, -1)).toReversed()];
};

/** Lines for collarbones, breast, jaw and center. */
const detailsOf = (marks: Landmarks): string => {
  const { top, chin, nape, shoulder, chest, crotch, chestHalf } = marks;
  const face = faceOf(marks);
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
  return (
    [collarbone, breast].flatMap((line) => [round(line), round(mirrored(line))]).join('') +
    jaw +
    middle
  );
};

/** Paths of the body from the front. */
export const drawBody = (body: BodyNumbers): BodyDrawing => {
  const marks = landmarksOf(body);
  const arm = armOf(body, marks);
  return {
    trunk: round(trunkOf(body, marks), true),
    arms: [round(arm, true), round(mirrored(arm), true)],
    head: round(headOf(marks), true),
    details: detailsOf(marks),
  };
};
