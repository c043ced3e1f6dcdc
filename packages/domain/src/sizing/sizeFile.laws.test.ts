import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPrefs, somePrefsFor } from '../../test/sizePrefs.ts';
import type { Result } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import {
  blocksOf,
  centimeters,
  cutForChoices,
  cutForOf,
  fits,
  flatBounds,
  flatMeasuresOf,
  formatSizeFile,
  garmentBounds,
  makeManualSize,
  makeSize,
  makeStandardSize,
  ownedSizeTypes,
  parseSizeFile,
  readOwnedGarment,
  type SizeContent,
  type SizeInvalid,
  sizeFileFormats,
  sizeOfFile,
  standardSizesFor,
  standardSizeTypeSlugs,
} from './index.ts';

const made = (result: Result<SizeContent, SizeInvalid>): SizeContent => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

/** Names that could break a spreadsheet, quotes or lines. */
const someTitle = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 20 }),
    fc.constantFrom(
      '=1+1',
      "'quoted",
      '"Mine", said she',
      'a;b',
      'two\nlines',
      '1,5',
      '@home',
      '-',
    ),
  )
  .map((title) => title.trim())
  .filter((title) => title !== '');

const someOwned = fc.constantFrom(...ownedSizeTypes).chain((sizeTypeSlug) =>
  fc
    .record({ fit: fc.constantFrom(...fits), share: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ fit, share }) => {
      const flat = Object.fromEntries(
        flatMeasuresOf(sizeTypeSlug).map((measure) => {
          const { minimum, maximum } = flatBounds[measure];
          return [measure, minimum + share * (maximum - minimum)];
        }),
      );
      return readOwnedGarment({ sizeTypeSlug, fit, flat });
    }),
);

type Kept = { readonly slug: string; readonly size: SizeContent };
/** Stored sizes: computed, standard or manual, with some learned or manual measurements. */
const someSize: fc.Arbitrary<Kept> = fc
  .constantFrom(
    ...standardSizeTypeSlugs.flatMap((slug) =>
      cutForChoices.flatMap((cutFor) =>
        blocksOf(slug).includes(cutFor) ? [{ slug, cutFor }] : [],
      ),
    ),
  )
  .chain(({ slug, cutFor }) =>
    fc
      .record({
        title: someTitle,
        prefs: somePrefsFor(cutFor),
        owned: fc.array(someOwned, { maxLength: 3 }),
        kind: fc.constantFrom(
          'computed',
          'standard',
          'standard found',
          'standard changed',
          'by hand',
        ),
        standard: fc.constantFrom(...standardSizesFor(cutFor)),
        learned: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
        found: fc.boolean(),
      })
      .map(({ title, prefs, owned, kind, standard, learned, found }): Kept => {
        const known = owned.flatMap((each) => each ?? []);
        const all = {
          ...prefs,
          designVersion: 'V2' as const,
          ...(known.length > 0 && { owned: known }),
        };
        const computed = made(makeSize(slug, { title, prefs: all }));
        if (kind === 'standard')
          return {
            slug,
            size: made(makeStandardSize(slug, { title, size: standard, prefs: null })),
          };
        if (kind === 'standard found')
          return {
            slug,
            size: made(makeStandardSize(slug, { title, size: standard, prefs: all })),
          };
        if (kind === 'by hand') {
          const measurements = Object.fromEntries(
            computed.measurements.map(({ measure, value }) => [measure, value]),
          );
          return { slug, size: made(makeManualSize(slug, { title, measurements, cutFor })) };
        }
        const before =
          kind === 'computed'
            ? computed
            : made(makeStandardSize(slug, { title, size: standard, prefs: found ? all : null }));
        if (learned === null) return { slug, size: before };
        const bounds = garmentBounds(slug, cutFor);
        const [first, ...rest] = before.measurements;
        const { minimum, maximum } = (first && bounds?.[first.measure]) ?? {
          minimum: 0,
          maximum: 0,
        };
        const value = centimeters(minimum + learned * (maximum - minimum));
        if (value === first?.value) return { slug, size: before };
        const moved = first && { ...first, value, origin: 'learned' as const };
        return {
          slug,
          size: {
            ...before,
            standardSize: null,
            measurements: [...(moved ? [moved] : []), ...rest],
          },
        };
      }),
  );

const exportedParts = ({ title, standardSize, prefs, cutFor, measurements }: SizeContent) => ({
  title,
  standardSize,
  prefs,
  cutFor: cutForOf({ cutFor }),
  measurements: measurements
    .map(({ measure, value, origin }) => [measure, value, origin])
    .toSorted(),
});

test('[SIZE-130] a size round-trips through JSON and tables of any spreadsheet', () => {
  fc.assert(
    fc.property(someSize, fc.constantFrom(...sizeFileFormats), ({ slug, size }, format) => {
      const text = formatSizeFile(slug, size, format);
      const asOpenedElsewhere = [
        text,
        `\uFEFF${text}`,
        ...(format === 'csv' ? [text.replaceAll('\r\n', '\n')] : []),
      ];
      for (const each of asOpenedElsewhere) {
        const file = parseSizeFile(each);
        if (!file.ok) throw new Error(each);
        expect(file.value.sizeTypeSlug).toBe(slug);
        const again = made(sizeOfFile(file.value));
        expect(exportedParts(again)).toEqual(exportedParts(size));
        expect(parseSizeFile(formatSizeFile(slug, again, format))).toEqual(file);
      }
    }),
    runs(120),
  );
});

