import type { Placket } from '../pattern/closure.ts';
import type { Point } from '../pattern/curves.ts';
import { type Area, eachCell, ramp, stitchLine } from './raster.ts';
import { bell, type Relief } from './relief.ts';

/** Half the width of the teeth and of the gap between the folded edges, in meters. */
const zip = { teeth: 0.0027, gap: 0.0046, pitch: 0.0026, stitches: 0.0105 } as const;

/** A zip in a gap of the cloth from `bottom` to `top`. */
export const addZip = (relief: Relief, center: number, bottom: number, top: number): void => {
  const { heights, tints, threads } = relief;
  const area = { left: center - 0.03, right: center + 0.03, bottom: bottom - 0.03, top };
  eachCell(relief, area, (at, u, v) => {
    const across = Math.abs(u - center);
    const away = Math.max(across, bottom - v);
    const fold = ramp(away, zip.gap - 0.0006, zip.gap + 0.0009);
    heights[at] += 0.0011 * fold * bell(away - zip.gap, 0.011) - 0.0013 * (1 - fold);
    tints[at] *= 0.55 + 0.45 * fold;
    if (across > zip.teeth || v < bottom) return;
    const phase = v / zip.pitch + (u > center ? 0.5 : 0);
    const tooth = Math.abs((((phase % 1) + 1) % 1) - 0.5) < 0.3 ? 1 : 0;
    heights[at] += 0.0009 * tooth;
    tints[at] *= 0.8 + 0.55 * tooth;
    threads[at] = 110 * tooth;
  });
  const side = zip.stitches;
  stitchLine(relief, [
    [center - side, top],
    [center - side, bottom - side + 0.004],
    [center + side, bottom - side + 0.004],
    [center + side, top],
  ]);
};

/** Distance to a rectangle with round corners, negative inside. */
const fromBox = (u: number, v: number, width: number, height: number, corner: number): number => {
  const across = Math.abs(u) - width / 2 + corner;
  const up = Math.abs(v) - height / 2 + corner;
  return (
    Math.hypot(Math.max(0, across), Math.max(0, up)) + Math.min(0, Math.max(across, up)) - corner
  );
};

export const addSlider = (relief: Relief, center: number, top: number): void => {
  const { heights, tints, metals } = relief;
  const area = { left: center - 0.012, right: center + 0.012, bottom: top - 0.05, top };
  eachCell(relief, area, (at, u, v) => {
    const x = u - center;
    const body = fromBox(x, v - top + 0.005, 0.0078, 0.0095, 0.002);
    const tab = fromBox(x, v - top + 0.0215, 0.0052, 0.028, 0.0022);
    const hole = fromBox(x, v - top + 0.0315, 0.0022, 0.004, 0.001);
    const away = Math.max(Math.min(body, tab), -hole);
    // The shadow falls to the lower right.
    const shadow = Math.min(
      fromBox(x - 0.0012, v - top + 0.0075, 0.0078, 0.0095, 0.002),
      fromBox(x - 0.0014, v - top + 0.0242, 0.0052, 0.028, 0.0022),
    );
    if (away > 0) {
      tints[at] *= 1 - 0.5 * (1 - ramp(shadow, -0.0002, 0.0026));
      return;
    }
    tints[at] = 1;
    heights[at] += 0.0016 * ramp(-away, 0, 0.0009) + (tab < body ? 0.0006 : 0);
    metals[at] = 255;
  });
};

/** Two bands over each other. `over` is the side of the free edge: -1 or 1. */
export const addButtonBand = (
  relief: Relief,
  center: number,
  over: 1 | -1,
  { half, lift, rib }: Placket,
  area: Area,
): void => {
  const { heights, tints } = relief;
  if (rib !== undefined) {
    // The band covers the seam of the neck.
    const covered = { ...area, left: center - half, right: center + half };
    eachCell(relief, covered, (at) => {
      heights[at] = 0;
      tints[at] = 1;
    });
  }
  eachCell(relief, { ...area, bottom: area.bottom - 0.01 }, (at, u, v) => {
    const place = (u - center) * over;
    const edge = ramp(half - place, -0.0004, 0.0012);
    const seam = ramp(place + half, -0.0008, 0.0008);
    const above = ramp(v - area.bottom, -0.0004, 0.0012);
    heights[at] += lift * edge * seam * above;
    heights[at] -= lift * 0.6 * above * bell(place + half, 0.0014);
    tints[at] *= 1 - 0.22 * above * bell(place + half, 0.0011);
    if (place > half) tints[at] *= 1 - 0.4 * above * Math.exp((half - place) / 0.0028);
    if (v < area.bottom && Math.abs(place) < half)
      tints[at] *= 1 - 0.3 * Math.exp((v - area.bottom) / 0.0024);
    if (rib === undefined || Math.abs(place) > half - 0.0015) return;
    const wave = Math.cos(((place + half) / rib) * 2 * Math.PI);
    heights[at] += 0.0005 * wave;
    tints[at] *= 1 + 0.07 * wave;
  });
};

/** The stitches of a band that ends at `bottom`. */
export const stitchPlacket = (
  relief: Relief,
  { half }: Placket,
  bottom: number,
  top: number,
): void => {
  const [side, low] = [half - 0.002, bottom + 0.002];
  stitchLine(relief, [
    [-side, top],
    [-side, low],
    [side, low],
    [side, top],
  ]);
  stitchLine(relief, [
    [-side, low + 0.011],
    [side, low + 0.011],
  ]);
};

export const addButton = (relief: Relief, [x, y]: Point, radius: number): void => {
  const { heights, tints, threads } = relief;
  const area = { left: x - 0.02, right: x + 0.02, bottom: y - 0.02, top: y + 0.02 };
  eachCell(relief, area, (at, u, v) => {
    const away = Math.hypot(u - x, v - y);
    const shadow = Math.hypot(u - x - 0.0012, v - y + 0.002);
    if (away > radius) {
      tints[at] *= 1 - 0.5 * (1 - ramp(shadow, radius - 0.0008, radius + 0.003));
      return;
    }
    const rim = bell(away - radius * 0.82, 0.0013);
    const hole = [-1, 1].some((i) =>
      [-1, 1].some(
        (j) => Math.hypot(u - x - i * radius * 0.17, v - y - j * radius * 0.17) < radius * 0.097,
      ),
    );
    heights[at] = radius * (0.34 * ramp(radius - away, 0, 0.0014) + 0.125 * rim);
    tints[at] = hole ? 0.35 : 0.74 + 0.1 * rim;
    threads[at] = hole ? 0 : Math.round(40 + 60 * rim);
  });
};
