/** A triangle by the first of its corners in `triangles`; points have x, y and depth. */
type Triangle = {
  readonly points: ArrayLike<number>;
  readonly triangles: ArrayLike<number>;
  readonly face: number;
};

/** Samples of a picture: `rows` rows from row `top`, and the nearest depth of each. */
type Samples = {
  readonly wide: number;
  readonly top: number;
  readonly rows: number;
  readonly depths: Float32Array;
};

/**
 * Twice the area of a triangle in the picture. Rows go down, so triangles that face the camera
 * have a negative area.
 */
export const areaInPicture = ({ points, triangles, face }: Triangle): number => {
  const a = triangles[face * 3] * 3;
  const b = triangles[face * 3 + 1] * 3;
  const c = triangles[face * 3 + 2] * 3;
  return (
    (points[b] - points[a]) * (points[c + 1] - points[a + 1]) -
    (points[b + 1] - points[a + 1]) * (points[c] - points[a])
  );
};

/**
 * Calls `paintAt` for each sample where a triangle that faces the camera is nearest so far,
 * with the shares of its second and third corner, and stores its depth.
 */
export const rasterizeTriangle = (
  triangle: Triangle,
  { wide, top, rows, depths }: Samples,
  paintAt: (at: number, second: number, third: number) => void,
): void => {
  const area = areaInPicture(triangle);
  if (area >= 0) return;
  const { points, triangles, face } = triangle;
  const a = triangles[face * 3] * 3;
  const b = triangles[face * 3 + 1] * 3;
  const c = triangles[face * 3 + 2] * 3;
  const [ax, ay] = [points[a], points[a + 1]];
  const [bx, by] = [points[b], points[b + 1]];
  const [cx, cy] = [points[c], points[c + 1]];
  const inverse = 1 / area;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(wide - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const upper = Math.max(top, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const lower = Math.min(top + rows - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  for (let row = upper; row <= lower; row += 1) {
    const y = row + 0.5;
    for (let column = left; column <= right; column += 1) {
      const x = column + 0.5;
      const second = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) * inverse;
      const third = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) * inverse;
      if (second < 0 || third < 0 || second + third > 1) continue;
      const depth =
        points[a + 2] * (1 - second - third) + points[b + 2] * second + points[c + 2] * third;
      const at = (row - top) * wide + column;
      if (depth >= depths[at]) continue;
      depths[at] = depth;
      paintAt(at, second, third);
    }
  }
};
