import {
  bodyMeasures,
  bodyShapes,
  centimeters,
  cutForChoices,
  fits,
  garmentMeasures,
  kilograms,
  measurementOrigins,
  type OwnedGarment,
  ownedSizeTypes,
  type SizeConversion,
  type SizeField,
  type SizePrefs,
  type SizeType,
  type SizeVersion,
  sizeDesignVersions,
  standardSizesFor,
  type UserSize,
  unitSystems,
  type WantedWearer,
  type Wearer,
  wearerKinds,
} from '@tailorbird/domain/sizing';
import { arbitraryId, arbitraryStandardSize, arbitraryText } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '../errors.ts';
import { roundTrips, sent } from '../testing/roundTrips.ts';
import {
  conversionRoutes,
  fromWireSizeConversion,
  sizeConversion,
  toWireSizeConversion,
} from './conversion.ts';
import { anyPrefs, fromWirePrefs, toWirePrefs } from './prefs.ts';
import { fromWireSizeErrors, toWireSizeErrors } from './sizeErrors.ts';
import { fromWireSizeType, sizeType, toWireSizeType } from './sizeType.ts';
import {
  fromWireStandardSize,
  standardSizeIdOf,
  standardSizeOfId,
  standardSizeRef,
  toWireStandardSize,
} from './standardSize.ts';
import {
  fromWireSizeVersion,
  fromWireUserSize,
  type SizeDetails,
  toWireSizeHistory,
  toWireUserSize,
  userSize,
  userSizeVersion,
} from './userSize.ts';
import {
  fromWireOwnWearer,
  fromWireWantedWearer,
  fromWireWearer,
  ownWearer,
  toWireOwnWearer,
  toWireWantedWearer,
  toWireWearer,
  wantedWearer,
  wearer,
} from './wearer.ts';

const length = fc
  .integer({ min: 1, max: 3000 })
  .map((millimeters) => centimeters(millimeters / 10));
const instant = fc.constantFrom('2025-11-05T09:00:00.000Z', '2026-02-28T23:59:59.999Z');
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });

const owned: fc.Arbitrary<OwnedGarment> = fc
  .record({
    sizeTypeSlug: fc.constantFrom(...ownedSizeTypes),
    fit: fc.constantFrom(...fits),
    halfChest: fc
      .integer({ min: 300, max: 1100 })
      .map((millimeters) => centimeters(millimeters / 10)),
  })
  .map(({ halfChest, ...rest }) => ({ ...rest, flat: { halfChest } }));

const prefs: fc.Arbitrary<SizePrefs> = fc
  .record({
    facts: fc.record({
      ageYears: fc.integer({ min: 15, max: 100 }),
      heightCm: length,
      weightKg: fc.integer({ min: 50, max: 180 }).map(kilograms),
      footLengthCm: length,
    }),
    bodyShape: fc.constantFrom(...bodyShapes),
    fit: fc.constantFrom(...fits),
    units: fc.constantFrom(...unitSystems),
    known: fc.dictionary(fc.constantFrom(...bodyMeasures), length, { noNullPrototype: true }),
    designVersion: fc.constantFrom(...sizeDesignVersions),
    owned: fc.array(owned, { maxLength: 2 }),
  })
  .map(({ owned: all, ...rest }) => (all.length > 0 ? { ...rest, owned: all } : rest));

const measurements = fc.uniqueArray(
  fc.record({
    measure: fc.constantFrom(...garmentMeasures),
    title: arbitraryText(),
    value: length,
    origin: fc.constantFrom(...measurementOrigins),
  }),
  { maxLength: 4, selector: ({ measure }) => measure },
);

const content = {
  title: arbitraryText(),
  standardSize: maybe(arbitraryStandardSize),
  cutFor: fc.constantFrom('women' as const, undefined),
  measurements,
  prefs: maybe(prefs),
  designVersion: fc.constantFrom(...sizeDesignVersions),
  version: fc.integer({ min: 1, max: 99 }),
  savedAt: instant,
  byShop: fc.boolean(),
};
const whereShop = <Of extends { readonly byShop: boolean }>({ byShop, ...of }: Of) =>
  byShop ? { ...of, byShop } : of;
const sizes: fc.Arbitrary<UserSize> = fc
  .record({
    ...content,
    id: arbitraryId,
    sizeTypeId: arbitraryId,
    wearerId: maybe(arbitraryId),
    isDefault: fc.boolean(),
    createdAt: instant,
  })
  .map(({ isDefault, ...size }) => whereShop(isDefault ? { ...size, isDefault } : size));
