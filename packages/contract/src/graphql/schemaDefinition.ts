import { availabilities, visibilities } from '@tailorbird/domain/catalog';
import { sizeLengths } from '@tailorbird/domain/sizing';

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
