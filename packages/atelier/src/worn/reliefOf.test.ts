import { expect, test } from 'vitest';
import { measuresOf } from '../pattern/design.ts';
import { type DesignName, designs } from '../pattern/designs.ts';
import { type Sewn, sewGarment } from '../pattern/sew.ts';
import { type Relief, reliefOf } from './reliefOf.ts';
import { turnEdges } from './turnEdges.ts';

const sewn = (name: DesignName): Sewn =>
  sewGarment(designs[name], measuresOf(designs[name]), 0.02, 'men');

/** The flat pieces, each at its pattern coordinates. */
const flatSurface = ({ vertexCount, triangles, corners, pieceOf }: Sewn) => {
  const positions = new Float64Array(vertexCount * 3);
  triangles.forEach((vertex, corner) => {
    positions.set([corners[corner * 2]!, corners[corner * 2 + 1]!, 0], vertex * 3);
  });
  return { positions, triangles, corners, pieceOf };
};

type Place = {
  readonly hem: number;
  readonly seam: number;
  readonly rib: number;
  readonly x: number;
};

const placesOf = ({ values }: Relief): readonly Place[] =>
  Array.from({ length: values.length / 4 }, (_, vertex) => {
    const [hem, seam, rib, x] = values.subarray(vertex * 4, vertex * 4 + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    return { hem, seam, rib, x };
  });

test('seams show on both sides of a garment', () => {
  const shirt = sewn('t-shirt');
  const seams = placesOf(reliefOf(shirt, flatSurface(shirt))).filter(({ seam }) => seam === 0);
  const [right, left] = [1, -1].map((side) => seams.filter(({ x }) => x * side > 0.05).length);
  expect(right).toBeGreaterThan(50);
  expect(Math.abs(right! - left!)).toBeLessThan(right! / 5);
});

test('a raglan garment shows no seam at its armholes', () => {
  const armholes = (name: DesignName): number => {
    const garment = sewn(name);
    const surface = flatSurface(garment);
    const { sources, values } = reliefOf(garment, surface);
    const vertices = new Set(
      garment.seams
        .filter((seam) => seam.name.startsWith('armhole'))
        .flatMap(({ pairs }) => pairs.slice(3, -3))
        .map(([[piece, point]]) => garment.vertices[piece]![point]!),
    );
    return sources.filter((vertex, index) => vertices.has(vertex) && values[index * 4 + 1] === 0)
      .length;
  };
  expect(armholes('t-shirt')).toBeGreaterThan(20);
  expect(armholes('active-tee')).toBe(0);
});

test('ribs are on the strips of a sweater, and all over a ribbed one', () => {
  const ribbed = (name: DesignName): number => {
    const garment = sewn(name);
    const places = placesOf(reliefOf(garment, flatSurface(garment)));
    return places.filter(({ rib }) => rib > 0).length / places.length;
  };
  expect(ribbed('knit')).toBeGreaterThan(0.05);
  expect(ribbed('knit')).toBeLessThan(0.5);
  expect(ribbed('knit-rib')).toBe(1);
});

test('a zip runs up the center front and the collar, a half zip from its end', () => {
  const zipped = (name: DesignName): readonly number[] => {
    const garment = sewn(name);
    const { closures } = reliefOf(garment, flatSurface(garment));
    const heights = Array.from({ length: closures.length / 2 }, (_, vertex) =>
      Math.abs(closures[vertex * 2]!) < 0.03 ? closures[vertex * 2 + 1]! : -1,
    );
    return heights.filter((height) => height > 0);
  };
  expect(zipped('sweatshirt')).toEqual([]);
  expect(zipped('half-zip').length).toBeGreaterThan(10);
  expect(zipped('zip-sweatshirt').length).toBeGreaterThan(zipped('half-zip').length * 2);
});

test('hems are stitched at their height, and edges are turned to the inside', () => {
  const shirt = sewn('t-shirt');
  const surface = flatSurface(shirt);
  const relief = reliefOf(shirt, surface);
  const hems = placesOf(relief).map(({ hem }) => hem);
  expect(Math.min(...hems)).toBeCloseTo(-0.022, 9);
  const normals = new Float32Array(surface.positions.length).map((_, index) =>
    index % 3 === 2 ? 1 : 0,
  );
  const edges = turnEdges(surface, normals, relief.triangles, relief.sources.length, 0.002);
  expect(edges.sources.length).toBeGreaterThan(100);
  expect(Math.max(...edges.triangles)).toBe(relief.sources.length + edges.sources.length - 1);
  edges.positions.forEach((part, index) => {
    if (index % 3 !== 2) return;
    expect(part).toBeGreaterThan(-0.00201);
    expect(part).toBeLessThan(0);
  });
});