const cut = maybe(fc.constantFrom(...cutForChoices));
const wearers: fc.Arbitrary<Wearer> = fc.record({
  id: arbitraryId,
  name: arbitraryText(),
  kind: fc.constantFrom(...wearerKinds),
  cutFor: cut,
});
const versions: fc.Arbitrary<readonly SizeVersion[]> = fc.array(
  fc
    .record({
      ...content,
      orders: fc.array(
        fc.record({
          orderNumber: fc.string(),
          orderedAt: instant,
          title: fc.string(),
          quantity: fc.nat(50),
        }),
        {
          maxLength: 2,
        },
      ),
      learnedFrom: fc.array(fc.record({ orderNumber: fc.string(), title: fc.string() }), {
        maxLength: 2,
      }),
    })
    .map(whereShop),
  { maxLength: 3 },
);
const sizeTypes: fc.Arbitrary<SizeType> = fc.record({
  id: arbitraryId,
  slug: fc.string(),
  title: fc.string(),
  properties: fc.array(
    fc.record({
      id: arbitraryId,
      measure: fc.string(),
      title: fc.string(),
      showInSizeCharts: fc.boolean(),
      displayOrder: fc.nat(99),
    }),
  ),
});
const conversions: fc.Arbitrary<SizeConversion> = fc.record({
  sizeTypeId: arbitraryId,
  through: fc.constantFrom(...conversionRoutes),
  standardSize: maybe(arbitraryStandardSize),
  measurements,
});

const measurementOf = (): { readonly propertyId: number; readonly sourceId: null } => ({
  propertyId: 301,
  sourceId: null,
});
const detailsOf = (of: Pick<UserSize, 'prefs'>): SizeDetails => ({
  measurementOf,
  createdWith: of.prefs && toWirePrefs(of.prefs),
});

describe('round trips of sizes', () => {
  it('[SIZE-56] a standard size survives the round trip by its number from 1 to 48', () => {
    roundTrips(standardSizeRef, arbitraryStandardSize, toWireStandardSize, fromWireStandardSize);
    expect(cutForChoices.flatMap(standardSizesFor).map(standardSizeIdOf)).toEqual(
      Array.from({ length: 48 }, (_, index) => index + 1),
    );
    expect([0, 49, -1, 1.5].map(standardSizeOfId)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(fromWireStandardSize({ id: 49 })).toBeNull();
  });

  it('a size type survives the round trip', () =>
    roundTrips(sizeType, sizeTypes, toWireSizeType, fromWireSizeType));

  it('[SIZE-12, SIZE-22] the prefs of a size survive the round trip', () =>
    roundTrips(anyPrefs, prefs, toWirePrefs, fromWirePrefs));

  it('[SIZE-16] a saved size survives the round trip', () =>
    roundTrips(userSize, sizes, (size) => toWireUserSize(size, detailsOf(size)), fromWireUserSize));

  it('[SIZE-123] wearers and the customer as a wearer survive the round trip', () => {
    roundTrips(wearer, wearers, (each) => toWireWearer(each, [7]), fromWireWearer);
    roundTrips(
      ownWearer,
      fc.record({ cutFor: cut }),
      (own) => toWireOwnWearer(own, []),
      fromWireOwnWearer,
    );
    const wanted: fc.Arbitrary<WantedWearer> = wearers.chain(({ name, kind, cutFor }) =>
      fc.constantFrom({ name, kind }, { name, kind, cutFor }),
    );
    roundTrips(wantedWearer, wanted, toWireWantedWearer, fromWireWantedWearer);
  });

  it('[API-69] the versions of a size survive the round trip', () =>
    roundTrips(
      z.array(userSizeVersion),
      versions,
      (each) =>
        toWireSizeHistory(each.map((version) => ({ version, details: detailsOf(version) }))),
      (body) => body.map(fromWireSizeVersion),
    ));

  it('a converted size survives the round trip', () =>
    roundTrips(
      sizeConversion,
      conversions,
      (conversion) => toWireSizeConversion(conversion, measurementOf),
      fromWireSizeConversion,
    ));

  it('the field errors of a size survive the round trip', () => {
    const fields: readonly SizeField[] = [
      'title',
      'ageYears',
      'heightCm',
      'weightKg',
      'footLengthCm',
      'owned',
      ...bodyMeasures,
      ...garmentMeasures,
    ];
    fc.assert(
      fc.property(fc.subarray([...fields], { minLength: 1 }), (refused) => {
        const errors = sent(
          fieldErrors,
          toWireSizeErrors(refused, () => 'Out of its bounds.'),
        );
        expect(fromWireSizeErrors(errors)).toEqual({ kind: 'size-invalid', fields: refused });
      }),
    );
  });
});

describe('refusals of sizes', () => {
  it('an unknown size type has its own error, others keep the server’s text', () => {
    expect(fromWireSizeErrors({ size_type: ['Unknown size type.'], title: ['x'] })).toEqual({
      kind: 'unknown-size-type',
    });
    expect(fromWireSizeErrors({ non_field_errors: ['Too many.'] })).toEqual({
      kind: 'size-refused',
      message: 'Too many.',
    });
    expect(fromWireSizeErrors({ constructor: ['x'] })).toEqual({
      kind: 'size-refused',
      message: 'x',
    });
  });
});
