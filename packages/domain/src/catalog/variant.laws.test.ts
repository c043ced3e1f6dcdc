import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clothingType, fabricColor, property, shirt, viewer } from '../../test/clothingTypes.ts';
import { runs } from '../testing/runs.ts';
import {
  adminDesignerSlugs,
  type ClothingType,
  checkVariant,
  defaultVariant,
  excludedPair,
  fabricColorOf,
  formatVariantId,
  isFabricColorSelectable,
  parseVariantId,
  propertyOf,
  publicViewer,
  selectedPropertiesOf,
  type Variant,
} from './index.ts';

const typeAndVariant = clothingType.chain((type) =>
  fc
    .tuple(
      fc.constantFrom(...type.fabricColors.map(({ id }) => id), null),
      ...type.propertyCollections.map(({ properties }) =>
        fc.constantFrom(undefined, ...properties.map(({ id }) => id)),
      ),
    )
    .map(([fabricColorId, ...ids]): readonly [ClothingType, Variant] => [
      type,
      {
        clothingTypeId: type.id,
        fabricColorId: fabricColorId ?? null,
        selectedProperties: Object.fromEntries(
          type.propertyCollections.flatMap(({ slug }, index) =>
            ids[index] ? [[slug, ids[index]]] : [],
          ),
        ),
      },
    ]),
);
const adminUi = { adminUi: true, retailStore: false };

describe('a variant id', () => {
  test('[DESIGN-02, ROUTE-07] a variant id parses back to the same selection', () => {
    fc.assert(
      fc.property(typeAndVariant, ([type, variant]) => {
        expect(parseVariantId(type, formatVariantId(type, variant))).toEqual({
          ok: true,
          value: variant,
        });
      }),
      runs(1500),
    );
  });

  test('[ROUTE-07] each variant has exactly one id', () => {
    fc.assert(
      fc.property(clothingType, fc.stringMatching(/^[\d-]{0,14}$/), (type, text) => {
        const parsed = parseVariantId(type, text);
        if (parsed.ok) expect(formatVariantId(type, parsed.value)).toBe(text);
      }),
      {
        ...runs(1000),
        examples: [
          [shirt, '01'],
          [shirt, '1-'],
          [shirt, '-1'],
          [shirt, ''],
        ],
      },
    );
  });

  test.each(['', 'abc', '1-', '-1', '01', '1--2', '1-2-3', '1.5', '9999999999', '１'])(
    '[ROUTE-07] %j is not a valid variant id of the shirt',
    (text) => {
      expect(parseVariantId(shirt, text)).toEqual({
        ok: false,
        failure: { kind: 'malformed-variant-id' },
      });
    },
  );
});

