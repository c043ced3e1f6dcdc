import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  bodyMeasureBounds,
  formatFreeSewing,
  freeSewingFormats,
  parseFreeSewing,
} from './index.ts';

const named = [
  'chestCircumference',
  'hipCircumference',
  'neckCircumference',
  'biacromialBreadth',
  'sleeveOutseam',
  'wristCircumference',
] as const;
const someMeasures = fc.record(
  Object.fromEntries(
    named.map((measure) => [
      measure,
      fc.double({
        min: bodyMeasureBounds[measure].minimum,
        max: bodyMeasureBounds[measure].maximum,
        noNaN: true,
      }),
    ]),
  ) as Record<(typeof named)[number], fc.Arbitrary<number>>,
  { requiredKeys: ['chestCircumference'] },
);

test('[SIZE-87] FreeSewing sets round-trip in millimeters, as JSON and YAML', () => {
  fc.assert(
    fc.property(someMeasures, fc.constantFrom(...freeSewingFormats), (body, format) => {
      const read = parseFreeSewing(formatFreeSewing(body, format));
      if (!read.ok) throw new Error(read.failure.kind);
      const { known, ignored, aroundBust, outOfBounds } = read.value;
      expect([[...ignored, ...aroundBust], outOfBounds, Object.keys(known).sort()]).toEqual([
        [],
        [],
        Object.keys(body).sort(),
      ]);
      for (const [measure, length] of Object.entries(body)) {
        expect(Math.abs((known[measure as keyof typeof known] ?? 0) - length)).toBeLessThanOrEqual(
          0.05 + 1e-9,
        );
      }
      expect(formatFreeSewing(known, format)).toBe(formatFreeSewing(body, format));
    }),
    runs(60),
  );
});

test('[SIZE-87] incompatible FreeSewing measures are listed and not used', () => {
  const set = {
    name: 'Me',
    settings: { measurements: { chest: 1040, waist: 850, biceps: 340, neck: 40, wrist: 177 } },
  };
  expect(parseFreeSewing(JSON.stringify(set))).toEqual({
    ok: true,
    value: {
      known: { chestCircumference: 104, wristCircumference: 17.7 },
      ignored: ['waist', 'biceps'],
      aroundBust: [],
      outOfBounds: ['neck'],
    },
  });
  const yaml =
    "units: metric\nmeasurements:\n  chest: 1040 # around\n  'seat': 1015\n  shoulderSlope: 13\n";
  expect(parseFreeSewing(yaml)).toEqual({
    ok: true,
    value: {
      known: { chestCircumference: 104, hipCircumference: 101.5 },
      ignored: ['shoulderSlope'],
      aroundBust: [],
      outOfBounds: [],
    },
  });
});

test('[SIZE-88] the bust girth follows its kind of draft, with its definition', () => {
  // The womenswear base model of @freesewing/models 4; designs drafted for the high bust rename
  // `chest` to `bust` and `highBust` to `chest`.
  const model = {
    chest: 925,
    highBust: 865,
    underbust: 780,
    bustSpan: 160,
    hpsToBust: 275,
    seat: 1010,
    waist: 750,
  };
  const read = {
    known: { chestCircumference: 92.5, hipCircumference: 101 },
    ignored: ['waist'],
    outOfBounds: [],
  };
  expect(parseFreeSewing(JSON.stringify(model))).toEqual({
    ok: true,
    value: { ...read, aroundBust: ['highBust', 'underbust', 'bustSpan', 'hpsToBust'] },
  });
  expect(
    parseFreeSewing(JSON.stringify({ ...model, bust: model.chest, chest: model.highBust })),
  ).toEqual({
    ok: true,
    value: { ...read, aroundBust: ['highBust', 'underbust', 'bustSpan', 'hpsToBust'] },
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...freeSewingFormats),
      fc.double({ min: 60, max: 190, noNaN: true }),
      (format, chestCircumference) => {
        const text = formatFreeSewing({ chestCircumference }, format);
        expect(text).toContain('millimeters');
        expect(text).not.toMatch(/bust/i);
        // The girth above the bust is smaller, in either order.
        const drafted = [`bust: ${Math.round(chestCircumference * 10)}`, 'chest: 560'];
        for (const lines of [drafted, [...drafted].reverse()]) {
          const set = parseFreeSewing(lines.join('\n'));
          expect(set.ok && set.value.known.chestCircumference).toBeCloseTo(chestCircumference, 1);
        }
      },
    ),
    runs(40),
  );
});

test('[SIZE-87] a file that is no FreeSewing set is refused', () => {
  for (const text of [
    '',
    'Dear tailor, I am tall',
    '[1, 2]',
    '{"chest": "wide"}',
    '7',
    `{"chest": 1040, "more": "${'x'.repeat(20_000)}"}`,
  ]) {
    expect(parseFreeSewing(text)).toEqual({
      ok: false,
      failure: { kind: 'measurements-unreadable' },
    });
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof parseFreeSewing(text).ok).toBe('boolean');
    }),
    runs(100),
  );
});
