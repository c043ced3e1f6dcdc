import { gzipSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { drawGarment } from './drawGarment.ts';
import type { Artwork, FabricTexture, Garment, GarmentPattern } from './garment.ts';
import { defaultProperties, drawableProperties } from './properties.ts';
import { patterns } from './testing/anyGarment.ts';

const plain = (pattern: GarmentPattern): Garment => ({
  pattern,
  color: '#8fa3b8',
  texture: 'jersey',
  properties: {},
});

const FABRIC: Readonly<Record<GarmentPattern, FabricTexture>> = {
  't-shirt': 'jersey',
  'long-sleeve': 'jersey',
  polo: 'pique',
  shirt: 'oxford',
  sweatshirt: 'fleece',
  hoodie: 'fleece',
  'zip-hoodie': 'fleece',
  knit: 'cable',
  beanie: 'rib',
  scarf: 'fine-knit',
  'gift-card': 'paper',
  'hi-neck': 'jersey',
  undershirt: 'jersey',
  tank: 'jersey',
  'active-tee': 'technical',
  'long-polo': 'pique',
  'knit-polo': 'fine-knit',
  'terry-shirt': 'terry',
  'open-collar': 'terry',
  'praia-shirt': 'lyocell',
  'rugby-shirt': 'jersey',
  'knit-shirt': 'fine-knit',
  'half-zip': 'fleece',
  cardigan: 'fine-knit',
  'zip-sweatshirt': 'fleece',
  cap: 'oxford',
  tote: 'oxford',
};

const both = (garment: Garment) =>
  (['front', 'back'] as const)
    .map((view) => drawGarment({ ...garment, view }, { idPrefix: 'p' }))
    .join('');

describe.each(patterns)('%s', (pattern) => {
  const collections = Object.entries(drawableProperties[pattern]);

  test('every property of a collection gives a different drawing', () => {
    for (const [collection, slugs] of collections) {
      const drawings = slugs.map((slug) =>
        both({ ...plain(pattern), properties: { [collection]: slug } }),
      );
      expect(new Set(drawings).size).toBe(slugs.length);
    }
  });

  test('a missing or unknown property is drawn as the default', () => {
    const drawing = drawGarment({
      ...plain(pattern),
      properties: defaultProperties[pattern],
      texture: 'fine-knit',
    });
    const unknown = Object.fromEntries(
      collections.map(([collection]) => [collection, 'a-new-idea']),
    );
    if (!('stitch' in drawableProperties[pattern])) {
      expect(drawGarment({ ...plain(pattern), texture: 'fine-knit' })).toBe(drawing);
      expect(drawGarment({ ...plain(pattern), texture: 'fine-knit', properties: unknown })).toBe(
        drawing,
      );
    }
    expect(
      drawGarment({
        ...plain(pattern),
        texture: 'fine-knit',
        properties: { ...defaultProperties[pattern], lapel: 'peak' },
      }),
    ).toBe(drawing);
  });

  test('every property, color and side gives a well-formed drawing', () => {
    for (const color of ['#ffffff', '#000000', '#d9542b', '#1f2a44', '#efe6d3']) {
      for (const view of ['front', 'back'] as const) {
        for (const [collection, slugs] of collections) {
          for (const slug of slugs) {
            const drawing = drawGarment({
              pattern,
              color,
              view,
              texture: FABRIC[pattern],
              properties: { [collection]: slug },
              initials: 'ABC',
            });
            expect(XMLValidator.validate(drawing)).toBe(true);
            expect(drawing).not.toMatch(/NaN|Infinity|undefined/);
          }
        }
      }
    }
  });

  test('front and back are different drawings', () => {
    expect(drawGarment({ ...plain(pattern), view: 'back' }, { idPrefix: 'p' })).not.toBe(
      drawGarment(plain(pattern), { idPrefix: 'p' }),
    );
  });

  test('initials are embroidered on the front, except on a gift card', () => {
    const without = drawGarment(plain(pattern), { idPrefix: 'p' });
    const withInitials = drawGarment({ ...plain(pattern), initials: 'ABC' }, { idPrefix: 'p' });
    expect(withInitials === without).toBe(pattern === 'gift-card');
  });

  test('another color or texture gives another drawing', () => {
    expect(drawGarment({ ...plain(pattern), color: '#000000' }, { idPrefix: 'p' })).not.toBe(
      drawGarment(plain(pattern), { idPrefix: 'p' }),
    );
    if (pattern !== 'gift-card') {
      expect(drawGarment({ ...plain(pattern), texture: 'cable' }, { idPrefix: 'p' })).not.toBe(
        drawGarment(plain(pattern), { idPrefix: 'p' }),
      );
    }
  });

  test('a drawing takes at most 13 kB, and 3.75 kB compressed', () => {
    const choices = collections.reduce<Readonly<Record<string, string>>[]>(
      (sofar, [collection, slugs]) =>
        sofar.flatMap((chosen) => slugs.map((slug) => ({ ...chosen, [collection]: slug }))),
      [{}],
    );
    for (const properties of choices) {
      const drawing = drawGarment({
        ...plain(pattern),
        texture: FABRIC[pattern],
        properties,
        initials: 'MWM',
      });
      expect(drawing.length).toBeLessThan(13_312);
      expect(gzipSync(drawing).byteLength).toBeLessThan(3_840);
    }
  });
});

describe('the women’s cut', () => {
  const drawn = (pattern: GarmentPattern, shaping?: 'seams' | 'darts', view?: 'back'): string =>
    drawGarment(
      {
        ...plain(pattern),
        ...(view && { view }),
        proportions: { widthRatio: 1, lengthRatio: 1, sleeveRatio: 1, shaping },
      },
      { idPrefix: 'p' },
    );
  const pathsOf = (drawing: string): number => drawing.split('<path').length;

  test('the women’s cut differs for every garment of the upper body', () => {
    for (const pattern of ['t-shirt', 'polo', 'shirt', 'sweatshirt', 'hoodie', 'knit'] as const)
      expect(drawn(pattern, 'seams')).not.toBe(drawn(pattern));
  });

  test('[SIZE-98] a woven shirt has waist darts and bust darts in front', () => {
    expect(pathsOf(drawn('shirt', 'darts')) - pathsOf(drawn('shirt', 'seams'))).toBe(2);
    expect(
      pathsOf(drawn('shirt', 'darts', 'back')) - pathsOf(drawn('shirt', 'seams', 'back')),
    ).toBe(1);
  });
});

describe('proportions', () => {
  const shaped = (widthRatio: number, lengthRatio: number, sleeveRatio: number) =>
    drawGarment(
      { ...plain('shirt'), proportions: { widthRatio, lengthRatio, sleeveRatio } },
      { idPrefix: 'p' },
    );

  test('each of the three proportions changes the cut', () => {
    expect(
      new Set([shaped(1, 1, 1), shaped(1.1, 1, 1), shaped(1, 1.1, 1), shaped(1, 1, 1.1)]).size,
    ).toBe(4);
  });

  test('proportions are clamped to 0.8–1.25', () => {
    expect(shaped(9, 9, 9)).toBe(shaped(1.25, 1.25, 1.25));
    expect(shaped(-1, 0, 0.1)).toBe(shaped(0.8, 0.8, 0.8));
    expect(shaped(Number.NaN, Number.POSITIVE_INFINITY, 1)).toBe(shaped(1, 1, 1));
  });

  test('proportions default to 1, which is base size 7 Regular', () => {
    expect(shaped(1, 1, 1)).toBe(drawGarment(plain('shirt'), { idPrefix: 'p' }));
  });
});

describe('untrusted input', () => {
  test('an invalid color is drawn undyed', () => {
    const undyed = drawGarment({ ...plain('polo'), color: '#efeae0' });
    for (const color of ['red', '#fff', '#12345g', '', '#ffffff" onload="x']) {
      expect(drawGarment({ ...plain('polo'), color })).toBe(undyed);
    }
  });

  test('upper and lower case colors are equal', () => {
    expect(drawGarment({ ...plain('polo'), color: '#AABBCC' })).toBe(
      drawGarment({ ...plain('polo'), color: '#aabbcc' }),
    );
  });

  test('a title is escaped and labels the picture', () => {
    const markup = drawGarment(plain('knit'), { title: 'Knit & "purl" <b>' });
    expect(markup).toContain('role="img"><title>Knit &amp; &quot;purl&quot; &lt;b&gt;</title>');
    expect(markup).not.toContain('aria-hidden');
  });

  test('a picture without a title is decorative', () => {
    expect(drawGarment(plain('knit'))).toContain('aria-hidden="true"');
    expect(drawGarment(plain('knit'))).not.toContain('role=');
  });

  test('at most three letters are embroidered as initials', () => {
    const sewn = (initials: string) => drawGarment({ ...plain('t-shirt'), initials });
    expect(sewn('ABCD')).toBe(sewn('ABC'));
    expect(sewn('a1b2c3')).toBe(sewn('ABC'));
    expect(sewn('12 <>')).toBe(sewn(''));
  });

  test('letters missing in the thread alphabet are drawn as text', () => {
    expect(drawGarment({ ...plain('t-shirt'), initials: 'ÄÖÜ' })).not.toContain('<text');
    expect(drawGarment({ ...plain('t-shirt'), initials: 'ЖÉ字' })).toMatch(
      /<text[^>]*>ЖÉ字<\/text>/,
    );
  });

  test('the picture has the requested width', () => {
    expect(drawGarment(plain('scarf'), { width: 64 })).toContain(
      'viewBox="0 0 800 800" width="64" height="64"',
    );
    expect(drawGarment(plain('scarf'))).not.toMatch(/<svg[^>]* width=/);
    expect(drawGarment(plain('scarf'), { width: Number.NaN })).not.toMatch(/<svg[^>]* width=/);
  });
});

describe('artworks', () => {
  const artworks: readonly Artwork[] = ['tide', 'orchard', 'loom', 'harbor', 'swallow', 'cork-oak'];
  const drawn = (artwork: Artwork | undefined, view: 'front' | 'back' = 'front') =>
    drawGarment({ ...plain('t-shirt'), view, ...(artwork && { artwork }) }, { idPrefix: 'p' });

  test('each of the six artworks differs, in front or on the back', () => {
    expect(new Set([undefined, ...artworks].map((artwork) => drawn(artwork))).size).toBe(7);
    expect(
      artworks.filter((artwork) => drawn(artwork, 'back') !== drawn(undefined, 'back')),
    ).toEqual(['loom', 'harbor']);
  });

  test('an artwork can be chosen like a property', () => {
    const chosen = drawGarment(
      { ...plain('t-shirt'), properties: { artwork: 'tide' } },
      { idPrefix: 'p' },
    );
    expect(chosen).toBe(drawn('tide'));
  });

  test('an unknown artwork is ignored', () => {
    for (const artwork of ['kraken', '__proto__', 'toString', '']) {
      expect(drawGarment({ ...plain('t-shirt'), properties: { artwork } }, { idPrefix: 'p' })).toBe(
        drawn(undefined),
      );
    }
  });
});

describe('a gift card', () => {
  const card = (gift: Garment['gift'], edition = 'printed') =>
    drawGarment(
      { ...plain('gift-card'), texture: 'paper', properties: { edition }, ...(gift && { gift }) },
      { idPrefix: 'p' },
    );

  test('a gift card shows its amount and its note, printed or digital', () => {
    for (const edition of ['printed', 'digital']) {
      const drawings = [
        undefined,
        { amount: '€ 100' },
        { amount: '€ 250' },
        { note: true },
        { amount: '€ 100', note: true },
      ];
      expect(new Set(drawings.map((gift) => card(gift, edition))).size).toBe(drawings.length);
    }
  });

  test('a gift card shows amounts in every currency', () => {
    for (const amount of ['€ 100', '$1,000', '£50.00', '1.000 kr', 'CHF 380', 'A$ 75']) {
      const drawing = card({ amount });
      expect(XMLValidator.validate(drawing)).toBe(true);
      expect(drawing).not.toContain('undefined');
    }
  });
});
