import { availabilities, visibilities } from '@tailorbird/domain/catalog';
import { sizeLengths } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { detailError } from './errors.ts';
import { id, text } from './values.ts';

/** The schema of POST /graphql/. */
export const schemaDefinition = `"""What a visitor reads and makes through one address."""
type Query {
  """The basket of this customer or guest."""
  current_basket: Basket!
  """Clothing types this visitor may see in lists."""
  full_clothing_types(filters: ClothingTypeFilters): [ClothingType!]!
  """One clothing type, or why there is none."""
  clothing_type_by_id(id: Int!, filters: ClothingTypeFilters): ClothingTypeResult!
  """The 24 standard sizes."""
  standard_sizes: [StandardSize!]!
  """Sizes of this customer or guest, newest first."""
  user_sizes(sizeTypeId: Int): [UserSize!]!
  """The standard size for the wearer of a saved size, for garments of a size type; null when none fits."""
  recommended_standard_size(sizeTypeId: Int!, userSizeId: Int!): RecommendedStandardSizeResult
}

type Mutation {
  """Saves a standard size as the visitor's own, or answers the one made from it before."""
  createUserSizeFromStandardSize(
    standardSizeId: Int!
    title: String!
    targetSizeTypeId: Int!
    idealSizeInfo: IdealSizeInfo
  ): CreatedUserSizeResult!
}

input ClothingTypeFilters {
  show_in_designer: Boolean
  is_stock_item: Boolean
  gender: Gender
  visibilities: [Visibility!]
}

input FabricColorFilters {
  show_in_designer: Boolean
  availabilities: [Availability!]
}

"""What the ideal size was found from. Lengths in centimeters, weight in kilograms."""
input IdealSizeInfo {
  age: Int
  foot_length_in_cm: Float
  height_in_cm: Float
  weight_in_kg: Float
  body_shape: String
}

enum Gender {
  men
  women
  unisex
}

enum Visibility {
  ${visibilities.join('\n  ')}
}

enum Availability {
  ${availabilities.join('\n  ')}
}

enum LengthName {
  ${sizeLengths.join('\n  ')}
}

type Basket {
  lines: [BasketLine!]!
}

type BasketLine {
  id: Int!
  quantity: Int!
}

type ClothingType {
  id: Int!
  slug: String!
  clothing_property_collections: [ClothingPropertyCollection!]!
  fabric_colors(filters: FabricColorFilters): [FabricColor!]!
  default_fabric_color: FabricColor
}

type ClothingPropertyCollection {
  slug: String!
  properties: [ClothingProperty!]!
}

type ClothingProperty {
  id: Int!
  show_in_designer: Boolean!
  default: Boolean!
}

type FabricColor {
  id: Int!
}

type Error {
  message: String!
}

union ClothingTypeResult = ClothingType | Error

type StandardSize {
  """1 (1R), 2 (1L), … 24 (12L)."""
  id: Int!
  """1 … 12."""
  generic_size_name: String!
  """R or L."""
  length_name: LengthName!
  """7R."""
  size_name: String!
}

type UserSize {
  id: Int!
  title: String!
  size_type: Int!
  standard_size: StandardSize
  measurements: [Measurement!]!
  """V1 or V2; what is saved is V2."""
  design_version: String!
  """1, and one more for each change."""
  version: Int!
  date_created: String!
  date_saved: String!
}

type RecommendedStandardSize {
  """1 (1R), 2 (1L), … 24 (12L)."""
  id: Int!
  generic_size_name: String!
  length_name: LengthName!
  size_name: String!
  title: String!
  size_type_id: Int!
  """The garments made in it that this visitor may see."""
  clothing_type_sizes: [ClothingTypeSize!]!
  measurements: [Measurement!]!
  """How probably it fits, 0 to 1; null for a size that is that standard size already."""
  probability: Float
}

type ClothingTypeSize {
  clothing_type_id: Int!
  clothing_type_slug: String!
}

union RecommendedStandardSizeResult = RecommendedStandardSize | Error

type Measurement {
  origin: String!
  size_property_id: Int!
  size_property_slug: String!
  size_property_title: String!
  lookup_source_id: Int
  """In centimeters."""
  value: Float!
}

type CreatedUserSize {
  user_size: UserSizeRef!
}

type UserSizeRef {
  id: Int!
}

union CreatedUserSizeResult = CreatedUserSize | Error
`;

