import { describe, expect, test } from 'vitest';
import type { Garment } from './garment.ts';
import { drawableProperties } from './properties.ts';
import { hasRenders, isRendered, renderKeyOf, shapeOf, viewsOf } from './renders.ts';
import { patterns } from './testing/anyGarment.ts';

const shirt: Garment = { pattern: 't-shirt', color: '#1f2c4d', texture: 'jersey', properties: {} };

describe('the rendered shape of a garment', () => {
  test('knitwear without a chosen stitch has the render of its fabric', () => {
    const shapes = (['fine-knit', 'rib', 'cable'] as const).map((texture) =>
      shapeOf({ ...shirt, pattern: 'knit', texture }),
    );
    expect(shapes).toEqual(['knit', 'knit-rib', 'knit-cable']);
  });

  test('shapes differ if properties differ that are not drawn over a render', () => {
    const names = new Map<string, string>();
    const drawnOver = ['chest-pocket', 'breton', 'block'];
    for (const pattern of patterns.filter(hasRenders)) {
      const all = Object.entries(drawableProperties[pattern]).reduce<Record<string, string>[]>(
        (known, [collection, slugs]) =>
          known.flatMap((one) =>
            slugs
              .filter((slug) => !drawnOver.includes(slug))
              .map((slug) => ({ ...one, [collection]: slug })),
          ),
        [{}],
      );
      for (const properties of all) {
        const shape = shapeOf({ pattern, properties, texture: 'fleece' });
        const chosen = `${pattern} ${Object.values(properties).join(' ')}`;
        if (shape === undefined || (pattern === 'sweatshirt' && chosen.includes('half-zip')))
          continue;
        expect(names.get(shape), shape).toBeUndefined();
        names.set(shape, chosen);
      }
    }
    expect(names.get('knit-v-rib')).toBe('knit v-neck rib-stitch ribbed-cuff');
  });

  test('the neck of a sweatshirt with a half zip is the one of a half-zip', () => {
    const zipped: Garment = { ...shirt, pattern: 'sweatshirt', texture: 'fleece' };
    expect(shapeOf({ ...zipped, properties: { neck: 'half-zip' } })).toBe('half-zip');
  });

  test('a half-zip has a render of its own if it is knitted', () => {
    const halfZip: Garment = { ...shirt, pattern: 'half-zip' };
    expect(shapeOf({ ...halfZip, texture: 'fine-knit' })).toBe('half-zip-knit');
    for (const texture of ['fleece', 'technical'] as const)
      expect(shapeOf({ ...halfZip, texture })).toBe('half-zip');
    expect(shapeOf({ ...halfZip, texture: 'rib' })).toBeUndefined();
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
    expect(renderKeyOf(changed)).toEqual(renderKeyOf(shirt));
  });

  test('a property without a render and a pattern without renders are drawn', () => {
    const sleeveless: Garment = {
      ...shirt,
      pattern: 'undershirt',
      properties: { sleeve: 'sleeveless' },
    };
    expect(renderKeyOf(sleeveless)).toBeNull();
    expect(renderKeyOf({ ...shirt, pattern: 'tote' })).toBeNull();
    expect(isRendered(sleeveless)).toBe(false);
    expect([hasRenders('t-shirt'), hasRenders('tote')]).toEqual([true, false]);
  });

  test('a shape that differs in front only shows the back of another one', () => {
    const rolled = { ...shirt, properties: { neck: 'v-neck', sleeve: 'rolled-sleeve' } };
    const shown = (['front', 'back'] as const).map((view) => renderKeyOf({ ...rolled, view }));
    expect(shown.map((key) => key?.shape)).toEqual(['t-shirt-v-rolled', 't-shirt-rolled']);
  });

  test('a form wears a garment with initials, a pocket or stripes', () => {
    for (const garment of [
      shirt,
      { ...shirt, initials: 'A' },
      { ...shirt, properties: { pocket: 'chest-pocket' } },
      { ...shirt, properties: { stripe: 'block' } },
    ])
      expect(viewsOf(garment)).toContain('worn');
    expect(viewsOf({ ...shirt, pattern: 'hoodie', texture: 'fleece' })).not.toContain('worn');
  });

  test('only a render without anything over it has a three-quarter view and a detail', () => {
    expect(viewsOf(shirt)).toEqual(['front', 'three-quarter', 'back', 'worn', 'detail']);
    expect(viewsOf({ ...shirt, texture: 'waffle' })).not.toContain('detail');
    for (const garment of [
      { ...shirt, initials: 'A' },
      { ...shirt, artwork: 'tide' as const },
      { ...shirt, properties: { pocket: 'chest-pocket' } },
      { ...shirt, properties: { stripe: 'block' } },
      { ...shirt, properties: { neck: 'v-neck', sleeve: 'rolled-sleeve' } },
      { ...shirt, pattern: 'tote' as const },
    ])
      expect(viewsOf(garment).filter((view) => view !== 'worn')).toEqual(['front', 'back']);
  });
});
