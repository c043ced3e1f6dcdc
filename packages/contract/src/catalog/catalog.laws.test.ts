import type { ProductGroup } from '@tailorbird/domain/catalog';
import { arbitraryClothingType, arbitraryId, arbitraryText } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { roundTrips, sent } from '../testing/roundTrips.ts';
import { clothingType, fromWireClothingType, toWireClothingType } from './clothingType.ts';
import { fromWireProductGroup, productGroup, toWireProductGroup } from './productGroup.ts';
import { fabricColorStock, fromWireStock, toWireStock } from './stock.ts';

const groups: fc.Arbitrary<ProductGroup> = fc.record({
  slug: arbitraryText(),
  title: arbitraryText(),
  description: fc.string(),
  subCategories: fc.array(
    fc.record({
      slug: arbitraryText(),
      title: arbitraryText(),
      clothingTypeSlugs: fc.array(arbitraryText()),
    }),
  ),
});

const withRarities = fc
  .tuple(
    arbitraryClothingType,
    fc.option(arbitraryText(), { nil: undefined }),
    fc.option(
      fc.array(fc.record({ pattern: fc.string(), name: fc.string(), priority: fc.nat(9) })),
      { nil: undefined },
    ),
  )
  .map(([type, artwork, namingRules]) => ({
    ...type,
    ...(artwork !== undefined && { artwork }),
    ...(namingRules && { namingRules }),
  }));

describe('round trips of the catalog', () => {
  it('a clothing type survives the round trip', () =>
    roundTrips(clothingType, withRarities, toWireClothingType, fromWireClothingType));

  it('a product group survives the round trip', () =>
    roundTrips(productGroup, groups, toWireProductGroup, fromWireProductGroup));

  it('the stock of each limited color survives the round trip', () => {
    fc.assert(
      fc.property(
        fc.dictionary(arbitraryId.map(String), fc.nat(99)),
        arbitraryId,
        (pieces, clothingTypeId) => {
          const stock = new Map(Object.entries(pieces).map(([id, count]) => [Number(id), count]));
          const unlimited = 1_000_000_000 - 1;
          const wire = toWireStock(
            clothingTypeId,
            [...stock.keys(), unlimited].filter((id, place, all) => all.indexOf(id) === place),
            stock,
          );
          expect(fromWireStock(sent(z.array(fabricColorStock), wire))).toEqual(stock);
        },
      ),
    );
  });
});
