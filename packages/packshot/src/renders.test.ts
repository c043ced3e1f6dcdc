import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Garment } from './garment.ts';
import { renderFiles } from './renderFiles.ts';
import {
  browserWidth,
  hasRenders,
  isRendered,
  renderFileOf,
  renderOf,
  viewsOf,
} from './renders.ts';

const folder = fileURLToPath(new URL('../renders/', import.meta.url));
const bytesOf = (file: string): number => statSync(folder + file).size;
const shirt: Garment = { pattern: 't-shirt', color: '#1f2c4d', texture: 'jersey', properties: {} };

describe('the files of renders', () => {
  test('the list and the folder have the same renders in all widths', () => {
    const listed = Object.keys(renderFiles).flatMap((name) =>
      [450, 768, 960].map((width) => `${name}.${width}.avif`),
    );
    expect(globSync('*', { cwd: folder }).sort()).toEqual(listed.sort());
  });

  test('a width has the smallest file that is as wide, or the widest', () => {
    const files = [1, 450, 451, 768, 1024, 1920].map((width) =>
      renderFileOf({ name: 't-shirt.men.front' }, width),
    );
    expect(files.map((file) => Number(file.split('.').at(-2)))).toEqual([
      450, 450, 768, 768, 960, 960,
    ]);
  });

  test('all renders weigh at most 25 MB, those of browsers 12 MB', () => {
    const weights = globSync('*', { cwd: folder }).map((file) => [file, bytesOf(file)] as const);
    const sum = (ending: string): number =>
      weights.reduce((all, [file, bytes]) => (file.endsWith(ending) ? all + bytes : all), 0);
    expect(sum('.avif')).toBeLessThan(25e6);
    expect(sum(`.${browserWidth}.avif`)).toBeLessThan(12e6);
  });

  test('a render on a phone weighs at most 34 kB', () => {
    for (const name of Object.keys(renderFiles))
      expect(bytesOf(renderFileOf({ name }, 768)), name).toBeLessThan(34_000);
  });
});

describe('the render of a garment', () => {
  test('the women’s cut, the view and the shape of the neck have their own renders', () => {
    const names = [
      shirt,
      { ...shirt, view: 'back' as const },
      { ...shirt, properties: { neck: 'v-neck' } },
      {
        ...shirt,
        proportions: { widthRatio: 1, lengthRatio: 1, sleeveRatio: 1, shaping: 'seams' as const },
      },
    ].map((garment) => renderOf(garment)?.name);
    expect(names).toEqual([
      't-shirt.men.front',
      't-shirt.men.back',
      't-shirt-v.men.front',
      't-shirt.women.front',
    ]);
  });

  test('knitwear without a chosen stitch has the render of its fabric', () => {
    const names = (['fine-knit', 'rib', 'cable'] as const).map(
      (texture) => renderOf({ ...shirt, pattern: 'knit', texture })?.name,
    );
    expect(names).toEqual(['knit.men.front', 'knit-rib.men.front', 'knit-cable.men.front']);
  });

  test('a half-zip has a render of its own if it is knitted', () => {
    const halfZip: Garment = { ...shirt, pattern: 'half-zip' };
    expect(renderOf({ ...halfZip, texture: 'fine-knit' })?.name).toBe('half-zip-knit.men.front');
    for (const texture of ['fleece', 'technical'] as const)
      expect(renderOf({ ...halfZip, texture })?.name).toBe('half-zip.men.front');
    expect(renderOf({ ...halfZip, texture: 'rib' })).toBeNull();
  });

  test('color, fabric, pocket, initials and artwork do not change the render', () => {
    const changed: Garment = {
      ...shirt,
      color: '#ffffff',
      texture: 'pique',
      initials: 'ABC',
      artwork: 'tide',
      properties: { pocket: 'chest-pocket' },
    };
    expect(renderOf(changed)).toEqual(renderOf(shirt));
  });

  test('a property without a render and a pattern without renders are drawn', () => {
    expect(renderOf({ ...shirt, properties: { sleeve: 'rolled-sleeve' } })).toBeNull();
    expect(renderOf({ ...shirt, properties: { stripe: 'block' } })).toBeNull();
    expect(renderOf({ ...shirt, pattern: 'tote' })).toBeNull();
    expect(isRendered({ ...shirt, properties: { sleeve: 'rolled-sleeve' } })).toBe(false);
    expect([hasRenders('t-shirt'), hasRenders('tote')]).toEqual([true, false]);
  });

  test('only a render without anything over it has a three-quarter view and a detail', () => {
    expect(viewsOf(shirt)).toEqual(['front', 'three-quarter', 'back', 'detail']);
    expect(viewsOf({ ...shirt, texture: 'waffle' })).toEqual(['front', 'three-quarter', 'back']);
    for (const garment of [
      { ...shirt, initials: 'A' },
      { ...shirt, artwork: 'tide' as const },
      { ...shirt, properties: { pocket: 'chest-pocket' } },
      { ...shirt, properties: { sleeve: 'rolled-sleeve' } },
      { ...shirt, pattern: 'tote' as const },
    ])
      expect(viewsOf(garment)).toEqual(['front', 'back']);
  });
});
