import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { demoFileOf, fileWidths, loadRender, renderFileOf, renderOf } from './files.ts';
import type { Garment } from './garment.ts';
import { drawableProperties } from './properties.ts';
import { renderFiles } from './renderFiles.ts';
import type { Render } from './renderImage.ts';
import { renderKeyOf, renderName, viewsOf } from './renders.ts';
import { patterns, textures } from './testing/anyGarment.ts';

const folder = fileURLToPath(new URL('../renders/', import.meta.url));
const bytesOf = (file: string): number => statSync(folder + file).size;
const names = Object.keys(renderFiles);
const shirt: Garment = { pattern: 't-shirt', color: '#1f2c4d', texture: 'jersey', properties: {} };
const shaped = { widthRatio: 1, lengthRatio: 1, sleeveRatio: 1, shaping: 'seams' as const };

describe('the files of renders', () => {
  test('the list and the folder have the same renders in all widths', () => {
    const listed = names.flatMap((name) => fileWidths.map((width) => `${name}.${width}.avif`));
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

  test('all renders weigh at most 25 MB, those of the demo 5 MB', () => {
    const weights = globSync('*', { cwd: folder }).map((file) => [file, bytesOf(file)] as const);
    const sum = (ending: string): number =>
      weights.reduce((all, [file, bytes]) => (file.endsWith(ending) ? all + bytes : all), 0);
    expect(sum('.avif')).toBeLessThan(25e6);
    const ofDemo = names.map((name) => demoFileOf({ name })).filter((file) => file !== null);
    expect(ofDemo.reduce((all, file) => all + bytesOf(file), 0)).toBeLessThan(5e6);
  });

  test('the demo has only shapes with a three-quarter view', () => {
    const files = ['knit-v.men.front', 'knit-v.women.back', 'hoodie-plain.men.front'].map((name) =>
      demoFileOf({ name }),
    );
    expect(files).toEqual(['knit-v.men.front.768.avif', 'knit-v.women.back.450.avif', null]);
  });

  test('a render on a phone weighs at most 34 kB', () => {
    for (const name of names)
      expect(bytesOf(renderFileOf({ name }, 768)), name).toBeLessThan(34_000);
  });

  test('the designer offers exactly the views that have files', () => {
    const offered = new Set<string>();
    for (const pattern of patterns) {
      const chosen = Object.entries(drawableProperties[pattern]).reduce<Record<string, string>[]>(
        (all, [collection, slugs]) =>
          all.flatMap((known) => slugs.map((slug) => ({ ...known, [collection]: slug }))),
        [{}],
      );
      for (const properties of chosen)
        for (const texture of textures) {
          const garment: Garment = { ...shirt, pattern, texture, properties };
          for (const view of viewsOf(garment)) {
            const key = renderKeyOf({ ...garment, view });
            if (key) offered.add(renderName(key));
          }
        }
    }
    const ofMen = names.filter((name) => name.includes('.men.'));
    expect([...offered].sort()).toEqual(ofMen.sort());
  });

  test('a shape for women has the views of the shape for men', () => {
    const viewsIn = (shape: string, cut: string) =>
      names.filter((name) => name.startsWith(`${shape}.${cut}.`)).map((name) => name.split('.')[2]);
    for (const shape of new Set(names.map((name) => name.split('.')[0] ?? ''))) {
      const women = viewsIn(shape, 'women');
      if (women.length > 0) expect(women, shape).toEqual(viewsIn(shape, 'men'));
    }
  });
});

describe('the render of a garment', () => {
  test('the women’s cut, the view and the shape of the neck have their own renders', () => {
    const found = [
      shirt,
      { ...shirt, view: 'back' as const },
      { ...shirt, properties: { neck: 'v-neck' } },
      { ...shirt, proportions: shaped },
    ].map((garment) => renderOf(garment)?.name);
    expect(found).toEqual([
      't-shirt.men.front',
      't-shirt.men.back',
      't-shirt-v.men.front',
      't-shirt.women.front',
    ]);
  });

  test('a worn garment has its front and the form of its cut', () => {
    const worn: Garment = { ...shirt, view: 'worn', proportions: shaped };
    expect(renderOf(worn)).toEqual({
      ...renderOf({ ...worn, view: 'front' }),
      form: 't-shirt.women.worn',
    });
  });

  test('a render is loaded only if all its files can be read', async () => {
    const render = renderOf({ ...shirt, view: 'worn' }) as Render;
    const read = (missing: string) => (file: string) =>
      Promise.resolve(file.includes(missing) ? null : file);
    const loaded = await loadRender(render, demoFileOf, read('none'));
    expect(loaded?.address).toBe('t-shirt.men.front.768.avif');
    expect(loaded?.formAddress).toBe('t-shirt.men.worn.450.avif');
    for (const missing of ['front', 'worn'])
      expect(await loadRender(render, demoFileOf, read(missing))).toBeNull();
  });

  test('a cut without renders is drawn', () => {
    const tank: Garment = { ...shirt, pattern: 'tank' };
    expect(renderOf(tank)?.name).toBe('tank.men.front');
    expect(renderOf({ ...tank, proportions: shaped })).toBeNull();
  });
});
