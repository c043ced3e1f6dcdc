import { bezier, type Line, lengthOf, type Point } from '../pattern/curves.ts';
import type { Sewn } from '../pattern/sew.ts';
import { eachCell, near, ramp } from './raster.ts';
import { bell, type Relief } from './relief.ts';

/** Half the width of a flat cord, and the length of its metal end, in meters. */
const cord = { half: 0.0042, end: 0.014 } as const;

const addCord = (relief: Relief, line: Line, hasEnd: boolean): void => {
  const { heights, tints, metals, threads } = relief;
  const { distances, places } = near(relief, line);
  const shade = near(
    relief,
    line.map(([x, y]): Point => [x + 0.0014, y - 0.001]),
  ).distances;
  const length = lengthOf(line);
  distances.forEach((distance, at) => {
    if (distance > cord.half) {
      tints[at] *= 1 - 0.5 * (1 - ramp(shade[at], cord.half - 0.0012, cord.half + 0.0028));
      return;
    }
    const isEnd = hasEnd && places[at] > length - cord.end;
    const weave = Math.cos((places[at] / 0.0021) * 2 * Math.PI);
    heights[at] += 0.0019 * ramp(cord.half - distance, 0, 0.0016);
    tints[at] = isEnd ? 1 : 0.95 + 0.06 * weave;
    metals[at] = isEnd ? 255 : 0;
    threads[at] = isEnd ? 0 : 40;
  });
};

/** A metal ring around a hole. */
const addEyelet = (relief: Relief, [x, y]: Point): void => {
  const { heights, tints, metals } = relief;
  const area = { left: x - 0.012, right: x + 0.012, bottom: y - 0.012, top: y + 0.012 };
  eachCell(relief, area, (at, u, v) => {
    const away = Math.hypot(u - x, v - y);
    if (away < 0.0024) tints[at] *= 0.3;
    else if (away < 0.0058) {
      metals[at] = 255;
      heights[at] += 0.0014 * bell(away - 0.0041, 0.0013);
    } else tints[at] *= 1 - 0.3 * Math.exp((0.0058 - away) / 0.0016);
  });
};

/** Eyelets beside the face edge, and cords that hang from them over the chest. */
export const addCords = (
  reliefs: readonly Relief[],
  { pieces, cut }: Sewn,
  neckline: number,
): void => {
  const length = cut === 'men' ? 0.2 : 0.185;
  pieces.forEach(({ name, points, edges }, index) => {
    const relief = reliefs[index];
    if (name.startsWith('hood')) {
      const [x, y] = points[edges.neck[0]];
      const eyelet: Point = [x + 0.021, y + 0.03];
      addEyelet(relief, eyelet);
      addCord(relief, [eyelet, [x + 0.02, y - 0.02]], false);
    }
    if (name !== 'front') return;
    for (const side of [-1, 1]) {
      const out = 0.02 + (side > 0 ? 0.004 : 0);
      addCord(
        relief,
        bezier(
          [side * out, neckline + 0.012],
          [side * (out + 0.012), neckline - length * 0.35],
          [side * (out + 0.022), neckline - length * 0.6],
          [side * (out + 0.017), neckline - length + side * 0.006],
          40,
        ),
        true,
      );
    }
  });
};
