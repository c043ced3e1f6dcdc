import { clothSide } from '@tailorbird/packshot';
import { randomFrom, seedOf } from '../random.ts';
import { modulo } from './noise.ts';
import type { Cloth, Fibers, Fuzz, Loops } from './surface.ts';

/** Heights in pixels and tints of a square that repeats. */
type Raster = {
  readonly size: number;
  readonly heights: Float32Array;
  readonly tints: Float32Array;
};

/** A square of cloth in gray: the middle gray is the color of the cloth. */
export type ClothTile = { readonly size: number; readonly pixels: Uint8Array };

const blurRows = (values: Float32Array, size: number, reach: number): Float32Array => {
  const result = new Float32Array(values.length);
  const count = reach * 2 + 1;
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let x = -reach; x <= reach; x += 1) sum += values[row * size + modulo(x, size)];
    for (let x = 0; x < size; x += 1) {
      result[row * size + x] = sum / count;
      sum +=
        values[row * size + ((x + reach + 1) % size)] -
        values[row * size + modulo(x - reach, size)];
    }
  }
  return result;
};

const transposed = (values: Float32Array, size: number): Float32Array =>
  values.map((_, at) => values[(at % size) * size + Math.floor(at / size)]);

/** Two box blurs in both directions; `reach` in pixels. */
const blurred = (values: Float32Array, size: number, reach: number): Float32Array => {
  const box = Math.max(1, Math.min(Math.round(reach), Math.floor(size / 2) - 1));
  const rows = blurRows(blurRows(values, size, box), size, box);
  const columns = transposed(rows, size);
  return transposed(blurRows(blurRows(columns, size, box), size, box), size);
};

/** Stamps a ball: the surface rises to its upper half. */
const stamp = (raster: Raster, x: number, y: number, z: number, radius: number, tint: number) => {
  const { size, heights, tints } = raster;
  const reach = Math.ceil(radius);
  for (let row = Math.floor(y) - reach; row <= Math.floor(y) + reach; row += 1) {
    for (let column = Math.floor(x) - reach; column <= Math.floor(x) + reach; column += 1) {
      const away = ((column - x) ** 2 + (row - y) ** 2) / radius ** 2;
      if (away >= 1) continue;
      const at = modulo(row, size) * size + modulo(column, size);
      const height = z + radius * Math.sqrt(1 - away);
      if (height <= heights[at]) continue;
      heights[at] = height;
      tints[at] = tint;
    }
  }
};

/**
 * Shares of thin bright fibers, from 0 to 1. Fibers are lighter than their shadows, so they
 * are painted over the light.
 */
const fuzzOf = (size: number, { density, length, thickness }: Fuzz, seed: string) => {
  const scale = size / clothSide;
  const random = randomFrom(seedOf(seed));
  const shares = new Float32Array(size * size);
  const radius = Math.max(0.6, (thickness / 2) * scale);
  const reach = Math.ceil(radius);
  for (let fiber = Math.round((density * clothSide * clothSide) / 100); fiber > 0; fiber -= 1) {
    let [x, y, angle] = [random() * size, random() * size, random() * 2 * Math.PI];
    const bend = (random() - 0.5) * 1.4;
    const strength = 0.15 + 0.4 * random();
    const steps = Math.round((0.4 + random()) * length * scale);
    for (let at = 0; at < steps; at += 1) {
      const share = strength * Math.sin((Math.PI * at) / steps);
      for (let row = Math.floor(y) - reach; row <= Math.floor(y) + reach; row += 1) {
        for (let column = Math.floor(x) - reach; column <= Math.floor(x) + reach; column += 1) {
          const away = ((column - x) ** 2 + (row - y) ** 2) / radius ** 2;
          const place = modulo(row, size) * size + modulo(column, size);
          if (away < 1) shares[place] = Math.max(shares[place], share * (1 - away * 0.6));
        }
      }
      angle += (bend + (random() - 0.5) * 3) / scale;
      x += Math.cos(angle);
      y += Math.sin(angle);
    }
  }
  return shares;
};

/** Fibers that form the surface of felt. */
const addFibers = (raster: Raster, { density, length, thickness, lift }: Fibers, seed: string) => {
  const { size, heights } = raster;
  const scale = size / clothSide;
  const random = randomFrom(seedOf(seed));
  const ground = Float32Array.from(heights);
  const radius = Math.max(0.6, (thickness / 2) * scale);
  for (let fiber = Math.round((density * clothSide * clothSide) / 100); fiber > 0; fiber -= 1) {
    let [x, y, angle] = [random() * size, random() * size, random() * 2 * Math.PI];
    const bend = (random() - 0.5) * 0.9;
    const top = random() * lift * scale;
    const tint = 0.96 + 0.1 * random();
    const steps = Math.round(((0.4 + random()) * length * scale) / radius);
    for (let at = 0; at < steps; at += 1) {
      const place = modulo(Math.floor(y), size) * size + modulo(Math.floor(x), size);
      stamp(raster, x, y, ground[place] + top * Math.sin((Math.PI * at) / steps), radius, tint);
      angle += ((bend + (random() - 0.5) * 1.6) * radius) / scale;
      x += Math.cos(angle) * radius;
      y += Math.sin(angle) * radius;
    }
  }
};

