import {
  centimeters,
  kilograms,
  type SizePrefs,
  type SizeVersion,
} from '@tailorbird/domain/sizing';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { matchesDocument, sent } from '../testing/roundTrips.ts';
import { fromWireSizeConversion, sizeConversion, toWireSizeConversion } from './conversion.ts';
import { fromWirePrefs, sizePrefs, toWirePrefs } from './prefs.ts';
import {
  toWireUserSizeToChange,
  toWireUserSizeToCreate,
  userSizeToChange,
  userSizeToCreate,
} from './sizeRequest.ts';
import {
  fromWireSizeType,
  sizeDependency,
  sizeType,
  toWireSizeDependencies,
  toWireSizeType,
} from './sizeType.ts';
import {
  fromWireSizeVersion,
  fromWireUserSize,
  toWireSizeHistory,
  toWireUserSize,
  userSize,
  userSizeVersion,
} from './userSize.ts';

const prefs: SizePrefs = {
  facts: {
    ageYears: 35,
    heightCm: centimeters(185),
    weightKg: kilograms(85),
    footLengthCm: centimeters(28.3),
  },
  bodyShape: 'ROUND',
  fit: 'LOOSE',
  units: 'imperial',
  known: { chestCircumference: centimeters(104) },
  designVersion: 'V2',
};
const wirePrefs = {
  design_version: 'V2' as const,
  age: 35,
  foot_length_in_cm: 28.3,
  height_in_cm: 185,
  weight_in_kg: 85,
  body_shape: 'ROUND' as const,
  fit: 'LOOSE' as const,
  unit_system: 'imperial' as const,
  known: { chestCircumference: 104 },
};
const chest = {
  measure: 'chest',
  title: 'Chest',
  value: centimeters(56.5),
  origin: 'lookup',
} as const;
const wireChest = {
  origin: 'lookup' as const,
  size_property_id: 301,
  size_property_slug: 'chest',
  size_property_title: 'Chest',
  lookup_source_id: 7,
  value: 56.5,
};
const measurementOf = () => ({ propertyId: 301, sourceId: 7 });
const polo = {
  id: 3,
  slug: 'polo',
  title: 'Polo',
  properties: [
    { id: 301, measure: 'chest', title: 'Chest', showInSizeCharts: true, displayOrder: 1 },
  ],
};

