import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clothingType, fabricColor, property, shirt, viewer } from '../../test/clothingTypes.ts';
import {
  type ClothingType,
  checkVariant,
  defaultVariant,
  excludedPair,
  publicViewer,
} from '../catalog/index.ts';
import type { SizeRef } from '../sizing/index.ts';
import { baseSizes, sizeLengths } from '../sizing/index.ts';
import { runs } from '../testing/runs.ts';
import {
  type Design,
  designPath,
  parseDesign,
  traitsOf,
  withFabricColor,
  withProperty,
} from './index.ts';

const size: fc.Arbitrary<SizeRef | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('standard' as const),
    base: fc.constantFrom(...baseSizes),
    length: fc.constantFrom(...sizeLengths),
  }),
  fc.record({ kind: fc.constant('user' as const), id: fc.integer({ min: 1, max: 999_999_999 }) }),
);

describe('the address of a design', () => {
  test('[ROUTE-07] a design round-trips through the address bar', () => {
    fc.assert(
      fc.property(
        clothingType,
        viewer,
        fc.constantFrom('', 'A', 'äßÉ', 'XYZ'),
        size,
        (type, by, initials, chosen) => {
          const variant = defaultVariant(type, by);
          fc.pre(checkVariant(type, variant, by).ok);
          const design: Design = {
            variant,
            initials: type.supportsInitials ? initials : '',
            size: chosen,
          };
          const url = new URL(designPath(type, design), 'https://shop.example');
          const [, , slug, variantId] = url.pathname.split('/');
          expect(slug).toBe(type.slug);
          const read = parseDesign(
            type,
            {
              variantId,
              initials: url.searchParams.get('initials'),
              sizeId: url.searchParams.get('sizeId'),
            },
            by,
          );
          expect(read).toEqual({ ok: true, value: design });
        },
      ),
      runs(800),
    );
  });

  test('[ROUTE-07] the default variant is omitted, invalid values are dropped', () => {
    const type: ClothingType = { ...shirt, fabricColors: [fabricColor()], defaultFabricColorId: 1 };
    const variant = defaultVariant(type, publicViewer);
    expect(parseDesign(type, {}, publicViewer)).toEqual({
      ok: true,
      value: { variant, initials: '', size: null },
    });
    expect(parseDesign(type, { initials: 'A1', sizeId: '13R' }, publicViewer)).toEqual({
      ok: true,
      value: { variant, initials: '', size: null },
    });
    expect(parseDesign(type, { variantId: 'x' }, publicViewer)).toEqual({
      ok: false,
      failure: { kind: 'malformed-variant-id' },
    });
    expect(parseDesign(type, { variantId: '9' }, publicViewer)).toEqual({
      ok: false,
      failure: { kind: 'unknown-fabric-color' },
    });
  });

  test('[DESIGN-24] initials are dropped where a type has none', () => {
    const type: ClothingType = {
      ...shirt,
      supportsInitials: false,
      fabricColors: [fabricColor()],
      defaultFabricColorId: 1,
    };
    const read = parseDesign(type, { initials: 'AB' }, publicViewer);
    expect(read.ok && read.value.initials).toBe('');
  });
});

describe('changing a design', () => {
  test('[DESIGN-06] a chosen property replaces conflicting ones if possible', () => {
    const type: ClothingType = {
      ...shirt,
      fabricColors: [fabricColor()],
      propertyCollections: [
        {
          id: 1,
          slug: 'collar',
          traitLabelTitle: '',
          properties: [property(10, { default: true }), property(11, { excludes: [21] })],
        },
        {
          id: 2,
          slug: 'pocket',
          traitLabelTitle: '',
          properties: [property(20, { default: true }), property(21)],
        },
      ],
    };
    const design: Design = {
      variant: {
        clothingTypeId: 12,
        fabricColorId: 1,
        selectedProperties: { collar: 10, pocket: 21 },
      },
      initials: '',
      size: null,
    };
    expect(withProperty(type, design, 'collar', 11).variant.selectedProperties).toEqual({
      collar: 11,
      pocket: 20,
    });
    expect(withProperty(type, design, 'collar', 99)).toBe(design);
    expect(withFabricColor(design, 4).variant.fabricColorId).toBe(4);
  });

  test('[DESIGN-06] choosing is idempotent and leaves no avoidable conflict', () => {
    fc.assert(
      fc.property(clothingType, fc.nat(), fc.nat(), (type, where, which) => {
        fc.pre(type.propertyCollections.length > 0);
        const collection = type.propertyCollections[where % type.propertyCollections.length]!;
        const chosen = collection.properties[which % collection.properties.length]!;
        const design: Design = {
          variant: defaultVariant(type, { adminUi: true, retailStore: false }),
          initials: '',
          size: null,
        };
        const once = withProperty(type, design, collection.slug, chosen.id);
        expect(once.variant.selectedProperties[collection.slug]).toBe(chosen.id);
        expect(withProperty(type, once, collection.slug, chosen.id)).toEqual(once);
        const clash = excludedPair(type, once.variant.selectedProperties);
        const others = type.propertyCollections.filter(({ slug }) => slug !== collection.slug);
        const canAvoid = others.every(({ properties }) =>
          properties.some((each) => each.showInDesigner && !each.excludes.includes(chosen.id)),
        );
        if (clash?.includes(chosen.id)) expect(canAvoid).toBe(false);
      }),
      runs(800),
    );
  });
});

describe('the trait list', () => {
  const garment = {
    kind: 'garment',
    color: 'White',
    fabric: 'Oxford',
    supportsMultipleFabrics: true,
    properties: [{ label: 'Collar', title: 'Classic' }],
    supportsInitials: true,
    initials: 'AB',
    size: '7R',
  } as const;

  test('[DESIGN-25] traits are color, fabric, properties, initials, size', () => {
    expect(traitsOf(garment)).toEqual([
      { kind: 'color', value: 'White' },
      { kind: 'fabric', value: 'Oxford' },
      { kind: 'property', label: 'Collar', value: 'Classic' },
      { kind: 'initials', value: 'AB' },
      { kind: 'size', value: '7R' },
    ]);
  });

  test('[DESIGN-25] fabric and initials are listed only if there is a choice', () => {
    const kinds = (
      changes: Partial<
        | typeof garment
        | {
            initials: string;
            supportsMultipleFabrics: boolean;
            supportsInitials: boolean;
            size: string | null;
          }
      >,
    ) =>
      traitsOf({ ...garment, ...changes } as typeof garment).map(({ kind, value }) => [
        kind,
        value,
      ]);
    expect(
      kinds({ supportsMultipleFabrics: false, supportsInitials: false }).map(([kind]) => kind),
    ).toEqual(['color', 'property', 'size']);
    expect(kinds({ initials: '' })).toContainEqual(['initials', null]);
    expect(kinds({ size: null })).toContainEqual(['size', null]);
  });

  test('[DESIGN-26] a gift card’s trait is its value and a note of 50 characters', () => {
    expect(traitsOf({ kind: 'gift-card', note: 'x'.repeat(51), value: '€100' })).toEqual([
      { kind: 'note', value: 'x'.repeat(50) },
      { kind: 'value', value: '€100' },
    ]);
    expect(traitsOf({ kind: 'gift-card', note: '🎁'.repeat(51), value: '' })[0]).toEqual({
      kind: 'note',
      value: '🎁'.repeat(50),
    });
  });
});
