import type { Design } from '../pattern/design.ts';

export type View = 'front' | 'three-quarter' | 'back' | 'detail';

/** Turn of the camera around the garment, in degrees. */
export const viewDegrees: Readonly<Record<View, number>> = {
  front: 0,
  'three-quarter': 34,
  back: 180,
  detail: 0,
};

/** Meters that a picture of a whole garment shows, so that sizes compare. */
export const frameOf = ({ hood }: Design): number => (hood ? 1.04 : 0.84);

/** The detail shows collar, shoulder seam and sleeve: its width and middle in meters. */
const detail = { width: 0.3, right: 0.06, belowTop: 0.1 } as const;

/** Whether a place may be in the frame of a view. `top` is the highest place of the garment. */
export const isInFrame = (view: View, x: number, y: number, top: number): boolean =>
  view !== 'detail' ||
  Math.max(Math.abs(x - detail.right), Math.abs(top - detail.belowTop - y)) < detail.width * 0.6;

const cameraDistance = 4.4;
const cameraPitch = (2 * Math.PI) / 180;

export type Projection = {
  /**
   * Column, row and distance from the camera of each vertex; columns and rows in
   * samples.
   */
  readonly points: Float64Array;
  readonly toViewer: readonly [x: number, y: number, z: number];
};

export const heightsOf = (values: Float64Array): readonly [low: number, high: number] => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 1; at < values.length; at += 3) {
    low = Math.min(low, values[at]);
    high = Math.max(high, values[at]);
  }
  return [low, high];
};

/**
 * Projects positions to a square of `wide` samples and `frame` meters. Whole garments are centered
 * vertically by what is visible of the first `centered` coordinates.
 */
export const project = (
  positions: Float64Array,
  view: View,
  wide: number,
  frame: number,
  centered = positions.length,
): Projection => {
  const turn = (viewDegrees[view] * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const [pitchCosine, pitchSine] = [Math.cos(cameraPitch), Math.sin(cameraPitch)];
  const scale = (wide / (view === 'detail' ? detail.width : frame)) * cameraDistance;
  const [bottom, top] = heightsOf(positions.subarray(0, centered));
  const middleY = view === 'detail' ? top - detail.belowTop : (bottom + top) / 2;
  const middleX = view === 'detail' ? detail.right : 0;
  const points = new Float64Array(positions.length);
  for (let at = 0; at < points.length; at += 3) {
    const [x, y, z] = positions.subarray(at, at + 3);
    const across = (x - middleX) * cosine - z * sine;
    const toCamera = z * cosine + (x - middleX) * sine;
    const up = y - middleY;
    const height = up * pitchCosine - toCamera * pitchSine;
    const depth = cameraDistance - (toCamera * pitchCosine + up * pitchSine);
    points[at] = wide / 2 + (across / depth) * scale;
    points[at + 1] = wide / 2 - (height / depth) * scale;
    points[at + 2] = depth;
  }
  if (view !== 'detail') {
    const [low, high] = heightsOf(points.subarray(0, centered));
    const shift = (wide - low - high) / 2;
    for (let at = 1; at < points.length; at += 3) points[at] += shift;
  }
  return { points, toViewer: [sine * pitchCosine, pitchSine, cosine * pitchCosine] };
};
