import { bezier, joined, type Line, lengthOf, type Point, rootOf } from './curves.ts';
import type { Outline } from './outlines.ts';

/** Height of the face edge and depth of the hood, in meters. */
const hood = { height: 0.3, depth: 0.245, rise: -0.055 } as const;

const neckOf = (width: number): Line =>
  bezier([0, hood.rise], [width * 0.35, hood.rise * 0.5], [width * 0.7, -0.004], [width, 0]);

/**
 * The side of a hood, seen from outside with the face on its left. Its neck edge is
 * `neckLength` long, from the throat to the middle of the back.
 */
export const hoodOutline = (neckLength: number): Outline => {
  const width = rootOf((candidate) => lengthOf(neckOf(candidate)) - neckLength, 0.1, 0.5);
  const { height, depth } = hood;
  const [nape, crown]: readonly [Point, Point] = [
    [width, 0],
    [depth * 0.62, height],
  ];
  const peak: Point = [-0.012, height + 0.012];
  return {
    name: 'hood',
    edges: [
      { name: 'neck', line: neckOf(width) },
      {
        name: 'seam',
        line: joined(
          bezier(
            nape,
            [Math.max(width, depth) + 0.012, height * 0.35],
            [depth + 0.01, height * 0.98],
            crown,
          ),
          bezier(crown, [depth * 0.4, height + 0.004], [depth * 0.2, height + 0.006], peak),
        ),
      },
      {
        name: 'face',
        line: bezier(peak, [-0.004, height * 0.7], [0.006, height * 0.3], [0, hood.rise]),
      },
    ],
  };
};
