import {
  centimeters,
  estimateBody,
  kilograms,
  standardMeasurements,
} from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';
import { renderFiles } from '@tailorbird/packshot/files';
import { expect, test, vi } from 'vitest';
import { distanceTo } from '../body/distance.ts';
import { formOf } from '../body/form.ts';
import { designs } from '../pattern/designs.ts';
import { drapeWorn, type LitMesh, type Worn, type WornRequest } from './drapeWorn.ts';
import { movedTo, surfaceOf } from './surfaceOf.ts';

const bodyOf = (heightCm: number, weightKg: number, cutFor: 'men' | 'women'): BodyNumbers => {
  const estimate = estimateBody({
    ageYears: 40,
    heightCm: centimeters(heightCm),
    weightKg: kilograms(weightKg),
    footLengthCm: centimeters(cutFor === 'women' ? 25 : 27),
    ...(cutFor === 'women' && { cutFor }),
  });
  const means = Object.entries(estimate).map(([measure, { meanCm }]) => [measure, meanCm]);
  return { ...Object.fromEntries(means), heightCm, cutFor };
};

const thin: WornRequest = {
  design: 't-shirt',
  measurements: standardMeasurements('t-shirt', { base: 3, length: 'R' })!,
  body: bodyOf(178, 58, 'men'),
};
const heavy: WornRequest = {
  design: 't-shirt',
  measurements: standardMeasurements('t-shirt', { base: 12, length: 'R' })!,
  body: bodyOf(176, 125, 'men'),
};
const woman: WornRequest = {
  design: 't-shirt',
  measurements: standardMeasurements('t-shirt', { base: 4, length: 'R', cutFor: 'women' })!,
  body: bodyOf(166, 60, 'women'),
};

const verticesOf = ({ positions }: LitMesh): readonly (readonly [number, number, number])[] =>
  Array.from({ length: positions.length / 3 }, (_, vertex) => [
    positions[vertex * 3]!,
    positions[vertex * 3 + 1]!,
    positions[vertex * 3 + 2]!,
  ]);

// Draping takes 4 seconds of an idle core.
vi.setConfig({ testTimeout: 180_000 });

const worn = new Map<WornRequest, Worn>();

test.each([
  ['thin', thin],
  ['heavy', heavy],
  ['woman', woman],
])('a T-shirt on a %s body lies outside of the body', (_, request) => {
  const shares: number[] = [];
  const draped = drapeWorn(request, (share) => shares.push(share));
  worn.set(request, draped);
  const { garment, body } = draped;
  const cloth = verticesOf(garment);
  expect(cloth.flat().every(Number.isFinite)).toBe(true);
  expect(garment.normals.every(Number.isFinite)).toBe(true);
  // The picture poses the arms; the trunk below them stays in any pose.
  const trunk = distanceTo({ ...formOf(request.body, { armDegrees: 18, lean: 0 }), cones: [] });
  const depths = cloth.map((point) => trunk(...point)).toSorted((a, b) => a - b);
  // An arm that rests on the waist squeezes a few points of cloth.
  expect(depths[0]).toBeGreaterThan(-0.025);
  expect(depths.filter((depth) => depth < 0).length).toBeLessThan(cloth.length / 1000);
  const heights = cloth.map(([, y]) => y).toSorted((a, b) => a - b);
  const tall = request.body.heightCm / 100;
  expect(heights.at(-1)).toBeLessThan(tall * 0.9);
  expect(heights[0]).toBeGreaterThan(tall * 0.36);
  expect(cloth.every(([x]) => Math.abs(x) < 0.55)).toBe(true);
  for (const mesh of [garment, body]) {
    const used = new Set(mesh.triangles);
    expect(used.size).toBe(mesh.positions.length / 3);
    expect(used.has(used.size - 1)).toBe(true);
    expect(mesh.light).toHaveLength((mesh.positions.length / 3) * 4);
    const shares = mesh.light.filter((_, index) => index % 4 === 3);
    expect(shares.every((share) => share >= 0 && share < 1.0001)).toBe(true);
  }
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});

test('the same size on the same body gives the same bytes', () => {
  expect(drapeWorn(woman)).toEqual(worn.get(woman) ?? drapeWorn(woman));
});

test('every rendered shape without a hood has a design to drape', () => {
  const shapes = new Set(Object.keys(renderFiles).map((file) => file.split('.')[0]!));
  const offered = [...shapes].filter((shape) => !shape.includes('hood'));
  expect(offered).toContain('t-shirt');
  expect(offered.filter((shape) => !(shape in designs))).toEqual([]);
});

test('the surface of a sphere lies at its radius and closes', () => {
  const sphere = (x: number, y: number, z: number): number => Math.hypot(x, y, z) - 0.1;
  const { positions, triangles } = surfaceOf(
    sphere,
    [-0.15, -0.15, -0.15],
    [0.15, 0.15, 0.15],
    0.02,
  );
  for (let at = 0; at < positions.length; at += 3)
    expect(Math.hypot(...positions.subarray(at, at + 3))).toBeCloseTo(0.1, 5);
  // Each edge of a closed surface has one triangle in each direction.
  const edges = new Set<string>();
  for (let at = 0; at < triangles.length; at += 3)
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const)
      edges.add(`${triangles[at + a]} ${triangles[at + b]}`);
  expect(edges.size).toBe(triangles.length);
  for (const edge of edges) expect(edges.has(edge.split(' ').reverse().join(' '))).toBe(true);
});

test('a point moves to the wanted distance, also where a distance is too steep', () => {
  const steep = (x: number, y: number, z: number): number => 3 * (Math.hypot(x, y, z) - 0.1);
  const moved = movedTo(steep, [0.02, 0.05, 0.01], 0.006, 6);
  expect(steep(...moved)).toBeCloseTo(0.006, 6);
});
