import type { Sewn } from '../pattern/sew.ts';
import { type View, viewDegrees } from './light.ts';
import { cell, type Relief } from './relief.ts';
import { inside, outside, type Shell } from './shell.ts';
import { knitTile, plainRibTile, purlTile, ribTile, type Tile } from './stitch.ts';

/** Red: shading, green: sheen, blue: label, alpha: outline; eight bits each, not premultiplied. */
export type Picture = { readonly size: number; readonly pixels: Uint8Array };

/** The bird of the label as a square of zeros and ones, its first row on top. */
export type Mark = { readonly size: number; readonly ink: Uint8Array };

const cameraDistance = 4.4;
const cameraPitch = (5.5 * Math.PI) / 180;
const exposure = 1.0;

const encode = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Bright light approaches white slowly, so that white cloth keeps its folds. */
const tone = (light: number): number =>
  light < 0.72 ? light : 0.72 + 0.28 * (1 - Math.exp(-(light - 0.72) / 0.28));

const isRib = (name: string): boolean =>
  name === 'band' || name.endsWith('Rib') || name.startsWith('cuff');

type Texture = {
  readonly tile: Tile;
  readonly width: number;
  readonly height: number;
  readonly acrossRelief: number;
  readonly upRelief: number;
  /** Darkening of the lowest places. */
  readonly cavity: number;
};

/** Label in the pattern of the back: half width, and distances of its ends from the neck. */
const label = { half: 0.021, from: 0.002, to: 0.028, markHalf: 0.0085 } as const;

