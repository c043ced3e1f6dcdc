import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { describe, expect, test } from 'vitest';
import { drawGarment } from './drawGarment.ts';
import { drawingHandFor } from './drawingHand.ts';
import type { Garment } from './garment.ts';
import { patterns } from './testing/anyGarment.ts';

describe('drawingHandFor', () => {
  test('a single-pattern renderer draws the same as drawGarment', async () => {
    for (const pattern of patterns) {
      const garment: Garment = {
        pattern,
        color: '#8fa3b8',
        texture: 'jersey',
        properties: {},
        initials: 'ABC',
        artwork: 'tide',
      };
      const hand = await drawingHandFor(garment);
      expect(hand(garment, { idPrefix: 'p' })).toBe(drawGarment(garment, { idPrefix: 'p' }));
    }
  });

  test('artworks are loaded only for a garment with an artwork', async () => {
    const plain: Garment = {
      pattern: 't-shirt',
      color: '#8fa3b8',
      texture: 'jersey',
      properties: {},
    };
    const hand = await drawingHandFor(plain);
    expect(hand({ ...plain, artwork: 'tide' }, { idPrefix: 'p' })).toBe(
      hand(plain, { idPrefix: 'p' }),
    );
  });

  test('a single-pattern renderer takes at most 23 kB compressed', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        lib: { entry: fileURLToPath(import.meta.resolve('./drawingHand.ts')), formats: ['es'] },
      },
    });
    const chunks = ([built].flat() as Rollup.RollupOutput[]).flatMap(({ output }) =>
      output.filter((part) => part.type === 'chunk'),
    );
    const bytes = new Map(
      chunks.map(({ fileName, code }) => [fileName, gzipSync(code).byteLength]),
    );
    const needs = (fileName: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(fileName)) return seen;
      seen.add(fileName);
      for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
        needs(imported, seen);
      return seen;
    };
    const entry = chunks.find(({ isEntry }) => isEntry);
    expect(entry?.dynamicImports.length).toBeGreaterThanOrEqual(8);
    for (const hand of entry?.dynamicImports ?? []) {
      const all = new Set([...needs(entry?.fileName ?? ''), ...needs(hand)]);
      expect([...all].reduce((sum, fileName) => sum + (bytes.get(fileName) ?? 0), 0)).toBeLessThan(
        23_552,
      );
    }
  }, 60_000);
});