describe('eligibility', () => {
  const type: ClothingType = {
    ...shirt,
    fabricColors: [
      fabricColor(),
      fabricColor({ id: 2, outOfStock: true }),
      fabricColor({ id: 3, availability: 'PRE_PUBLISH' }),
      fabricColor({ id: 4, showInDesigner: false }),
    ],
    defaultFabricColorId: 1,
    propertyCollections: [
      {
        id: 1,
        slug: 'collar',
        traitLabelTitle: 'Collar',
        properties: [
          property(10, { default: true }),
          property(11, { excludes: [21] }),
          property(12, { showInDesigner: false }),
        ],
      },
      {
        id: 2,
        slug: 'pocket',
        traitLabelTitle: 'Pocket',
        properties: [property(20, { default: true }), property(21)],
      },
    ],
  };
  const variant: Variant = {
    clothingTypeId: 12,
    fabricColorId: 1,
    selectedProperties: { collar: 10, pocket: 20 },
  };
  const refusal = (changes: Partial<Variant>, of: ClothingType = type, by = publicViewer) => {
    const checked = checkVariant(of, { ...variant, ...changes }, by);
    return checked.ok ? null : checked.failure;
  };

  test('[DESIGN-03] a stock item cannot be designed', () => {
    expect(refusal({}, { ...type, isStockItem: true }, adminUi)).toEqual({ kind: 'stock-item' });
  });

  test('[DESIGN-04] only admin UI and three T-shirts work outside the designer', () => {
    expect(adminDesignerSlugs).toHaveLength(3);
    const hidden = { ...type, showInDesigner: false };
    expect(refusal({}, hidden)).toEqual({ kind: 'not-in-designer' });
    expect(refusal({}, hidden, adminUi)).toEqual({ kind: 'not-in-designer' });
    for (const slug of adminDesignerSlugs) {
      expect(refusal({}, { ...hidden, slug }, adminUi)).toBeNull();
      expect(refusal({}, { ...hidden, slug })).toEqual({ kind: 'not-in-designer' });
    }
  });

  test('[DESIGN-05, CATALOG-19] customers choose available colors; admin UI all', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ fabricColorId: 9 })).toEqual({ kind: 'unknown-fabric-color' });
    expect(refusal({ fabricColorId: null })).toEqual({ kind: 'unknown-fabric-color' });
    for (const fabricColorId of [2, 3, 4]) {
      expect(refusal({ fabricColorId })).toEqual({ kind: 'fabric-color-not-available' });
      expect(refusal({ fabricColorId }, type, adminUi)).toBeNull();
    }
  });

  test('[DESIGN-06] each collection has one property, and none conflict', () => {
    expect(refusal({ selectedProperties: { collar: 10 } })).toEqual({
      kind: 'missing-property',
      collection: 'pocket',
    });
    expect(refusal({ selectedProperties: { collar: 10, pocket: 11 } })).toEqual({
      kind: 'unknown-property',
      collection: 'pocket',
    });
    expect(refusal({ selectedProperties: { collar: 10, pocket: 20, hem: 1 } })).toEqual({
      kind: 'unknown-property',
      collection: 'hem',
    });
    expect(refusal({ selectedProperties: { collar: 11, pocket: 21 } })).toEqual({
      kind: 'excluded-combination',
      properties: [11, 21],
    });
  });

  test('[DESIGN-07] hidden properties can be chosen in admin UI only', () => {
    expect(refusal({ selectedProperties: { collar: 12, pocket: 20 } })).toEqual({
      kind: 'hidden-property',
      collection: 'collar',
    });
    expect(refusal({ selectedProperties: { collar: 12, pocket: 20 } }, type, adminUi)).toBeNull();
  });

  test('[GUARD-07] admin UI may design everything that a customer may', () => {
    fc.assert(
      fc.property(typeAndVariant, viewer, ([each, chosen], by) => {
        if (checkVariant(each, chosen, by).ok)
          expect(checkVariant(each, chosen, { ...by, adminUi: true }).ok).toBe(true);
      }),
      runs(1500),
    );
  });

  test('[DESIGN-19] the default variant has the default color if it is available', () => {
    expect(defaultVariant(type, publicViewer)).toEqual(variant);
    expect(defaultVariant({ ...type, defaultFabricColorId: 3 }, publicViewer).fabricColorId).toBe(
      1,
    );
    expect(defaultVariant({ ...type, defaultFabricColorId: 3 }, adminUi).fabricColorId).toBe(3);
    fc.assert(
      fc.property(clothingType, viewer, (each, by) => {
        const chosen = defaultVariant(each, by);
        const color = fabricColorOf(each, chosen.fabricColorId);
        expect(color === undefined).toBe(
          each.fabricColors.every((candidate) => !isFabricColorSelectable(candidate, by)),
        );
        for (const { collection, property: one } of selectedPropertiesOf(
          each,
          chosen.selectedProperties,
        )) {
          expect(propertyOf(collection, one.id)).toBe(one);
          expect(one.showInDesigner || by.adminUi).toBe(true);
        }
      }),
      runs(500),
    );
  });

  test('[DESIGN-06] an exclusion applies in both directions', () => {
    fc.assert(
      fc.property(typeAndVariant, ([each, { selectedProperties }]) => {
        const pair = excludedPair(each, selectedProperties);
        const chosen = selectedPropertiesOf(each, selectedProperties).map((one) => one.property);
        const clashes = chosen.some((one) =>
          chosen.some((other) => one.excludes.includes(other.id)),
        );
        expect(pair !== undefined).toBe(clashes);
      }),
      runs(500),
    );
  });
});
