import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clothingType, fabricColor, property, shirt, viewer } from '../../test/clothingTypes.ts';
import { runs } from '../testing/runs.ts';
import {
  activeClothingTypeIds,
  defaultSiteFilter,
  isListed,
  matchesPattern,
  nameByRules,
  nameVariant,
  publicViewer,
  titleVariant,
} from './index.ts';

const product = { slug: 'merino-t-shirt', variantTitle: 'Merino, V-neck', name: 'Own name' };

describe('naming rules', () => {
  test('[CATALOG-25] a star matches any text, like a regular expression', () => {
    const letter = fc.constantFrom('a', 'b', 'B', '*', '.');
    fc.assert(
      fc.property(
        fc.string({ unit: letter, maxLength: 8 }),
        fc.string({ unit: fc.constantFrom('a', 'b', 'B', '.'), maxLength: 10 }),
        (pattern, text) => {
          const oracle = new RegExp(
            `^${pattern
              .split('*')
              .map((part) => part.replaceAll('.', '\\.'))
              .join('.*')}$`,
            'i',
          );
          expect(matchesPattern(pattern, text)).toBe(oracle.test(text));
        },
      ),
      {
        ...runs(3000),
        examples: [
          ['*a*b', 'aab'],
          ['', ''],
          ['*', ''],
          ['**', 'x'],
          ['a*a', 'a'],
        ],
      },
    );
  });

  test('[CATALOG-25] the highest priority, then the longest pattern, wins', () => {
    const rule = (pattern: string, priority: number, name = `${pattern} ${priority}`) => ({
      pattern,
      priority,
      name,
    });
    expect(
      nameByRules([rule('*', 1), rule('merino*', 5), rule('merino-t-shirt', 3)], product),
    ).toBe('merino* 5');
    expect(nameByRules([rule('*', 1), rule('merino*', 1)], product)).toBe('merino* 1');
    expect(
      nameByRules(
        [rule('merino*', 1, 'first'), rule('*shirt*', 1, 'second'), rule('m*-shirt', 1, 'third')],
        product,
      ),
    ).toBe('third');
    expect(nameByRules([rule('merino*', 1, 'first'), rule('m*shirt', 1, 'second')], product)).toBe(
      'first',
    );
    expect(nameByRules([rule('*v-neck', 1)], product)).toBe('*v-neck 1');
    expect(nameByRules([rule('cashmere*', 9)], product)).toBe('Own name');
    expect(nameByRules([], product)).toBe('Own name');
  });

  test('[CATALOG-25] color and properties title a variant; rules may name it', () => {
    const neck = {
      id: 1,
      slug: 'neck',
      traitLabelTitle: 'Neck',
      properties: [property(5), property(6)],
    };
    const type = { ...shirt, fabricColors: [fabricColor()], propertyCollections: [neck] };
    const variant = { clothingTypeId: shirt.id, fabricColorId: 1, selectedProperties: { neck: 6 } };
    expect(titleVariant(type, variant, String)).toBe('White, Property 6');
    expect(titleVariant(type, { ...variant, fabricColorId: null }, String)).toBe('Property 6');
    expect(nameVariant(type, variant, String)).toBe('Oxford Shirt');
    const namingRules = [
      { pattern: 'Oxford Shirt, *Property 6*', name: 'By its neck', priority: 1 },
    ];
    expect(nameVariant({ ...type, namingRules }, variant, String)).toBe('By its neck');
    expect(
      nameVariant(
        { ...type, namingRules },
        { ...variant, selectedProperties: { neck: 5 } },
        String,
      ),
    ).toBe('Oxford Shirt');
    expect(nameVariant({ ...type, namingRules }, variant, (text) => text.toUpperCase())).toBe(
      'BY ITS NECK',
    );
  });

  test('[CATALOG-25] no pattern makes matching slow', () => {
    const start = performance.now();
    expect(matchesPattern(`${'*a'.repeat(500)}b`, 'a'.repeat(5000))).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('active clothing types', () => {
  test('[MENU-19] active clothing types are those of the site’s genders', () => {
    const types = [
      shirt,
      { ...shirt, id: 2, gender: 'women' as const },
      { ...shirt, id: 3, visibility: 'NOT_VISIBLE' as const },
    ];
    expect([...activeClothingTypeIds(types, publicViewer, { genders: ['men'] })]).toEqual([12]);
    const unisex = [{ ...shirt, gender: 'unisex' as const }];
    for (const gender of ['men', 'women'] as const)
      expect([...activeClothingTypeIds(unisex, publicViewer, { genders: [gender] })]).toEqual([12]);
    expect([...activeClothingTypeIds(unisex, publicViewer, { genders: [] })]).toEqual([]);
    expect([...activeClothingTypeIds(types, publicViewer, defaultSiteFilter)]).toEqual([12, 2]);
    fc.assert(
      fc.property(fc.array(clothingType, { maxLength: 4 }), viewer, (each, by) => {
        const numbered = each.map((type, id) => ({ ...type, id }));
        expect([...activeClothingTypeIds(numbered, by, defaultSiteFilter)]).toEqual(
          numbered.filter((type) => isListed(type, by)).map(({ id }) => id),
        );
      }),
      runs(200),
    );
  });
});