describe('documented bodies of sizes', () => {
  it('[API-61] GET /customizer_api/v2/size-types/{id} matches its documented body', () => {
    matchesDocument(
      sizeType,
      {
        body: {
          id: 3,
          slug: 'polo',
          title: 'Polo',
          size_properties: [
            {
              id: 301,
              slug: 'chest',
              frontend_title: 'Chest',
              show_in_size_charts: true,
              display_order: 1,
            },
          ],
        },
        means: polo,
      },
      toWireSizeType,
      fromWireSizeType,
    );
  });

  it('[API-62] the size dependencies match their documented body', () => {
    const [first, ...others] = sent(
      z.array(sizeDependency),
      toWireSizeDependencies({ ...polo, slug: 't-shirt' }),
    );
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      size_property_id: 301,
      slug: 'chest',
      step: 0.5,
      depends_on: [
        'cut_for',
        'age',
        'height_in_cm',
        'weight_in_kg',
        'foot_length_in_cm',
        'body_shape',
        'fit',
        'known.chestCircumference',
      ],
    });
    expect(toWireSizeDependencies({ ...polo, slug: 'no-garment' })).toEqual([]);
  });

  it('[SIZE-16, API-66] GET /customizer_api/v2/user-size2/{id} matches its documented body', () => {
    matchesDocument(
      userSize,
      {
        body: {
          id: 12,
          title: 'Mine',
          size_type: 3,
          wearer_id: 7,
          is_default: true,
          cut_for: 'women',
          standard_size: { id: 37, base: 7, length: 'R', cut_for: 'women' },
          measurements: [wireChest],
          asymmetry: {
            lower_shoulder: { side: 'right', difference: 1.5 },
            longer_arm: null,
          },
          created_with_prefs: wirePrefs,
          design_version: 'V2',
          version: 2,
          date_created: '2025-11-05T09:00:00.000Z',
          date_saved: '2025-11-06T09:00:00.000Z',
          by_shop: true,
        },
        means: {
          id: 12,
          title: 'Mine',
          sizeTypeId: 3,
          wearerId: 7,
          isDefault: true,
          cutFor: 'women',
          standardSize: { base: 7, length: 'R', cutFor: 'women' },
          measurements: [chest],
          asymmetry: {
            lowerShoulder: { side: 'right', differenceCm: centimeters(1.5) },
            longerArm: null,
          },
          prefs,
          designVersion: 'V2',
          version: 2,
          createdAt: '2025-11-05T09:00:00.000Z',
          savedAt: '2025-11-06T09:00:00.000Z',
          byShop: true,
        },
      },
      (size) => toWireUserSize(size, { measurementOf, createdWith: wirePrefs }),
      fromWireUserSize,
    );
  });

  it('[API-69] the history of a size lists the differences of each version', () => {
    const version = (number: number, value: number): SizeVersion => ({
      title: 'Mine',
      standardSize: null,
      measurements: [{ ...chest, value: centimeters(value), origin: 'manual' }],
      prefs: null,
      designVersion: 'V2',
      version: number,
      savedAt: '2025-11-05T09:00:00.000Z',
      orders:
        number === 1
          ? [
              {
                orderNumber: '100001',
                orderedAt: '2025-11-05T10:00:00.000Z',
                title: 'Polo',
                quantity: 2,
              },
            ]
          : [],
      learnedFrom: number === 2 ? [{ orderNumber: '100001', title: 'Polo' }] : [],
    });
    const versions = [version(2, 57), version(1, 56.5)];
    const body = [
      {
        version: 2,
        date_saved: '2025-11-05T09:00:00.000Z',
        by_shop: false,
        title: 'Mine',
        cut_for: 'men' as const,
        standard_size: null,
        measurements: [{ ...wireChest, origin: 'manual' as const, value: 57 }],
        asymmetry: null,
        created_with_prefs: { note: 'by tape' },
        design_version: 'V2' as const,
        differences: [
          {
            size_property_slug: 'chest',
            size_property_title: 'Chest',
            before: 56.5,
            after: 57,
            difference: 0.5,
          },
        ],
        orders: [],
        learned_from: [{ number: '100001', title: 'Polo' }],
      },
      {
        version: 1,
        date_saved: '2025-11-05T09:00:00.000Z',
        by_shop: false,
        title: 'Mine',
        cut_for: 'men' as const,
        standard_size: null,
        measurements: [{ ...wireChest, origin: 'manual' as const }],
        asymmetry: null,
        created_with_prefs: { note: 'by tape' },
        design_version: 'V2' as const,
        differences: [],
        orders: [
          { number: '100001', date_placed: '2025-11-05T10:00:00.000Z', title: 'Polo', quantity: 2 },
        ],
        learned_from: [],
      },
    ];
    const written = toWireSizeHistory(
      versions.map((each) => ({
        version: each,
        details: { measurementOf, createdWith: { note: 'by tape' } },
      })),
    );
    expect(sent(z.array(userSizeVersion), written)).toEqual(body);
    expect(body.map(fromWireSizeVersion)).toEqual(versions);
  });

  it('a size conversion matches its documented body', () => {
    matchesDocument(
      sizeConversion,
      {
        body: { size_type: 3, through: 'body', standard_size: null, measurements: [wireChest] },
        means: { sizeTypeId: 3, through: 'body', standardSize: null, measurements: [chest] },
      },
      (conversion) => toWireSizeConversion(conversion, measurementOf),
      fromWireSizeConversion,
    );
  });

  it('[SIZE-17, API-64] creating a size requests the computed value of every measure', () => {
    expect(
      sent(userSizeToCreate, toWireUserSizeToCreate({ title: 'Mine', sizeTypeId: 3, prefs }, polo)),
    ).toEqual({
      title: 'Mine',
      size_type: 3,
      created_with_prefs: wirePrefs,
      measurements: [{ origin: 'lookup', size_property_id: 301 }],
    });
  });

  it('[API-67] changing a size sends only changes, with edits marked as manual', () => {
    expect(sent(userSizeToChange, toWireUserSizeToChange({ title: 'Yours' }))).toEqual({
      title: 'Yours',
    });
    expect(
      sent(
        userSizeToChange,
        toWireUserSizeToChange({ prefs, measurements: { chest: centimeters(57) } }),
      ),
    ).toEqual({
      created_with_prefs: wirePrefs,
      measurements: [{ origin: 'manual', size_property_slug: 'chest', value: 57 }],
    });
  });
});

describe('prefs of a size', () => {
  it('[SIZE-12] prefs are metric, whatever unit was entered', () => {
    matchesDocument(
      sizePrefs,
      { body: wirePrefs, means: prefs },
      (value) => toWirePrefs(value) as typeof wirePrefs,
      fromWirePrefs,
    );
  });

  it('[SIZE-15] prefs of design V1 are read as they were entered', () => {
    const first = {
      age: 35,
      weight: 187.4,
      height: 72.8,
      shoe_size: 11.5,
      body_type: 'ROUND',
      fit: 'TIGHT',
      unit_system: 'imperial',
    };
    const read = fromWirePrefs(first);
    expect(read).toMatchObject({
      bodyShape: 'ROUND',
      fit: 'TIGHT',
      units: 'imperial',
      known: {},
      designVersion: 'V1',
    });
    expect(read?.facts.heightCm).toBeCloseTo(184.9, 1);
    expect(read?.facts.weightKg).toBeCloseTo(85, 1);
    expect(read?.facts.footLengthCm).toBe(28.3);
    expect(fromWirePrefs({ ...first, shoe_size: 3 })).toBeNull();
    expect(fromWirePrefs({ note: 'by tape' })).toBeNull();
    expect(fromWirePrefs(null)).toBeNull();
  });
});
