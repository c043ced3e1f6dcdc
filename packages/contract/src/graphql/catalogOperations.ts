import { availabilities, visibilities } from '@tailorbird/domain/catalog';
import * as z from 'zod/mini';
import { id } from '../values.ts';
import { failed, operation } from './operation.ts';

const genders = ['men', 'women', 'unisex'] as const;

const clothingTypeFilters = z.object({
  show_in_designer: z.optional(z.boolean()),
  is_stock_item: z.optional(z.boolean()),
  gender: z.optional(z.enum(genders)),
  genders: z.optional(z.array(z.enum(genders))),
  visibilities: z.optional(z.array(z.enum(visibilities))),
});

const fabricColorFilters = z.object({
  show_in_designer: z.optional(z.boolean()),
  availabilities: z.optional(z.array(z.enum(availabilities))),
});

export const activeClothingTypes = operation({
  name: 'ActiveClothingTypes',
  text: 'query ActiveClothingTypes($filters: ClothingTypeFilters) { full_clothing_types(filters: $filters) { id } }',
  variables: z.object({ filters: z.optional(z.nullable(clothingTypeFilters)) }),
  content: z.object({ full_clothing_types: z.array(z.object({ id })) }),
});

const idOnly = z.object({ id });

/** A clothing type with the fields for addresses of the old designer (API-80). */
export const clothingTypeByIdForLegacyDesigner = operation({
  name: 'ClothingTypeByIdForLegacyDesigner',
  text: `query ClothingTypeByIdForLegacyDesigner($id: Int!, $clothingTypeFilters: ClothingTypeFilters, $fabricColorsFilters: FabricColorFilters) {
  clothing_type_by_id(id: $id, filters: $clothingTypeFilters) {
    __typename
    ... on ClothingType {
      id
      slug
      clothing_property_collections { slug properties { id show_in_designer default } }
      fabric_colors(filters: $fabricColorsFilters) { id }
      default_fabric_color { id }
    }
    ... on Error { message }
  }
}`,
  variables: z.object({
    id,
    clothingTypeFilters: z.optional(z.nullable(clothingTypeFilters)),
    fabricColorsFilters: z.optional(z.nullable(fabricColorFilters)),
  }),
  content: z.object({
    clothing_type_by_id: z.discriminatedUnion('__typename', [
      z.object({
        __typename: z.literal('ClothingType'),
        id,
        slug: z.string(),
        clothing_property_collections: z.array(
          z.object({
            slug: z.string(),
            properties: z.array(
              z.object({ id, show_in_designer: z.boolean(), default: z.boolean() }),
            ),
          }),
        ),
        fabric_colors: z.array(idOnly),
        default_fabric_color: z.nullable(idOnly),
      }),
      failed,
    ]),
  }),
});