/** Meters that a picture shows: all upper garments appear at the same scale. */
const frameWidth = 0.92;

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
  const { fabric } = sewn.design;
  const wide = size * samples;
  const vertexCount = shell.positions.length / 3;
  const turn = (viewDegrees[view] * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const [pitchCosine, pitchSine] = [Math.cos(cameraPitch), Math.sin(cameraPitch)];
  const scale = (wide / frameWidth) * cameraDistance;
  /** Middle of the vertical extent. */
  const middleOf = (values: Float64Array): number => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = 1; at < values.length; at += 3) {
      low = Math.min(low, values[at]);
      high = Math.max(high, values[at]);
    }
    return (low + high) / 2;
  };
  const middleY = middleOf(shell.positions);
  const projected = new Float64Array(vertexCount * 3);
  for (let at = 0; at < projected.length; at += 3) {
    const [x, y, z] = shell.positions.subarray(at, at + 3);
    const across = x * cosine - z * sine;
    const toCamera = z * cosine + x * sine;
    const up = y - middleY;
    const height = up * pitchCosine - toCamera * pitchSine;
    const depth = cameraDistance - (toCamera * pitchCosine + up * pitchSine);
    projected[at] = wide / 2 + (across / depth) * scale;
    projected[at + 1] = wide / 2 - (height / depth) * scale;
    projected[at + 2] = depth;
  }
  const shift = wide / 2 - middleOf(projected);
  for (let at = 1; at < projected.length; at += 3) projected[at] += shift;
  const toViewer = [sine * pitchCosine, pitchSine, cosine * pitchCosine] as const;
  const pixel = frameWidth / size;
  /** Fades detail that is too small for the pixels. */
  const visible = (period: number): number => Math.min(1, Math.max(0, (period / pixel - 1.6) / 2));
  const { stitch, rib } = fabric;
  const isKnitted = stitch.width > 0.002;
  const [acrossFade, upFade] = [visible(stitch.width), visible(stitch.height)];
  const ribFade = visible(rib.width);
  const knit: Texture = {
    tile: knitTile,
    width: stitch.width,
    height: stitch.height,
    acrossRelief: stitch.relief * acrossFade,
    upRelief: stitch.relief * upFade,
    cavity: (isKnitted ? 0.36 : 0.12) * upFade,
  };
  const purl: Texture = { ...knit, tile: purlTile };
  const ribbed: Texture = {
    tile: upFade > 0.9 ? ribTile : plainRibTile,
    width: rib.width,
    height: stitch.height,
    acrossRelief: rib.relief * ribFade,
    upRelief: rib.relief * upFade,
    cavity: 0.42 * ribFade,
  };
  const names = sewn.pieces.map(({ name }) => name);
  const textures = names.map((name) => (isRib(name) ? ribbed : knit));
  const backPiece = names.indexOf('back');
  const back = sewn.pieces[backPiece];
  const labelTop = back.points[back.edges.neck[back.edges.neck.length >> 1]][1];

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

  /** Ink of the label at a place in the pattern of the back. */
  const inkAt = (u: number, v: number): number => {
    const center = labelTop - (label.from + label.to) / 2;
    const column = Math.floor((u / label.markHalf / 2 + 0.5) * mark.size);
    const row = Math.floor(((center - v) / label.markHalf / 2 + 0.5) * mark.size);
    if (Math.min(column, row) < 0 || Math.max(column, row) >= mark.size) return 0;
    return mark.ink[row * mark.size + column];
  };

  const drawFace = (face: number, top: number): void => {
    const a = triangles[face * 3] * 3;
    const b = triangles[face * 3 + 1] * 3;
    const c = triangles[face * 3 + 2] * 3;
    const ax = projected[a];
    const ay = projected[a + 1];
    const bx = projected[b];
    const by = projected[b + 1];
    const cx = projected[c];
    const cy = projected[c + 1];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    // Rows go down, so faces toward the camera have a negative area.
    if (area >= 0) return;
    const inverse = 1 / area;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(wide - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const upper = Math.max(top, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const lower = Math.min(top + rowsPerBand - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let row = upper; row <= lower; row += 1) {
      const y = row + 0.5;
      for (let column = left; column <= right; column += 1) {
        const x = column + 0.5;
        const second = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) * inverse;
        const third = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) * inverse;
        if (second < 0 || third < 0 || second + third > 1) continue;
        const depth =
          projected[a + 2] * (1 - second - third) +
          projected[b + 2] * second +
          projected[c + 2] * third;
        const at = (row - top) * wide + column;
        if (depth >= depths[at]) continue;
        depths[at] = depth;
        faces[at] = face;
        shares[at * 2] = second;
        shares[at * 2 + 1] = third;
      }
    }
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
    const isOutside = side[face] === outside;
    const isInside = side[face] === inside;
    let texture = textures[piece];
    if (isInside && texture === knit) texture = purl;
    const { tile } = texture;
    const tileX = Math.floor((u / texture.width - Math.floor(u / texture.width)) * tile.size);
    const tileY = Math.floor((v / texture.height - Math.floor(v / texture.height)) * tile.size);
    const tileAt = Math.min(tile.size - 1, tileY) * tile.size + Math.min(tile.size - 1, tileX);
    const isLabel =
      isInside &&
      piece === backPiece &&
      Math.abs(u) < label.half &&
      v < labelTop - label.from &&
      v > labelTop - label.to;
    let tint = 1;
    let thread = 0;
    if (!isLabel) {
      let slopeU = (texture.acrossRelief / texture.width) * tile.acrossSlopes[tileAt];
      let slopeV = (texture.upRelief / texture.height) * tile.upSlopes[tileAt];
      tint = 1 + texture.cavity * (tile.heights[tileAt] - tile.meanHeight);
      if (isOutside) {
        const relief = reliefs[piece];
        const column = (u - relief.left) / cell;
        const row = (v - relief.bottom) / cell;
        const x = Math.min(relief.width - 3, Math.max(1, Math.floor(column)));
        const y = Math.min(relief.height - 3, Math.max(1, Math.floor(row)));
        const fx = Math.min(1, Math.max(0, column - x));
        const fy = Math.min(1, Math.max(0, row - y));
        const o = y * relief.width + x;
        const w = relief.width;
        const { heights, tints, threads } = relief;
        const h00 = heights[o];
        const h10 = heights[o + 1];
        const h01 = heights[o + w];
        const h11 = heights[o + w + 1];
        slopeU += ((h10 - h00) * (1 - fy) + (h11 - h01) * fy) / cell;
        slopeV += ((h01 - h00) * (1 - fx) + (h11 - h10) * fx) / cell;
        tint *=
          (tints[o] * (1 - fx) + tints[o + 1] * fx) * (1 - fy) +
          (tints[o + w] * (1 - fx) + tints[o + w + 1] * fx) * fy;
        thread = threads[o] / 255;
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
    const light = (Math.max(0, fromKey) + Math.max(0, fromRoom)) * exposure;
    const facing = Math.min(1, Math.abs(nx * toViewer[0] + ny * toViewer[1] + nz * toViewer[2]));
    const shading = encode(tone(light * tint));
    const grazing = (1 - facing) ** 2;
    const sheen =
      Math.min(1.2, light) * tint * (0.16 + 0.84 * grazing) + 0.5 * thread * Math.min(1, light);
    if (isLabel) sums[2] += (0.55 + 0.45 * shading) * (1 - 0.75 * inkAt(u, v));
    else {
      sums[0] += shading;
      sums[1] += Math.min(1, sheen) ** 0.7;
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