const addLoops = (raster: Raster, { density, length, yarn }: Loops, seed: string) => {
  const { size, heights } = raster;
  const scale = size / clothSide;
  const random = randomFrom(seedOf(seed));
  const count = Math.round((density * clothSide) / 10);
  const radius = (yarn / 2) * scale;
  const ground = Float32Array.from(heights);
  for (let loop = 0; loop < count * count; loop += 1) {
    const fromX = (((loop % count) + random()) / count) * size;
    const fromY = ((Math.floor(loop / count) + random()) / count) * size;
    // Loops lean down, with the pile.
    const angle = Math.PI / 2 + (random() - 0.5) * 3.4;
    const reach = length * scale * (0.6 + 0.5 * random());
    const width = reach * (0.25 + 0.25 * random());
    const tint = 0.96 + 0.08 * random();
    const steps = Math.round((reach * 2.6) / (radius * 0.3));
    for (let at = 0; at <= steps; at += 1) {
      const turn = (at / steps) * 2 * Math.PI * 0.86 + 0.44;
      const along = (reach * (1 - Math.cos(turn))) / 2;
      const across = width * Math.sin(turn);
      const x = fromX + Math.cos(angle) * along - Math.sin(angle) * across;
      const y = fromY + Math.sin(angle) * along + Math.cos(angle) * across;
      const place = modulo(Math.floor(y), size) * size + modulo(Math.floor(x), size);
      const z = ground[place] + (0.5 + 0.8 * Math.sin(turn / 2)) * reach * 0.42;
      stamp(raster, x, y, z, radius, tint * (1 + 0.03 * Math.sin((at * 9 * Math.PI) / steps)));
    }
  }
};

const rasterOf = (cloth: Cloth, name: string, size: number): Raster => {
  const heights = new Float32Array(size * size);
  const tints = new Float32Array(size * size);
  for (let at = 0; at < heights.length; at += 1) {
    const x = (((at % size) + 0.5) / size) * clothSide;
    const y = ((Math.floor(at / size) + 0.5) / size) * clothSide;
    const { height, tint } = cloth.surface(x, y);
    heights[at] = (height / clothSide) * size;
    tints[at] = tint;
  }
  const raster = { size, heights, tints };
  if (cloth.loops) addLoops(raster, cloth.loops, name);
  if (cloth.fibers) addFibers(raster, cloth.fibers, name);
  return raster;
};

/** Direction of the lamp: upper left, as in the pictures of garments. */
const lamp = [-0.5, -0.56, 0.66] as const;
/** Share of the light that comes from the room. */
const room = 0.4;

/** Share of the lamp’s light that arrives at each place. */
const openness = ({ size, heights }: Raster): Float32Array => {
  const scale = size / clothSide;
  const flat = Math.hypot(lamp[0], lamp[1]);
  const [stepX, stepY] = [lamp[0] / flat, lamp[1] / flat];
  const rise = lamp[2] / flat;
  const steps = 10;
  const reach = 1.4 * scale;
  return heights.map((height, at) => {
    const [x, y] = [at % size, Math.floor(at / size)];
    let hidden = 0;
    for (let step = 1; step <= steps; step += 1) {
      const far = reach * (step / steps) ** 2 + 1;
      const column = modulo(Math.round(x + stepX * far), size);
      const row = modulo(Math.round(y + stepY * far), size);
      const above = (heights[row * size + column] - height - rise * far) / far;
      hidden = Math.max(hidden, above);
    }
    return 1 - Math.min(1, hidden * 1.6);
  });
};

/** Bright light approaches 1.8 times the average, so that white cloth keeps its yarns. */
const tone = (light: number): number =>
  light < 1 ? light : 1.8 - 0.8 * Math.exp((1 - light) / 0.8);

const withMean = (values: Float32Array): Float32Array => {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  return values.map((each) => each / mean);
};

/** Light that leaves each place, relative to its average. */
const lightOf = (raster: Raster, fuzz: Float32Array | null): Float32Array => {
  const { size, heights, tints } = raster;
  const scale = size / clothSide;
  const open = openness(raster);
  const near = blurred(heights, size, 0.12 * scale);
  const wide = blurred(heights, size, 0.6 * scale);
  const light = heights.map((height, at) => {
    const [x, y] = [at % size, Math.floor(at / size)];
    const left = heights[y * size + modulo(x - 1, size)];
    const right = heights[y * size + modulo(x + 1, size)];
    const upper = heights[modulo(y - 1, size) * size + x];
    const lower = heights[modulo(y + 1, size) * size + x];
    const [nx, ny] = [(left - right) / 2, (upper - lower) / 2];
    const length = Math.sqrt(nx * nx + ny * ny + 1);
    const facing = (nx * lamp[0] + ny * lamp[1] + lamp[2]) / length;
    const cavity =
      Math.max(0, near[at] - height) / (0.12 * scale) +
      Math.max(0, wide[at] - height) / (0.9 * scale);
    const ambient = (room / (1 + 1.3 * cavity)) * (0.6 + 0.4 / length);
    return tints[at] * (ambient + (1 - room) * Math.max(0, facing) * open[at]);
  });
  const toned = withMean(light).map(tone);
  return withMean(fuzz ? toned.map((each, at) => each * (1 - fuzz[at]) + 1.3 * fuzz[at]) : toned);
};

/**
 * A tile of `size` pixels with `samples`² samples per pixel. Light at half the average is
 * gray 64, at the average 128, above twice the average 255.
 */
export const clothTile = (name: string, cloth: Cloth, size: number, samples: number): ClothTile => {
  const wide = size * samples;
  const fuzz = cloth.fuzz ? fuzzOf(wide, cloth.fuzz, name) : null;
  const light = lightOf(rasterOf(cloth, name, wide), fuzz);
  const pixels = new Uint8Array(size * size);
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [(at % size) * samples, Math.floor(at / size) * samples];
    let sum = 0;
    for (let row = 0; row < samples; row += 1) {
      for (let column = 0; column < samples; column += 1) {
        sum += light[(y + row) * wide + x + column];
      }
    }
    pixels[at] = Math.min(255, Math.round((sum / samples ** 2) * 128));
  }
  return { size, pixels };
};
