import { type View, viewDegrees } from './light.ts';

/** Meters that a picture shows: all upper garments appear at the same scale. */
export const frameWidth = 0.84;
const cameraDistance = 4.4;
const cameraPitch = (2 * Math.PI) / 180;

export type Projection = {
  /**
   * Column, row and distance from the camera of each vertex; columns and rows in
   * samples.
   */
  readonly points: Float64Array;
  /** Direction to the camera. */
  readonly toViewer: readonly [x: number, y: number, z: number];
};

const middleOfSecond = (values: Float64Array): number => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 1; at < values.length; at += 3) {
    low = Math.min(low, values[at]);
    high = Math.max(high, values[at]);
  }
  return (low + high) / 2;
};

/**
 * Projects positions to a square of `wide` samples, centered vertically by what is
 * visible.
 */
export const project = (positions: Float64Array, view: View, wide: number): Projection => {
  const turn = (viewDegrees[view] * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const [pitchCosine, pitchSine] = [Math.cos(cameraPitch), Math.sin(cameraPitch)];
  const scale = (wide / frameWidth) * cameraDistance;
  const middleY = middleOfSecond(positions);
  const points = new Float64Array(positions.length);
  for (let at = 0; at < points.length; at += 3) {
    const [x, y, z] = positions.subarray(at, at + 3);
    const across = x * cosine - z * sine;
    const toCamera = z * cosine + x * sine;
    const up = y - middleY;
    const height = up * pitchCosine - toCamera * pitchSine;
    const depth = cameraDistance - (toCamera * pitchCosine + up * pitchSine);
    points[at] = wide / 2 + (across / depth) * scale;
    points[at + 1] = wide / 2 - (height / depth) * scale;
    points[at + 2] = depth;
  }
  const shift = wide / 2 - middleOfSecond(points);
  for (let at = 1; at < points.length; at += 3) points[at] += shift;
  return { points, toViewer: [sine * pitchCosine, pitchSine, cosine * pitchCosine] };
};
