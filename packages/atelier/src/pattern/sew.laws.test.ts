import { backOf, drawableProperties, type GarmentPattern, shapeOf } from '@tailorbird/packshot';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthOf } from './curves.ts';
import { type Design, type Measures, measuresOf } from './design.ts';
import { type DesignName, designs } from './designs.ts';
import { hoodOutline } from './hood.ts';
import { type Outline, outlinesOf } from './outlines.ts';
import { sewGarment } from './sew.ts';

const edge = (outline: Outline | undefined, name: string): number =>
  lengthOf(outline!.edges.find((candidate) => candidate.name === name)!.line);

const anyMeasures: fc.Arbitrary<Measures> = fc
  .record({
    ease: fc.double({ min: 0.9, max: 1.25, noNaN: true }),
    length: fc.double({ min: 0.94, max: 1.1, noNaN: true }),
  })
  .map(({ ease, length }) => {
    const { chest, waist, hem, shoulder, bodyLength, sleeveLength, biceps } = measuresOf(
      designs['t-shirt'],
    );
    return {
      chest: chest * ease,
      waist: waist * ease,
      hem: hem * ease,
      shoulder,
      bodyLength: bodyLength * length,
      sleeveLength,
      biceps: biceps * ease,
    };
  });

test('the sleeve cap is as long as the armhole, in front and back', () => {
  fc.assert(
    fc.property(anyMeasures, (measures) => {
      const { front, back, sleeve, underarm } = outlinesOf(designs['t-shirt'], measures);
      expect(edge(sleeve, 'capFront')).toBeCloseTo(edge(front, 'armholeRight'), 5);
      expect(edge(sleeve, 'capBack')).toBeCloseTo(edge(back, 'armholeRight'), 5);
      expect(underarm).toBeGreaterThan(0.02);
    }),
  );
});

test('a design has the folds of the shape whose back it shows', () => {
  for (const [name, { folds, fabric }] of Object.entries<Design>(designs)) {
    // A shape with a back of its own may still hang like another one.
    if (backOf(name) !== name) expect(folds, name).toBe(backOf(name));
    if (folds === undefined) continue;
    const other: Design = designs[folds as DesignName];
    expect(other?.folds, name).toBeUndefined();
    expect(other?.fabric).toBe(fabric);
  }
});

test('each garment of a rendered pattern has a design', () => {
  const shapes = Object.entries(drawableProperties).flatMap(([pattern, collections]) =>
    Object.entries(collections)
      .reduce<Record<string, string>[]>(
        (known, [collection, slugs]) =>
          known.flatMap((one) => slugs.map((slug) => ({ ...one, [collection]: slug }))),
        [{}],
      )
      .flatMap((properties) =>
        (['fleece', 'fine-knit'] as const).map((texture) =>
          shapeOf({ pattern: pattern as GarmentPattern, properties, texture }),
        ),
      ),
  );
  for (const shape of new Set(shapes))
    if (shape !== undefined) expect(Object.hasOwn(designs, shape), shape).toBe(true);
});

test('the neck edge of a hood is as long as half the neckline', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.16, max: 0.34, noNaN: true }), (half) => {
      const hood = hoodOutline(half);
      expect(edge(hood, 'neck')).toBeCloseTo(half, 6);
      // The face and the middle of the back close the outline.
      expect(hood.edges.at(-1)!.line.at(-1)).toEqual(hood.edges[0]!.line[0]);
    }),
  );
});

describe.each<Design>(Object.values(designs))('$name', (design) => {
  const measures = measuresOf(design);
  const sewn = sewGarment(design, measures, 0.02);

  test('the pieces have the finished measures', () => {
    const { front, back, sleeve, capHeight, underarm } = outlinesOf(design, measures);
    const width = (outline: Outline): number => {
      const xs = outline.edges.find(({ name }) => name === 'sideRight')!.line.map(([x]) => x);
      return xs.at(-1)! * 2;
    };
    expect(width(front) + width(back)).toBeCloseTo(measures.chest, 9);
    const hemWidth = (outline: Outline): number => {
      const line = outline.edges.find(({ name }) => name === 'hem')!.line;
      return line.at(-1)![0] - line[0]![0];
    };
    // Cloth above a rib is wider and longer than the rib lets it hang.
    const hem = design.hemRib ? Math.max(measures.chest, measures.hem) * 1.03 : measures.hem;
    // A rolled sleeve is shorter by its turn.
    const slack = design.hemRib ? (design.cuffRib ? 0.006 : -(design.turnUp ?? 0)) : 0;
    expect(hemWidth(front) + hemWidth(back)).toBeCloseTo(hem, 9);
    if (!sleeve) return;
    const cap = sleeve.edges.find(({ name }) => name === 'capFront')!.line;
    const under = sleeve.edges.find(({ name }) => name === 'underBack')!.line;
    expect(under.at(-1)![0] - cap.at(-1)![0]).toBeCloseTo(measures.biceps, 6);
    expect(capHeight + underarm + (design.cuffRib?.height ?? design.turnUp ?? 0)).toBeCloseTo(
      measures.sleeveLength + slack,
      9,
    );
  });

  test('both sides of a seam have the same length', () => {
    for (const { name, pairs } of sewn.seams) {
      const side = (which: 0 | 1): number =>
        lengthOf(pairs.map((pair) => sewn.pieces[pair[which][0]]!.points[pair[which][1]]!));
      // Strips are cut shorter than the edge they stretch to.
      if (name.endsWith('Edge')) expect(side(0)).toBeLessThan(side(1));
      else expect(Math.abs(side(0) - side(1)), name).toBeLessThan(0.006);
    }
  });

  test('a strip that folds over ends at the seam it is sewn to', () => {
    const folded = sewn.pieces.filter(({ foldRow }) => foldRow !== undefined);
    const isFolded = design.band.fold !== undefined || design.turnUp !== undefined;
    expect(folded.length > 0).toBe(isFolded);
    for (const { rows, foldRow } of folded) expect(rows).toBe(foldRow! * 2 + 1);
  });

  test('points that are sewn together share a vertex', () => {
    for (const { pairs } of sewn.seams) {
      for (const [[piece, point], [other, otherPoint]] of pairs) {
        expect(sewn.vertices[piece]![point]).toBe(sewn.vertices[other]![otherPoint]);
      }
    }
  });

  test('the only openings are hem, cuffs and neck', () => {
    const sides = new Map<string, number>();
    for (let at = 0; at < sewn.triangles.length; at += 3) {
      for (let corner = 0; corner < 3; corner += 1) {
        const ends = [sewn.triangles[at + corner]!, sewn.triangles[at + ((corner + 1) % 3)]!];
        const key = ends.toSorted((a, b) => a - b).join();
        sides.set(key, (sides.get(key) ?? 0) + 1);
      }
    }
    const next = new Map<number, number[]>();
    for (const [key, count] of sides) {
      expect(count).toBeLessThanOrEqual(2);
      if (count === 2) continue;
      const [a, b] = key.split(',').map(Number) as [number, number];
      next.set(a, [...(next.get(a) ?? []), b]);
      next.set(b, [...(next.get(b) ?? []), a]);
    }
    let openings = 0;
    const seen = new Set<number>();
    for (const start of next.keys()) {
      if (seen.has(start)) continue;
      openings += 1;
      const open = [start];
      for (let vertex = open.pop(); vertex !== undefined; vertex = open.pop()) {
        if (seen.has(vertex)) continue;
        seen.add(vertex);
        open.push(...next.get(vertex)!);
      }
    }
    expect(openings).toBe(4);
  });
});
