import fc from 'fast-check';
import type { FabricTexture, Garment, GarmentPattern } from '../garment.ts';
import { drawableProperties } from '../properties.ts';

export const patterns = Object.keys(drawableProperties) as GarmentPattern[];

export const textures: readonly FabricTexture[] = [
  'jersey',
  'pique',
  'oxford',
  'fleece',
  'fine-knit',
  'rib',
  'cable',
  'paper',
  'terry',
  'waffle',
  'wool-jersey',
  'lyocell',
  'technical',
  'felted',
];

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const hostile = fc.constantFrom(
  '"><script>alert(1)</script>',
  "'/><image href=x onerror=alert(1)>",
  '#fff" onload="alert(1)',
  ']]>&amp;&#0;',
  'url(javascript:alert(1))',
  '\u0000\ud800\uffff',
  '<!--',
);

export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  hostile,
);

const properties = (pattern: GarmentPattern) =>
  fc.oneof(
    fc.record(
      Object.fromEntries(
        Object.entries(drawableProperties[pattern]).map(([collection, slugs]) => [
          collection,
          fc.constantFrom(...slugs),
        ]),
      ),
    ),
    fc.dictionary(
      fc.oneof(fc.constantFrom('neck', 'pocket', 'stitch', '__proto__', 'toString'), anyText),
      anyText,
    ),
  );

const ratio = fc.oneof(
  fc.double({ min: 0.5, max: 1.6 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0),
);

/** Garments of every pattern: mostly supported, some with arbitrary fields. */
export const anyGarment: fc.Arbitrary<Garment> = fc.constantFrom(...patterns).chain((pattern) =>
  fc.record(
    {
      pattern: fc.constant(pattern),
      color: fc.oneof({ weight: 4, arbitrary: hex }, { weight: 1, arbitrary: anyText }),
      texture: fc.constantFrom(...textures),
      properties: properties(pattern),
      initials: fc.oneof(fc.stringMatching(/^[A-ZÄÖÜ]{1,3}$/), anyText),
      artwork: fc.constantFrom('tide', 'orchard', 'loom', 'harbor', 'swallow', 'cork-oak'),
      gift: fc.record({
        amount: fc.oneof(fc.constantFrom('€ 100', '1.000 kr', 'CHF 250', '$50.00'), anyText),
        note: fc.boolean(),
      }),
      view: fc.constantFrom('front' as const, 'back' as const),
      proportions: fc.record({
        widthRatio: ratio,
        lengthRatio: ratio,
        sleeveRatio: ratio,
        shaping: fc.constantFrom(undefined, 'seams' as const, 'darts' as const),
      }),
    },
    { requiredKeys: ['pattern', 'color', 'texture', 'properties'] },
  ),
);