test('[SIZE-130] a file names the unit of each number and has no formulas', () => {
  const owned = readOwnedGarment({
    sizeTypeSlug: 'shirt',
    fit: 'REGULAR',
    flat: { halfChest: 56 },
  });
  const prefs = aPrefs({
    known: { chestCircumference: centimeters(101) },
    owned: owned ? [owned] : [],
  });
  const text = formatSizeFile(
    'shirt',
    made(makeSize('shirt', { title: '=SUM(A1)', prefs })),
    'csv',
  );
  const lines = text.trim().split('\r\n');
  expect(lines.slice(0, 5)).toEqual([
    'field,value',
    'format,tailorbird-size/1',
    "title,'=SUM(A1)",
    'size_type,shirt',
    'cut_for,men',
  ]);
  expect(lines).toContain('tape.chestCircumference_cm,101');
  expect(lines).toContain('owned.1.halfChest_cm,56');
  for (const line of lines.slice(1)) {
    if (/,-?[\d.]+$/.test(line)) expect(line).toMatch(/_(cm|kg|years),/);
  }
});

test('[SIZE-130] semicolons and decimal commas of German spreadsheets are read', () => {
  const size = made(makeSize('shirt', { title: 'Sonntag', prefs: aPrefs() }));
  const text = formatSizeFile('shirt', size, 'csv')
    .split('\r\n')
    .map((line) => line.replace(',', ';').replace(/(;\d+)\.(\d+)$/, '$1,$2'))
    .join('\r\n');
  const file = parseSizeFile(text);
  expect(file.ok && exportedParts(made(sizeOfFile(file.value)))).toEqual(exportedParts(size));
});

test('[SIZE-130] measures changed in a file are manual and no standard size', () => {
  const standard = made(
    makeStandardSize('shirt', { title: '7R', size: { base: 7, length: 'R' }, prefs: null }),
  );
  const chest = standard.measurements.find(({ measure }) => measure === 'chest')?.value ?? 0;
  const file = parseSizeFile(
    formatSizeFile('shirt', standard, 'json').replace(
      `"chest_cm": ${chest}`,
      `"chest_cm": ${chest + 2}`,
    ),
  );
  const changed = file.ok ? made(sizeOfFile(file.value)) : null;
  expect(changed?.standardSize).toBeNull();
  expect(changed?.measurements.find(({ measure }) => measure === 'chest')).toEqual({
    measure: 'chest',
    value: chest + 2,
    origin: 'manual',
  });
});

test('[SIZE-130] changed or unattributed learned measures become manual', () => {
  const computed = made(makeSize('shirt', { title: 'Mine', prefs: aPrefs() }));
  const chest = centimeters(
    (computed.measurements.find(({ measure }) => measure === 'chest')?.value ?? 0) + 3,
  );
  const measurements = computed.measurements.map((each) =>
    each.measure === 'chest' ? { ...each, value: chest, origin: 'learned' as const } : each,
  );
  const size = { ...computed, measurements };
  const text = formatSizeFile('shirt', size, 'csv');
  const chestOf = (file: string) => {
    const read = parseSizeFile(file);
    return read.ok
      ? made(sizeOfFile(read.value)).measurements.find(({ measure }) => measure === 'chest')
      : null;
  };
  expect(text).toContain(`\r\nlearned.chest_cm,${chest}\r\n`);
  expect(chestOf(text)).toEqual({ measure: 'chest', value: chest, origin: 'learned' });
  expect(chestOf(text.replace(`learned.chest_cm,${chest}\r\n`, ''))).toEqual({
    measure: 'chest',
    value: chest,
    origin: 'manual',
  });
  expect(
    chestOf(text.replace(`garment.chest_cm,${chest}`, `garment.chest_cm,${chest + 1}`)),
  ).toEqual({
    measure: 'chest',
    value: chest + 1,
    origin: 'manual',
  });
});

test('[SIZE-130] other files are rejected, and impossible measures are listed', () => {
  const good = formatSizeFile(
    'shirt',
    made(makeSize('shirt', { title: 'Mine', prefs: aPrefs() })),
    'json',
  );
  for (const text of [
    '',
    '7',
    'null',
    'Dear tailor',
    'field,value',
    good.replace('size/1', 'size/9'),
    good.replace('"men"', '"giants"'),
    good.replace('"REGULAR"', '"HUGE"'),
    good.replace(/"age_years": \d+/, '"age_years": "old"'),
    good.replace('"size_type"', '"standard_size": "99R", "size_type"'),
    `${good}${' '.repeat(20_000)}`,
  ]) {
    expect(parseSizeFile(text)).toEqual({ ok: false, failure: { kind: 'size-file-unreadable' } });
  }
  const tall = parseSizeFile(
    good.replace(/"height_cm": [\d.]+/, '"height_cm": 400').replace('"Mine"', '" "'),
  );
  expect(tall.ok && sizeOfFile(tall.value)).toEqual({
    ok: false,
    failure: { kind: 'size-invalid', fields: ['title', 'heightCm'] },
  });
  const none = parseSizeFile(good.replace('"shirt"', '"sail"'));
  expect(none.ok && sizeOfFile(none.value)).toEqual({
    ok: false,
    failure: { kind: 'unknown-size-type' },
  });
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200 }),
      fc.constantFrom(...sizeFileFormats),
      (text, format) => {
        expect(typeof parseSizeFile(text).ok).toBe('boolean');
        expect(
          typeof parseSizeFile(
            format === 'csv'
              ? `field,value\r\nformat,tailorbird-size/1\r\n${text}`
              : JSON.stringify({ text }),
          ).ok,
        ).toBe('boolean');
      },
    ),
    runs(100),
  );
});
