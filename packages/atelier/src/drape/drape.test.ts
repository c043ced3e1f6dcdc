import { describe, expect, test } from 'vitest';
import { distanceTo } from '../body/distance.ts';
import { measuresOf } from '../pattern/design.ts';
import { designs } from '../pattern/designs.ts';
import { sewGarment } from '../pattern/sew.ts';
import { clothOf } from './cloth.ts';
import { drapeGarment } from './drape.ts';

const design = designs['t-shirt'];
const sewn = sewGarment(design, measuresOf(design), 0.018);
const draped = drapeGarment(sewn);

describe('a draped T-shirt', () => {
  test('a draped T-shirt lies outside the form', () => {
    const distance = distanceTo(draped.form);
    const depths = sewn.vertices.flatMap((vertices) =>
      Array.from(vertices, (vertex) => {
        const [x, y, z] = draped.positions.subarray(vertex * 3, vertex * 3 + 3);
        return distance(x!, y!, z!);
      }),
    );
    // The armpit squeezes a few points of cloth.
    expect(Math.min(...depths)).toBeGreaterThan(-0.01);
    expect(depths.filter((depth) => depth < -0.001).length).toBeLessThan(depths.length / 50);
  });

  test('a draped T-shirt comes to rest', () => {
    const [first] = draped.energies;
    expect(draped.energies.at(-1)).toBeLessThan(first! / 100);
    expect(draped.energies.at(-1)).toBeLessThan(1e-6);
  });

  test('a draped T-shirt has closed seams', () => {
    const cloth = clothOf(sewn, draped.positions);
    const seam = new Set(
      sewn.seams.flatMap(({ pairs }) =>
        pairs.map(([[piece, point]]) => sewn.vertices[piece]![point]!),
      ),
    );
    const gaps = Array.from(cloth.lengths).flatMap((length, spring) => {
      const [a, b] = [cloth.springs[spring * 2]!, cloth.springs[spring * 2 + 1]!];
      if (!seam.has(a) || !seam.has(b)) return [];
      const span = Math.hypot(
        ...[0, 1, 2].map(
          (axis) => draped.positions[a * 3 + axis]! - draped.positions[b * 3 + axis]!,
        ),
      );
      return [Math.abs(span - length)];
    });
    // The armpit stretches a few stitches.
    expect(Math.max(...gaps)).toBeLessThan(0.015);
    expect(gaps.filter((gap) => gap > 0.005).length).toBeLessThan(gaps.length * 0.1);
  });

  test('a draped T-shirt hangs from the shoulders over the hips', () => {
    const heights = draped.positions.filter((_, index) => index % 3 === 1);
    expect(Math.max(...heights)).toBeGreaterThan(1.47);
    expect(Math.min(...heights)).toBeGreaterThan(0.75);
    expect(Math.min(...heights)).toBeLessThan(0.9);
  });
});

test('the same garment drapes to the same bytes', () => {
  const pace = 0.1;
  expect(drapeGarment(sewn, undefined, pace).positions).toEqual(
    drapeGarment(sewn, undefined, pace).positions,
  );
});
