import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designs } from '../pattern/designs.ts';
import { randomFrom } from '../random.ts';
import { cableAt, cablesOf } from './cables.ts';
import { hierarchyOf } from './hierarchy.ts';
import { normalsOf, type Surface, subdivide } from './surface.ts';
import { type Bump, blurOf, bumpAt, textureOf } from './texture.ts';

const randomSurface = (seed: number, count: number): Surface => {
  const random = randomFrom(seed);
  const corner = (): number[] => [random(), random(), random()];
  const positions = Array.from({ length: count }, () => {
    const [x, y, z] = corner() as [number, number, number];
    const near = (): number => (random() - 0.5) * 0.3;
    return [x, y, z, x + near(), y + near(), z + near(), x + near(), y + near(), z + near()];
  });
  return {
    positions: Float64Array.from(positions.flat()),
    triangles: Int32Array.from({ length: count * 3 }, (_, index) => index),
    corners: new Float64Array(count * 6),
    pieceOf: new Uint8Array(count),
  };
};

test('the hierarchy finds the same triangle as a search through all', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (seed, count) => {
      const surface = randomSurface(seed, count);
      const hierarchy = hierarchyOf(surface);
      const singles = Array.from({ length: count }, (_, triangle) =>
        hierarchyOf({
          ...surface,
          triangles: surface.triangles.subarray(triangle * 3, triangle * 3 + 3),
        }),
      );
      const random = randomFrom(seed + 1);
      const origin = Float64Array.from([random(), random(), -1]);
      const direction = Float64Array.from([random() - 0.5, random() - 0.5, 1]);
      const hits = singles.flatMap((single, triangle) =>
        single.isBlocked(origin, direction) ? [triangle] : [],
      );
      const found = hierarchy.first(origin, direction);
      expect(hierarchy.isBlocked(origin, direction)).toBe(hits.length > 0);
      if (hits.length === 0) expect(found).toBe(-1);
      else expect(hits).toContain(found);
      if (hits.length === 1) expect(found).toBe(hits[0]);
    }),
  );
});

describe('subdivision', () => {
  const quad: Surface = {
    positions: Float64Array.from([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]),
    triangles: Int32Array.from([0, 1, 2, 0, 2, 3]),
    corners: Float64Array.from([0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1]),
    pieceOf: Uint8Array.from([0, 1]),
  };

  test('subdivision keeps flat cloth flat and points at their place', () => {
    const { surface } = subdivide(subdivide(quad).surface);
    expect(surface.pieceOf).toHaveLength(32);
    surface.triangles.forEach((vertex, corner) => {
      expect(surface.positions[vertex * 3]).toBeCloseTo(surface.corners[corner * 2]!, 12);
      expect(surface.positions[vertex * 3 + 1]).toBeCloseTo(surface.corners[corner * 2 + 1]!, 12);
      expect(surface.positions[vertex * 3 + 2]).toBe(0);
    });
    for (let at = 2; at < surface.positions.length; at += 3) {
      expect(normalsOf(surface)[at]).toBeCloseTo(1, 6);
    }
  });

  test('subdivision interpolates values of the vertices', () => {
    const values = Float32Array.from([0, 1, 2, 1]);
    const { surface, attributes } = subdivide(quad, [{ size: 1, values }]);
    attributes[0]!.values.forEach((value, vertex) => {
      const [x, y] = surface.positions.subarray(vertex * 3, vertex * 3 + 2);
      expect(value).toBeCloseTo(x! + y!, 6);
    });
  });
});

describe('textures', () => {
  const { outside } = textureOf(designs.knit.fabric, 'front');
  /** Bumps over one stitch, in pixels of `pixel` meters. */
  const bumps = (pixel: number): readonly Bump[] =>
    Array.from({ length: 256 }, (_, index) => {
      const bump: Bump = { height: 0, across: 0, up: 0 };
      const [x, y] = [(index % 16) / 16, Math.floor(index / 16) / 16];
      bumpAt(outside, x * outside.width, y * outside.height, blurOf(outside, pixel, pixel), bump);
      return bump;
    });

  test('a texture keeps its mean height in pixels of any size', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-5, max: 0.01, noNaN: true }), (pixel) => {
        const sum = bumps(pixel).reduce((total, { height }) => total + height, 0);
        expect(Math.abs(sum / 256)).toBeLessThan(0.02);
      }),
    );
  });

  test('a texture loses slope with larger pixels and is flat at its period', () => {
    const steepest = (pixel: number): number =>
      Math.max(...bumps(pixel).map(({ across, up }) => Math.hypot(across, up)));
    const slopes = [0.0001, 0.0004, 0.0008, 0.0012, 0.0026].map(steepest);
    expect(slopes).toEqual(slopes.toSorted((one, other) => other - one));
    expect(slopes.at(-1)).toBeLessThan(slopes[0]! / 50);
  });
});

test('a front with buttons has no cable in the middle', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.7, noNaN: true }), (v) => {
      expect(cableAt(cablesOf('front', true), 0, v).height).toBe(0);
      expect(cableAt(cablesOf('back', true), 0, v).height).not.toBe(0);
    }),
  );
});

test('cables left and right of the center mirror each other', () => {
  const cables = cablesOf('front');
  const place = fc.double({ min: 0.04, max: 0.25, noNaN: true });
  fc.assert(
    fc.property(place, fc.double({ min: 0, max: 0.7, noNaN: true }), (u, v) => {
      const [right, left] = [cableAt(cables, u, v), cableAt(cables, -u, v)];
      expect(right.height).toBeCloseTo(left.height, 9);
      expect(right.tint).toBeCloseTo(left.tint, 9);
      expect(right.shift).toBeCloseTo(-left.shift, 9);
    }),
  );
});
