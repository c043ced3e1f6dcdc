import {
  aClothingType,
  aFabricColor,
  aProperty,
  aPropertyCollection,
  pricesOf,
} from '@tailorbird/domain/testing';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { matchesDocument, sent } from '../testing/roundTrips.ts';
import { clothingType, fromWireClothingType, toWireClothingType } from './clothingType.ts';
import { fromWireProductGroup, productGroup, toWireProductGroup } from './productGroup.ts';
import { fabricColorStock, fromWireStock, toWireStock } from './stock.ts';

describe('documented bodies of the catalog', () => {
  it('[CATALOG-04, CATALOG-05, CATALOG-06, CATALOG-07, CATALOG-08, CATALOG-09] GET /customizer_api/v2/clothing-types/{id} matches its documented body', () => {
    const collection = aPropertyCollection({
      properties: [
        aProperty({ default: true, excludes: [205] }),
        aProperty({ id: 102, slug: 'v-neck', traitTitle: 'V-Neck', showInDesigner: false }),
      ],
    });
    matchesDocument(
      clothingType,
      {
        body: {
          id: 3,
          slug: 'merino-t-shirt',
          frontend_title: 'Merino T-Shirt',
          frontend_subtitle: 'The warm one',
          description: ['A shirt.', 'Made for you.'],
          product_class: 'Customize',
          family: 't-shirts',
          pattern: 't-shirt',
          artwork: 'tide',
          gender: 'women',
          product_kind: 'SEASONAL',
          state: 'ACTIVE',
          visibility: 'STORE_ONLY',
          availability: 'PRE_PUBLISH',
          channels: ['B2B', 'SON'],
          placements: ['BASKET'],
          publish_status: 'SCHEDULED',
          show_in_designer: true,
          is_stock_item: false,
          supports_initials: true,
          supports_multiple_fabrics: false,
          requires_shipping: true,
          size_type: { id: 1, slug: 't-shirt' },
          cut_for: ['men', 'women'],
          fabrics: [
            {
              id: 1,
              slug: 'cotton-jersey',
              title: 'Cotton jersey',
              trait_title: 'Cotton Jersey',
              texture: 'jersey',
              composition: '100 % cotton',
              care: 'Wash at 30 °C.',
              weight_gsm: 180,
            },
          ],
          color_families: [{ slug: 'white', title: 'White', order: 1 }],
          fabric_colors: [
            {
              id: 11,
              color: { title: 'White', slug: 'white', hex: '#FFFFFF', family: 'white' },
              fabric: { id: 1, trait_title: 'Cotton Jersey' },
              show_in_designer: true,
              out_of_stock: true,
              availability: 'UNAVAILABLE',
            },
          ],
          default_fabric_color_id: 11,
          clothing_property_collections: [
            {
              id: 1,
              slug: 'neck',
              trait_label_title: 'Neck',
              properties: [
                {
                  id: 101,
                  slug: 'crew-neck',
                  trait_title: 'Crew Neck',
                  default: true,
                  show_in_designer: true,
                  excludes: [205],
                },
                {
                  id: 102,
                  slug: 'v-neck',
                  trait_title: 'V-Neck',
                  default: false,
                  show_in_designer: false,
                  excludes: [],
                },
              ],
            },
          ],
          dynamic_naming_rules: [{ pattern: '*Navy*', name: 'The Navy One', priority: 2 }],
          prices: {
            USD: '59.00',
            EUR: '59.00',
            GBP: '59.00',
            DKK: '59.00',
            AUD: '59.00',
            CAD: '59.00',
            CHF: '59.00',
            SEK: '59.00',
            SGD: '59.00',
          },
        },
        means: aClothingType({
          id: 3,
          slug: 'merino-t-shirt',
          title: 'Merino T-Shirt',
          subtitle: 'The warm one',
          artwork: 'tide',
          gender: 'women',
          kind: 'SEASONAL',
          visibility: 'STORE_ONLY',
          availability: 'PRE_PUBLISH',
          channels: ['B2B', 'SON'],
          placements: ['BASKET'],
          publishStatus: 'SCHEDULED',
          fabricColors: [aFabricColor({ outOfStock: true, availability: 'UNAVAILABLE' })],
          propertyCollections: [collection],
          namingRules: [{ pattern: '*Navy*', name: 'The Navy One', priority: 2 }],
          prices: pricesOf(5900),
        }),
      },
      toWireClothingType,
      fromWireClothingType,
    );
  });

  it('an entry of GET /customizer_api/v3/product-groups/ matches its documented body', () => {
    matchesDocument(
      productGroup,
      {
        body: {
          slug: 't-shirts',
          title: 'T-Shirts',
          description: 'All of them.',
          sub_categories: [
            { slug: 'cotton', title: 'Cotton', clothing_type_slugs: ['cotton-t-shirt'] },
          ],
        },
        means: {
          slug: 't-shirts',
          title: 'T-Shirts',
          description: 'All of them.',
          subCategories: [
            { slug: 'cotton', title: 'Cotton', clothingTypeSlugs: ['cotton-t-shirt'] },
          ],
        },
      },
      toWireProductGroup,
      fromWireProductGroup,
    );
  });

  it('[API-48] GET /customizer_api/v2/clothing_type_stock/ matches its documented body', () => {
    const body = [
      { clothing_type_id: 3, fabric_color_id: 309, num_available: 5, out_of_stock: false },
      { clothing_type_id: 3, fabric_color_id: 310, num_available: 0, out_of_stock: true },
      { clothing_type_id: 3, fabric_color_id: 311, num_available: null, out_of_stock: false },
    ];
    const stock = new Map([
      [309, 5],
      [310, 0],
    ]);
    expect(sent(z.array(fabricColorStock), toWireStock(3, [309, 310, 311], stock))).toEqual(body);
    expect(fromWireStock(body)).toEqual(stock);
  });
});
