import { cutForChoices, sizeLengths } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { id, text } from '../values.ts';
import { failed, noVariables, operation } from './operation.ts';

const standardSize = z.object({
  id,
  generic_size_name: z.string(),
  length_name: z.enum(sizeLengths),
  size_name: z.string(),
});
export type WireStandardSizeNode = z.infer<typeof standardSize>;

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

/**
 * Standard size for the wearer of a saved size (API-79). Null if no standard size fits
 * (SIZE-62).
 */
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
      fit_shares
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
          clothing_type_sizes: z.array(
            z.object({ clothing_type_id: id, clothing_type_slug: z.string() }),
          ),
          measurements: z.array(sizeMeasurement),
          probability: z.nullable(z.number()),
          fit_shares: z.nullable(z.tuple([z.number(), z.number(), z.number()])),
        }),
        failed,
      ]),
    ),
  }),
});

/**
 * Saves a standard size as the visitor's own size, or returns the existing one (API-83).
 */
export const createUserSizeFromStandardSize = operation({
  name: 'createUserSizeFromStandardSize',
  text: `mutation createUserSizeFromStandardSize($standardSizeId: Int!, $title: String!, $targetSizeTypeId: Int!, $idealSizeInfo: IdealSizeInfo, $wearerId: Int) {
  createUserSizeFromStandardSize(
    standardSizeId: $standardSizeId
    title: $title
    targetSizeTypeId: $targetSizeTypeId
    idealSizeInfo: $idealSizeInfo
    wearerId: $wearerId
  ) {
    __typename
    ... on CreatedUserSize { user_size { id } }
    ... on Error { message }
  }
}`,
  variables: z.object({
    standardSizeId: z.int().check(z.minimum(1), z.maximum(48)),
    title: z.string().check(z.minLength(1), z.maxLength(50)),
    targetSizeTypeId: id,
    wearerId: z.optional(z.nullable(id)),
    idealSizeInfo: z.optional(
      z.nullable(
        z.object({
          age: z.optional(z.nullable(z.int())),
          foot_length_in_cm: z.optional(z.nullable(z.number())),
          height_in_cm: z.optional(z.nullable(z.number())),
          weight_in_kg: z.optional(z.nullable(z.number())),
          body_shape: z.optional(z.nullable(text(40))),
          cut_for: z.optional(z.nullable(z.enum(cutForChoices))),
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

/** Messages of the `Error` result that clients may branch on. */
export const userSizeErrors = {
  unknownSizeType: 'Unknown size type',
  unknownStandardSize: 'Unknown standard size',
  unknownSize: 'Unknown size',
  notCutFor: 'No garment of this size type is cut for that body',
  invalidTitle: 'A title has 1 to 50 characters',
  alreadyExists: 'already_exists',
} as const;