/** An operation: its text, and what its variables and its data look like. */
export type Operation<Variables extends z.ZodMiniType = z.ZodMiniType, Content extends z.ZodMiniType = z.ZodMiniType> = {
  readonly name: string;
  readonly text: string;
  readonly variables: Variables;
  readonly content: Content;
};

// @__NO_SIDE_EFFECTS__
const operation = <const Variables extends z.ZodMiniType, const Content extends z.ZodMiniType>(
  described: Operation<Variables, Content>,
): Operation<Variables, Content> => described;

const noVariables = z.object({});
const failed = z.object({ __typename: z.literal('Error'), message: z.string() });

/** API-53. */
export const basketLinesWithQuantity = operation({
  name: 'BasketLinesWithQuantity',
  text: 'query BasketLinesWithQuantity { current_basket { lines { quantity } } }',
  variables: noVariables,
  content: z.object({ current_basket: z.object({ lines: z.array(z.object({ quantity: z.int() })) }) }),
});

const clothingTypeFilters = z.object({
  show_in_designer: z.optional(z.boolean()),
  is_stock_item: z.optional(z.boolean()),
  gender: z.optional(z.enum(['men', 'women', 'unisex'])),
  visibilities: z.optional(z.array(z.enum(visibilities))),
});

const fabricColorFilters = z.object({
  show_in_designer: z.optional(z.boolean()),
  availabilities: z.optional(z.array(z.enum(availabilities))),
});

/** API-54. */
export const activeClothingTypes = operation({
  name: 'ActiveClothingTypes',
  text: 'query ActiveClothingTypes($filters: ClothingTypeFilters) { full_clothing_types(filters: $filters) { id } }',
  variables: z.object({ filters: z.optional(z.nullable(clothingTypeFilters)) }),
  content: z.object({ full_clothing_types: z.array(z.object({ id })) }),
});

const idOnly = z.object({ id });

/** API-80. */
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
          z.object({ slug: z.string(), properties: z.array(z.object({ id, show_in_designer: z.boolean(), default: z.boolean() })) }),
        ),
        fabric_colors: z.array(idOnly),
        default_fabric_color: z.nullable(idOnly),
      }),
      failed,
    ]),
  }),
});

const standardSize = z.object({
  id,
  generic_size_name: z.string(),
  length_name: z.enum(sizeLengths),
  size_name: z.string(),
});

/** API-81. */
export const standardSonSizes = operation({
  name: 'StandardSONSizes',
  text: 'query StandardSONSizes { standard_sizes { id generic_size_name length_name size_name } }',
  variables: noVariables,
  content: z.object({ standard_sizes: z.array(standardSize) }),
});

const sizeMeasurement = z.object({
  origin: z.string(),
  size_property_id: id,
  size_property_slug: z.string(),
  size_property_title: z.string(),
  lookup_source_id: z.nullable(z.int()),
  value: z.number(),
});

/** API-82. */
export const userSizes = operation({
  name: 'user_sizes',
  text: `query user_sizes($sizeTypeId: Int) {
  user_sizes(sizeTypeId: $sizeTypeId) {
    id
    title
    size_type
    standard_size { id generic_size_name length_name size_name }
    measurements { origin size_property_id size_property_slug size_property_title lookup_source_id value }
  }
}`,
  variables: z.object({ sizeTypeId: z.optional(z.nullable(id)) }),
  content: z.object({
    user_sizes: z.array(
      z.object({
        id,
        title: z.string(),
        size_type: id,
        standard_size: z.nullable(standardSize),
        measurements: z.array(sizeMeasurement),
      }),
    ),
  }),
});

