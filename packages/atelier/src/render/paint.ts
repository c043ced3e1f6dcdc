import type { Sewn } from '../pattern/sew.ts';
import { frameOf, project, type View } from './camera.ts';
import { labelOf, type Mark } from './label.ts';
import { lampOf } from './light.ts';
import { cell, type Relief } from './relief.ts';
import { inside, outside, type Shell } from './shell.ts';
import { type Bump, blurOf, bumpAt, grainAt, textureOf } from './texture.ts';
import { areaInPicture, rasterizeTriangle } from './zBuffer.ts';

/**
 * Red: shading, green: sheen, blue: label, alpha: outline; eight bits each, not
 * premultiplied.
 */
export type Picture = { readonly size: number; readonly pixels: Uint8Array };

export const encode = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Bright light approaches white slowly, so that white cloth keeps its folds. */
export const tone = (light: number): number =>
  light < 0.72 ? light : 0.72 + 0.28 * (1 - Math.exp(-(light - 0.72) / 0.28));

/** Paints a view of a shell with `samples`² samples per pixel. */
export const paint = (
  sewn: Sewn,
  shell: Shell,
  reliefs: readonly Relief[],
  view: View,
  mark: Mark,
  size: number,
  samples: number,
): Picture => {
  const wide = size * samples;
  const { points: projected, toViewer } = project(
    shell.positions,
    view,
    wide,
    frameOf(sewn.design),
  );
  const textures = sewn.pieces.map(({ name }) => textureOf(sewn.design.fabric, name));
  const label = labelOf(sewn, mark);
  const lamp = lampOf(view);
  const half = lamp.map((part, axis) => part + toViewer[axis]);
  const [halfX, halfY, halfZ] = half.map((part) => part / Math.hypot(...half)) as [
    number,
    number,
    number,
  ];

  const { triangles, corners, pieceOf, side, positions, normals, key, room } = shell;
  const rowsPerBand = 48 * samples;
  const depths = new Float32Array(wide * rowsPerBand);
  const faces = new Int32Array(wide * rowsPerBand);
  const shares = new Float32Array(wide * rowsPerBand * 2);
  const pixels = new Uint8Array(size * size * 4);
  const bands: number[][] = Array.from({ length: Math.ceil(wide / rowsPerBand) }, () => []);
  for (let face = 0; face < pieceOf.length; face += 1) {
    const [a, b, c] = [0, 1, 2].map((corner) => projected[triangles[face * 3 + corner] * 3 + 1]);
    const from = Math.max(0, Math.floor(Math.min(a, b, c) / rowsPerBand));
    const to = Math.min(bands.length - 1, Math.floor(Math.max(a, b, c) / rowsPerBand));
    for (let band = from; band <= to; band += 1) bands[band].push(face);
  }
  const sums = new Float64Array(4);
  const bump: Bump = { height: 0, across: 0, up: 0 };
  /** Meters of the pattern that a pixel covers across and up, two per face. */
  const footprints = new Float32Array(pieceOf.length * 2);

  const drawFace = (face: number, top: number): void => {
    const a = triangles[face * 3] * 3;
    const b = triangles[face * 3 + 1] * 3;
    const c = triangles[face * 3 + 2] * 3;
    const triangle = { points: projected, triangles, face };
    const area = areaInPicture(triangle);
    if (area >= 0) return;
    const [ax, ay] = [projected[a], projected[a + 1]];
    const [bx, by] = [projected[b], projected[b + 1]];
    const [cx, cy] = [projected[c], projected[c + 1]];
    const inverse = 1 / area;
    for (let axis = 0; axis < 2; axis += 1) {
      const from = corners[face * 6 + axis];
      const first = corners[face * 6 + 2 + axis] - from;
      const second = corners[face * 6 + 4 + axis] - from;
      footprints[face * 2 + axis] =
        Math.abs(samples * inverse) *
        Math.hypot(first * (cy - ay) - second * (by - ay), second * (bx - ax) - first * (cx - ax));
    }
    rasterizeTriangle(triangle, { wide, top, rows: rowsPerBand, depths }, (at, second, third) => {
      faces[at] = face;
      shares[at * 2] = second;
      shares[at * 2 + 1] = third;
    });
  };

  const shade = (face: number, second: number, third: number): void => {
    const a = triangles[face * 3] * 3;
    const b = triangles[face * 3 + 1] * 3;
    const c = triangles[face * 3 + 2] * 3;
    const first = 1 - second - third;
    const mix = (values: Float32Array, axis: number): number =>
      values[a + axis] * first + values[b + axis] * second + values[c + axis] * third;
    let nx = mix(normals, 0);
    let ny = mix(normals, 1);
    let nz = mix(normals, 2);
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
    const at = face * 6;
    const u = corners[at] * first + corners[at + 2] * second + corners[at + 4] * third;
    const v = corners[at + 1] * first + corners[at + 3] * second + corners[at + 5] * third;
    const piece = pieceOf[face];
    // The leaf of a collar shows the inside of its piece.
    const isTurned = sewn.pieces[piece].leafRow !== undefined;
    const isOutside = side[face] === (isTurned ? inside : outside);
    const isInside = side[face] === (isTurned ? outside : inside);
    const texture = isInside ? textures[piece].inside : textures[piece].outside;
    const fromLabel = isInside && piece === label.piece ? label.distance(u, v) : 1;
    const isLabel = fromLabel < 0;
    let tint = 1;
    let thread = 0;
    let metal = 0;
    if (!isLabel) {
      const relief = reliefs[piece];
      const { heights, tints, threads, metals, shifts, width } = relief;
      const column = (u - relief.left) / cell;
      const row = (v - relief.bottom) / cell;
      const x = Math.min(width - 3, Math.max(1, Math.floor(column)));
      const y = Math.min(relief.height - 3, Math.max(1, Math.floor(row)));
      const o = y * width + x;
      const lean = isOutside && shifts ? shifts[o] : 0;
      const blur = blurOf(texture, footprints[face * 2], footprints[face * 2 + 1]);
      bumpAt(texture, u - lean, v, blur, bump);
      let { across: slopeU, up: slopeV } = bump;
      tint = 1 + texture.cavity * bump.height + 0.014 * grainAt(u, v);
      // Shadow of the label.
      if (fromLabel < 0.006) tint *= 1 - 0.4 * Math.exp(-fromLabel / 0.0015);
      if (isOutside) {
        const fx = Math.min(1, Math.max(0, column - x));
        const fy = Math.min(1, Math.max(0, row - y));
        const h00 = heights[o];
        const h10 = heights[o + 1];
        const h01 = heights[o + width];
        const h11 = heights[o + width + 1];
        slopeU += ((h10 - h00) * (1 - fy) + (h11 - h01) * fy) / cell;
        slopeV += ((h01 - h00) * (1 - fx) + (h11 - h10) * fx) / cell;
        tint *=
          (tints[o] * (1 - fx) + tints[o + 1] * fx) * (1 - fy) +
          (tints[o + width] * (1 - fx) + tints[o + width + 1] * fx) * fy;
        thread = threads[o] / 255;
        metal = metals[o] / 255;
      }
      const du1 = corners[at + 2] - corners[at];
      const dv1 = corners[at + 3] - corners[at + 1];
      const du2 = corners[at + 4] - corners[at];
      const dv2 = corners[at + 5] - corners[at + 1];
      const determinant = du1 * dv2 - du2 * dv1;
      if (Math.abs(determinant) > 1e-14) {
        let [tx, ty, tz, sx, sy, sz] = [0, 0, 0, 0, 0, 0];
        const e1 = [0, 1, 2].map((axis) => positions[b + axis] - positions[a + axis]);
        const e2 = [0, 1, 2].map((axis) => positions[c + axis] - positions[a + axis]);
        tx = e1[0] * dv2 - e2[0] * dv1;
        ty = e1[1] * dv2 - e2[1] * dv1;
        tz = e1[2] * dv2 - e2[2] * dv1;
        sx = e2[0] * du1 - e1[0] * du2;
        sy = e2[1] * du1 - e1[1] * du2;
        sz = e2[2] * du1 - e1[2] * du2;
        const turnSign = determinant > 0 ? 1 : -1;
        const tLength = (turnSign * slopeU) / (Math.sqrt(tx * tx + ty * ty + tz * tz) || 1);
        const sLength = (turnSign * slopeV) / (Math.sqrt(sx * sx + sy * sy + sz * sz) || 1);
        nx -= tx * tLength + sx * sLength;
        ny -= ty * tLength + sy * sLength;
        nz -= tz * tLength + sz * sLength;
        const bumped = Math.sqrt(nx * nx + ny * ny + nz * nz);
        nx /= bumped;
        ny /= bumped;
        nz /= bumped;
      }
    }
    const fromKey = nx * mix(key, 0) + ny * mix(key, 1) + nz * mix(key, 2);
    const fromRoom = nx * mix(room, 0) + ny * mix(room, 1) + nz * mix(room, 2);
    const light = Math.max(0, fromKey) + Math.max(0, fromRoom);
    const facing = Math.min(1, Math.abs(nx * toViewer[0] + ny * toViewer[1] + nz * toViewer[2]));
    const lit = Math.min(1, light);
    // Broad gloss on slopes between lamp and camera, and a bright rim.
    const slope = Math.max(0, (nx * halfX + ny * halfY + nz * halfZ - 0.5) * 2);
    const gloss = slope ** 2 * Math.max(0, fromKey);
    const rim = (1 - facing) ** 2.5;
    const shading = encode(tone(light * tint)) * (1 - 0.2 * rim);
    const sheen =
      tint * (0.42 * gloss + 0.1 * lit + 0.7 * rim * (0.25 + lit)) + 0.45 * thread * lit;
    if (isLabel) sums[2] += (0.68 + 0.32 * shading) * label.brightness(u, v);
    else {
      sums[0] += shading * (1 - metal);
      sums[1] += Math.min(1, sheen) * (1 - metal);
      sums[2] += (0.12 + 0.5 * shading + 0.5 * gloss) * metal;
    }
    sums[3] += 1;
  };

  bands.forEach((band, index) => {
    const top = index * rowsPerBand;
    depths.fill(Number.POSITIVE_INFINITY);
    faces.fill(-1);
    for (const face of band) drawFace(face, top);
    for (let row = 0; row < 48 && index * 48 + row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        sums.fill(0);
        for (let sample = 0; sample < samples * samples; sample += 1) {
          const y = row * samples + Math.floor(sample / samples);
          const at = y * wide + column * samples + (sample % samples);
          if (faces[at] >= 0) shade(faces[at], shares[at * 2], shares[at * 2 + 1]);
        }
        if (sums[3] === 0) continue;
        const to = ((index * 48 + row) * size + column) * 4;
        for (let channel = 0; channel < 3; channel += 1) {
          pixels[to + channel] = Math.round(Math.min(1, sums[channel] / sums[3]) * 255);
        }
        pixels[to + 3] = Math.round((sums[3] / (samples * samples)) * 255);
      }
    }
  });
  return { size, pixels };
};
