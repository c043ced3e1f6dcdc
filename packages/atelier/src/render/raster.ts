import type { Line } from '../pattern/curves.ts';
import { addStitches, cell, type Near, nearEdge, type Relief } from './relief.ts';

/** A rectangle of the pattern in meters. */
export type Area = {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};

export const eachCell = (
  { left, bottom, width, height }: Relief,
  area: Area,
  visit: (at: number, u: number, v: number) => void,
): void => {
  const column = (u: number): number => Math.min(width, Math.max(0, Math.round((u - left) / cell)));
  const row = (v: number): number => Math.min(height, Math.max(0, Math.round((v - bottom) / cell)));
  for (let y = row(area.bottom); y < row(area.top); y += 1) {
    for (let x = column(area.left); x < column(area.right); x += 1) {
      visit(y * width + x, left + x * cell, bottom + y * cell);
    }
  }
};

/** 0 below `from`, 1 above `to`. */
export const ramp = (value: number, from: number, to: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

export const near = (relief: Relief, line: Line): Near =>
  nearEdge(
    relief,
    line,
    line.map((_, index) => index),
  );

export const stitchLine = (relief: Relief, line: Line): void =>
  addStitches(relief, near(relief, line), 0);