/** API-79. Null when no standard size fits (SIZE-62). */
export const recommendedStandardSizeFromUserSize = operation({
  name: 'RecommendedStandardSizeFromUserSize',
  text: `query RecommendedStandardSizeFromUserSize($sizeTypeId: Int!, $userSizeId: Int!) {
  recommended_standard_size(sizeTypeId: $sizeTypeId, userSizeId: $userSizeId) {
    __typename
    ... on RecommendedStandardSize {
      id
      generic_size_name
      length_name
      size_name
      title
      size_type_id
      clothing_type_sizes { clothing_type_id clothing_type_slug }
      measurements { origin size_property_id size_property_slug size_property_title lookup_source_id value }
      probability
    }
    ... on Error { message }
  }
}`,
  variables: z.object({ sizeTypeId: id, userSizeId: id }),
  content: z.object({
    recommended_standard_size: z.nullable(
      z.discriminatedUnion('__typename', [
        z.object({
          __typename: z.literal('RecommendedStandardSize'),
          ...standardSize.shape,
          title: z.string(),
          size_type_id: id,
          clothing_type_sizes: z.array(z.object({ clothing_type_id: id, clothing_type_slug: z.string() })),
          measurements: z.array(sizeMeasurement),
          probability: z.nullable(z.number()),
        }),
        failed,
      ]),
    ),
  }),
});

/** API-83; the name of the mutation is decisions 75. */
export const createUserSizeFromStandardSize = operation({
  name: 'createUserSizeFromStandardSize',
  text: `mutation createUserSizeFromStandardSize($standardSizeId: Int!, $title: String!, $targetSizeTypeId: Int!, $idealSizeInfo: IdealSizeInfo) {
  createUserSizeFromStandardSize(
    standardSizeId: $standardSizeId
    title: $title
    targetSizeTypeId: $targetSizeTypeId
    idealSizeInfo: $idealSizeInfo
  ) {
    __typename
    ... on CreatedUserSize { user_size { id } }
    ... on Error { message }
  }
}`,
  variables: z.object({
    standardSizeId: z.int().check(z.minimum(1), z.maximum(24)),
    title: z.string().check(z.minLength(1), z.maxLength(50)),
    targetSizeTypeId: id,
    idealSizeInfo: z.optional(
      z.nullable(
        z.object({
          age: z.optional(z.nullable(z.int())),
          foot_length_in_cm: z.optional(z.nullable(z.number())),
          height_in_cm: z.optional(z.nullable(z.number())),
          weight_in_kg: z.optional(z.nullable(z.number())),
          body_shape: z.optional(z.nullable(text(40))),
        }),
      ),
    ),
  }),
  content: z.object({
    createUserSizeFromStandardSize: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('CreatedUserSize'), user_size: z.object({ id }) }),
      failed,
    ]),
  }),
});

/** Messages of the `Error` result that mean something to a program. */
export const userSizeErrors = {
  unknownSizeType: 'Unknown size type',
  unknownStandardSize: 'Unknown standard size',
  unknownSize: 'Unknown size',
  invalidTitle: 'A title has 1 to 50 characters',
} as const;

/** Every operation the shop sends, by name. */
export const operations: Readonly<Record<string, Operation>> = {
  BasketLinesWithQuantity: basketLinesWithQuantity,
  ActiveClothingTypes: activeClothingTypes,
  ClothingTypeByIdForLegacyDesigner: clothingTypeByIdForLegacyDesigner,
  StandardSONSizes: standardSonSizes,
  user_sizes: userSizes,
  createUserSizeFromStandardSize,
  RecommendedStandardSizeFromUserSize: recommendedStandardSizeFromUserSize,
};

export const graphqlRequest = z.object({
  query: text(20_000),
  operationName: z.optional(z.nullable(z.string())),
  variables: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
export type WireGraphqlRequest = z.infer<typeof graphqlRequest>;

export const graphqlResponse = z.object({
  data: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
});
export type WireGraphqlResponse = z.infer<typeof graphqlResponse>;

export const queryGraph = endpoint({
  context: 'graphql',
  name: 'queryGraph',
  method: 'POST',
  path: '/graphql/',
  summary: 'Runs a GraphQL operation of docs/api/schema.graphql. Failures of fields are in errors, with status 200.',
  request: graphqlRequest,
  responses: { 200: graphqlResponse, 400: graphqlResponse, 403: detailError },
  csrf: 'when-signed-in',
});
