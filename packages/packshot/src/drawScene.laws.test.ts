import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { drawScene, scenes } from './drawScene.ts';
import { anyGarment, anyText, patterns } from './testing/anyGarment.ts';

const render = {
  ...{ name: 't-shirt.men.front', top: 40, bottom: 760, half: 150 },
  address: 'data:image/avif;base64,AAAA',
};

const anyScene = fc.record({
  scene: fc.constantFrom(...scenes),
  garments: fc.array(anyGarment, { maxLength: 6 }),
  renders: fc.array(fc.option(fc.constant(render)), { maxLength: 3 }),
});

describe('scenes of any garments', () => {
  test('a scene is well-formed with finite numbers and unique, resolvable ids', () => {
    fc.assert(
      fc.property(anyScene, fc.option(anyText, { nil: undefined }), (asked, title) => {
        const markup = drawScene(asked, title === undefined ? {} : { title });
        expect(XMLValidator.validate(markup)).toBe(true);
        expect(markup).not.toMatch(/NaN|Infinity|undefined|\[object/);
        const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, reference] of markup.matchAll(/(?:href="#|url\(#)([^")]*)/g))
          expect(ids).toContain(reference);
      }),
      { numRuns: 60 },
    );
  });

  test('a scene is deterministic', () => {
    fc.assert(
      fc.property(anyScene, (asked) => {
        expect(drawScene(structuredClone(asked))).toBe(drawScene(asked));
      }),
      { numRuns: 30 },
    );
  });

  test('a scene shows at most five garments, and is empty without any', () => {
    const shirt = {
      pattern: 'shirt',
      color: '#8fa3b8',
      texture: 'oxford',
      properties: {},
    } as const;
    for (const scene of scenes) {
      const draw = (count: number) =>
        drawScene(
          { scene, garments: Array.from({ length: count }, () => shirt) },
          { idPrefix: 'p' },
        );
      expect(draw(9)).toBe(draw(5));
      expect(draw(0)).not.toContain('#8fa3b8');
      expect(draw(1)).toContain('#8fa3b8');
    }
  });

  test('a row shows three renders, or the drawings of all garments', () => {
    fc.assert(
      fc.property(
        fc.array(anyGarment, { minLength: 1, maxLength: 5 }),
        fc.nat(2),
        (garments, at) => {
          const renders = [render, render, render];
          const imagesIn = (markup: string): number => markup.split('<image ').length - 1;
          const shown = Math.min(3, garments.length);
          expect(imagesIn(drawScene({ scene: 'row', garments, renders }))).toBe(shown);
          const incomplete = renders.map((known, place) => (place === at ? null : known));
          expect(imagesIn(drawScene({ scene: 'row', garments, renders: incomplete }))).toBe(
            at < shown ? 0 : shown,
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  test('a scene of four garments takes at most 16 kB compressed', () => {
    for (const scene of scenes) {
      for (let at = 0; at < patterns.length; at += 4) {
        const garments = [0, 1, 2, 3].map((next) => ({
          pattern: patterns[(at + next) % patterns.length] ?? 'shirt',
          color: ['#ffffff', '#1f2a44', '#b9825a', '#8fa3b8'][next] ?? '',
          texture: 'fine-knit' as const,
          properties: {},
          initials: 'ABC',
        }));
        expect(gzipSync(drawScene({ scene, garments })).byteLength).toBeLessThan(16_384);
      }
    }
  });
});
