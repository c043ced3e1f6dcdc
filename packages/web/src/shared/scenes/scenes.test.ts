import { describe, expect, it } from 'vitest';
import { type SceneGarment, sceneOf, sceneOfGroup } from './scenes.ts';

const garment = (slug: string, ...colors: readonly string[]): SceneGarment => ({
  slug,
  variantId: `${slug}-plain`,
  colors: colors.map((color) => ({ color, variantId: `${slug}-${color}` })),
});

describe('group pictures', () => {
  it('group pictures show each garment in another color if possible', () => {
    const picture = sceneOf([
      garment('sweater', 'navy', 'camel'),
      garment('scarf', 'camel', 'rust'),
      garment('cap', 'pink'),
    ]);
    expect(picture?.pieces).toEqual([
      { slug: 'sweater', variantId: 'sweater-camel' },
      { slug: 'scarf', variantId: 'scarf-rust' },
      { slug: 'cap', variantId: 'cap-plain' },
    ]);
  });

  it('group pictures show one garment of each part first, none twice', () => {
    const [tee, polo, knit] = [
      garment('tee', 'navy'),
      garment('polo', 'rust'),
      garment('knit', 'ecru'),
    ];
    const picture = sceneOfGroup('somewhere', [
      [tee, knit],
      [polo, tee],
    ]);
    expect(picture?.pieces.map(({ slug }) => slug)).toEqual(['tee', 'polo', 'knit']);
  });

  it('group pictures without garments are empty', () => {
    expect(sceneOfGroup('knitwear', [[]])).toBeNull();
  });
});
