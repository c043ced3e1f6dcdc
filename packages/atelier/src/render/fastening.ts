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

/** The slider of a closed zip with its hanging tab. */
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

/** Half the width of a button band, and the radius of its buttons, in meters. */
const placket = { half: 0.0155, rib: 0.0044, button: 0.0088 } as const;

/** Two bands over each other. `over` is the side of the free edge: -1 or 1. */
export const addButtonBand = (relief: Relief, center: number, over: 1 | -1, area: Area): void => {
  const { heights, tints } = relief;
  // The band covers the seam of the neck.
  const covered = { ...area, left: center - placket.half, right: center + placket.half };
  eachCell(relief, covered, (at) => {
    heights[at] = 0;
    tints[at] = 1;
  });
  eachCell(relief, area, (at, u) => {
    const place = (u - center) * over;
    const edge = ramp(placket.half - place, -0.0004, 0.0012);
    const seam = ramp(place + placket.half, -0.0008, 0.0008);
    heights[at] += 0.002 * edge * seam;
    heights[at] -= 0.0012 * bell(place + placket.half, 0.0014);
    tints[at] *= 1 - 0.22 * bell(place + placket.half, 0.0011);
    if (place > placket.half) tints[at] *= 1 - 0.4 * Math.exp((placket.half - place) / 0.0028);
    if (Math.abs(place) > placket.half - 0.0015) return;
    const rib = Math.cos(((place + placket.half) / placket.rib) * 2 * Math.PI);
    heights[at] += 0.0005 * rib;
    tints[at] *= 1 + 0.07 * rib;
  });
};

export const addButton = (relief: Relief, [x, y]: Point): void => {
  const { heights, tints, threads } = relief;
  const radius = placket.button;
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
      [-1, 1].some((j) => Math.hypot(u - x - i * 0.0015, v - y - j * 0.0015) < 0.00085),
    );
    heights[at] = 0.003 * ramp(radius - away, 0, 0.0014) + 0.0011 * rim;
    tints[at] = hole ? 0.35 : 0.74 + 0.1 * rim;
    threads[at] = hole ? 0 : Math.round(40 + 60 * rim);
  });
};
