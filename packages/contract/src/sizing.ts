import {
  bodyMeasures,
  bodyShapes,
  centimeters,
  centimetersPerInch,
  fits,
  garmentMeasures,
  kilogramsPerPound,
  measurementOrigins,
  type SizeField,
  type SizePrefs,
  type StandardSize,
  shoeSizeOfEu,
  shoeSizeOfUs,
  sizeDesignVersions,
  sizeLengths,
  standardSizes,
  unitSystems,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { detailError, fieldErrors, type WireFieldErrors } from './errors.ts';
import { id, idInPath, instant, text } from './values.ts';

/** `slug` is the measure: chest, bodyLength, … */
export const sizeProperty = z.object({
  id,
  slug: z.string(),
  frontend_title: z.string(),
  show_in_size_charts: z.boolean(),
  display_order: z.int(),
});

export const sizeType = z.object({ id, slug: z.string(), title: z.string(), size_properties: z.array(sizeProperty) });
export type WireSizeType = z.infer<typeof sizeType>;

export const listSizeTypes = endpoint({
  context: 'sizing',
  name: 'listSizeTypes',
  method: 'GET',
  path: '/customizer_api/v2/size-types/',
  summary: 'Size types this visitor may see.',
  responses: { 200: z.array(sizeType) },
});

export const readSizeType = endpoint({
  context: 'sizing',
  name: 'readSizeType',
  method: 'GET',
  path: '/customizer_api/v2/size-types/{id}',
  summary: 'One size type with its size properties.',
  params: { id: idInPath },
  responses: { 200: sizeType, 404: detailError },
});

export const sizeDependency = z.object({
  size_property_id: id,
  slug: z.string(),
  /** What a value set by hand may be, in centimeters. */
  minimum: z.number(),
  maximum: z.number(),
  step: z.number(),
  /** The keys of `created_with_prefs` it is computed from. */
  depends_on: z.array(z.string()),
});
export type WireSizeDependency = z.infer<typeof sizeDependency>;

export const readSizeDependencies = endpoint({
  context: 'sizing',
  name: 'readSizeDependencies',
  method: 'GET',
  path: '/customizer_api/v2/size-types/{id}/size-dependencies/',
  summary: 'What each measure of a size type is computed from, and what it may be when it is set by hand.',
  params: { id: idInPath },
  responses: { 200: z.array(sizeDependency), 404: detailError },
});

/** `value` is in centimeters. `lookup_source_id` is the size it was converted from. */
export const measurement = z.object({
  origin: z.enum(measurementOrigins),
  size_property_id: id,
  size_property_slug: z.string(),
  size_property_title: z.string(),
  lookup_source_id: z.nullable(z.int()),
  value: z.number(),
});
export type WireMeasurement = z.infer<typeof measurement>;

/** A standard size: base 1 … 12, R for Regular or L for Long. */
export const standardSizeRef = z.object({ id, base: z.int().check(z.minimum(1), z.maximum(12)), length: z.enum(sizeLengths) });

/** What a size was computed from, as it came. Of design V2 it is `sizePrefs`; older ones have other keys. */
const anyPrefs = z.record(z.string(), z.unknown());

/** `size_type` is an id; `standard_size` is set while the size is that standard size, unchanged. */
export const userSize = z.object({
  id,
  title: z.string(),
  size_type: id,
  standard_size: z.nullable(standardSizeRef),
  measurements: z.array(measurement),
  created_with_prefs: z.nullable(anyPrefs),
  design_version: z.enum(sizeDesignVersions),
  /** 1, and one more for each change. */
  version: z.int(),
  date_created: instant,
  date_saved: instant,
});
export type WireUserSize = z.infer<typeof userSize>;

export const listUserSizes = endpoint({
  context: 'sizing',
  name: 'listUserSizes',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/',
  summary: 'Sizes of this customer or guest, newest first.',
  responses: { 200: z.array(userSize) },
});

/** What a size is computed from (design V2): lengths in centimeters, weight in kilograms; `known` is what was taken by tape, by body measure. */
export const sizePrefs = z.object({
  design_version: z.optional(z.literal('V2')),
  age: z.number(),
  foot_length_in_cm: z.number(),
  height_in_cm: z.number(),
  weight_in_kg: z.number(),
  body_shape: z.enum(bodyShapes),
  fit: z.enum(fits),
  unit_system: z.optional(z.enum(unitSystems)),
  known: z.optional(z.record(z.string(), z.number())),
});
export type WireSizePrefs = z.infer<typeof sizePrefs>;

const sizePrefsOfAnyVersion = z.object({ ...sizePrefs.shape, design_version: z.optional(z.enum(sizeDesignVersions)) });

/** Design V1, which was kept as it was entered: inches, pounds and US shoe sizes where `unit_system` is imperial. */
export const sizePrefsV1 = z.object({
  age: z.number(),
  weight: z.number(),
  height: z.number(),
  shoe_size: z.number(),
  body_type: z.enum(bodyShapes),
  fit: z.enum(fits),
  unit_system: z.optional(z.enum(unitSystems)),
});

/**
 * A measurement to save, of a property by its id or its slug. With origin `lookup` the shop computes it from `created_with_prefs`, and needs no value; one
 * with origin `manual` is the customer's own, within the bounds of the size dependencies.
 */
export const measurementToSave = z.object({
  origin: z.enum(measurementOrigins),
  size_property_id: z.optional(id),
  size_property_slug: z.optional(text(40)),
  lookup_source_id: z.optional(z.nullable(z.int())),
  value: z.optional(z.number().check(z.positive(), z.maximum(300))),
});
export type WireMeasurementToSave = z.infer<typeof measurementToSave>;

const measurementsToSave = z.array(measurementToSave).check(z.maxLength(40));
const title = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * `created_with_prefs` is what the shop computes the measurements from. Where it is not what `sizePrefs` says, the measurements are the customer's own, and
 * it is kept as it came.
 */
export const userSizeToCreate = z.object({
  title,
  size_type: id,
  created_with_prefs: z.optional(z.nullable(anyPrefs)),
  measurements: z.optional(measurementsToSave),
});
export type WireUserSizeToCreate = z.infer<typeof userSizeToCreate>;

export const createUserSize = endpoint({
  context: 'sizing',
  name: 'createUserSize',
  method: 'POST',
  path: '/customizer_api/v2/user-size2/',
  summary: 'Saves a size for this customer or guest.',
  request: userSizeToCreate,
  responses: { 201: userSize, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const createSizeForUser = endpoint({
  context: 'sizing',
  name: 'createSizeForUser',
  method: 'POST',
  path: '/customizer_api/v2/user/{userId}/user-size2/',
  summary: 'Saves a size for a customer. For admins alone.',
  params: { userId: idInPath },
  request: userSizeToCreate,
  responses: { 201: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const readUserSize = endpoint({
  context: 'sizing',
  name: 'readUserSize',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/{id}',
  summary: 'One size of this customer or guest.',
  params: { id: idInPath },
  responses: { 200: userSize, 404: detailError },
});

/**
 * New prefs compute all measurements anew; measurements of origin `manual` go over them, or over those there were; one of origin `lookup` is computed anew.
 * What is absent stays.
 */
export const userSizeToChange = z.object({
  title: z.optional(title),
  created_with_prefs: z.optional(z.nullable(anyPrefs)),
  measurements: z.optional(measurementsToSave),
});
export type WireUserSizeToChange = z.infer<typeof userSizeToChange>;

export const updateUserSize = endpoint({
  context: 'sizing',
  name: 'updateUserSize',
  method: 'PUT',
  path: '/customizer_api/v2/user-size2/{id}',
  summary: 'Saves a new version of a size of this customer or guest, of the current design.',
  params: { id: idInPath },
  request: userSizeToChange,
  responses: { 200: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const updateSizeForUser = endpoint({
  context: 'sizing',
  name: 'updateSizeForUser',
  method: 'PUT',
  path: '/customizer_api/v2/user/{userId}/user-size2/{id}',
  summary: 'Saves a new version of a size of a customer. For admins alone.',
  params: { userId: idInPath, id: idInPath },
  request: userSizeToChange,
  responses: { 200: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const deleteUserSize = endpoint({
  context: 'sizing',
  name: 'deleteUserSize',
  method: 'DELETE',
  path: '/customizer_api/v2/user-size2/{id}',
  summary: 'Removes a size of this customer or guest; restoring a version brings it back. Lines and orders made with it keep it.',
  params: { id: idInPath },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

/** `difference` is what the version has more than the one before it, in centimeters. */
export const sizeDifference = z.object({
  size_property_slug: z.string(),
  size_property_title: z.string(),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  difference: z.nullable(z.number()),
});

export const userSizeVersion = z.object({
  version: z.int(),
  date_saved: instant,
  title: z.string(),
  standard_size: z.nullable(standardSizeRef),
  measurements: z.array(measurement),
  created_with_prefs: z.nullable(anyPrefs),
  design_version: z.enum(sizeDesignVersions),
  /** Against the version before. */
  differences: z.array(sizeDifference),
  /** Garments made to this version. */
  orders: z.array(z.object({ number: z.string(), date_placed: instant, title: z.string(), quantity: z.int() })),
});
export type WireUserSizeVersion = z.infer<typeof userSizeVersion>;

export const readSizeHistory = endpoint({
  context: 'sizing',
  name: 'readSizeHistory',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/{id}/history/',
  summary: 'The versions of a size, newest first, each with what it changed and which garments were made to it.',
  params: { id: idInPath },
  responses: { 200: z.array(userSizeVersion), 404: detailError },
});

export const restoreUserSize = endpoint({
  context: 'sizing',
  name: 'restoreUserSize',
  method: 'POST',
  path: '/customizer_api/v2/user-size2/{id}/restore/',
  summary: 'Makes a version the current one again, as a new version, and brings a removed size back.',
  params: { id: idInPath },
  request: z.object({ version: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  responses: { 200: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

/** How a size came to another garment type: as the same standard size, through its wearer's body, or through the ease of the garment. */
export const conversionRoutes = ['standard', 'body', 'ease'] as const;

export const sizeConversion = z.object({
  size_type: id,
  through: z.enum(conversionRoutes),
  standard_size: z.nullable(standardSizeRef),
  measurements: z.array(measurement),
});
export type WireSizeConversion = z.infer<typeof sizeConversion>;

export const readSizeConversion = endpoint({
  context: 'sizing',
  name: 'readSizeConversion',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/{id}/conversion/{sizeTypeId}/',
  summary: 'What a size of this customer or guest would be for another garment type. Nothing is saved.',
  params: { id: idInPath, sizeTypeId: idInPath },
  responses: { 200: sizeConversion, 400: fieldErrors, 404: detailError },
});

export const convertUserSize = endpoint({
  context: 'sizing',
  name: 'convertUserSize',
  method: 'POST',
  path: '/customizer_api/v2/user-size2/{id}/conversion/{sizeTypeId}/',
  summary: 'Saves a size of this customer or guest for another garment type.',
  params: { id: idInPath, sizeTypeId: idInPath },
  responses: { 201: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const sizeExport = z.object({
  exported_at: instant,
  sizes: z.array(
    z.object({
      ...userSize.shape,
      size_type_title: z.string(),
      date_deleted: z.nullable(instant),
      history: z.array(userSizeVersion),
    }),
  ),
});
export type WireSizeExport = z.infer<typeof sizeExport>;

export const exportUserSizes = endpoint({
  context: 'sizing',
  name: 'exportUserSizes',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/export/',
  summary: 'All that is kept about the sizes of this customer or guest: removed ones and every version too.',
  responses: { 200: sizeExport },
});

export const deleteUserSizes = endpoint({
  context: 'sizing',
  name: 'deleteUserSizes',
  method: 'DELETE',
  path: '/customizer_api/v2/user-size2/',
  summary:
    'Deletes all size data of this customer or guest for good. Garments in the basket or ordered keep their measurements, without what was told about the body.',
  responses: { 204: null, 403: detailError },
  csrf: 'when-signed-in',
});

export const lookUpSize = endpoint({
  context: 'sizing',
  name: 'lookUpSize',
  method: 'POST',
  path: '/size/lookup-size/',
  summary: 'What the sizing model makes of a body, without saving it. For admins alone.',
  request: z.object({ ...sizePrefs.shape, size_type: id }),
  responses: {
    200: z.object({
      size_type: id,
      measurements: z.array(measurement),
      /** By body measure, in centimeters. */
      body: z.record(z.string(), z.object({ mean: z.number(), sd: z.number() })),
      recommended: z.nullable(z.object({ ...standardSizeRef.shape, probability: z.number() })),
    }),
    400: fieldErrors,
    403: detailError,
  },
  csrf: 'when-signed-in',
});

/** A saved size by its id, whoever owns it; or one that is not saved, by its size type and what it would be created with. */
export const previewSizeConversion = endpoint({
  context: 'sizing',
  name: 'previewSizeConversion',
  method: 'POST',
  path: '/size/size-conversion-preview/',
  summary: 'What a size would be for another garment type, beside what it is. Nothing is saved. For admins alone.',
  request: z.object({
    user_size_id: z.optional(z.nullable(id)),
    size_type: z.optional(z.nullable(id)),
    created_with_prefs: z.optional(z.nullable(anyPrefs)),
    measurements: z.optional(measurementsToSave),
    target_size_type: id,
  }),
  responses: {
    200: z.object({
      ...sizeConversion.shape,
      source: z.object({
        size_type: id,
        title: z.string(),
        standard_size: z.nullable(standardSizeRef),
        measurements: z.array(measurement),
      }),
      recommended: z.nullable(z.object({ ...standardSizeRef.shape, probability: z.nullable(z.number()) })),
    }),
    400: fieldErrors,
    403: detailError,
    404: detailError,
  },
  csrf: 'when-signed-in',
});

/** The keys of `created_with_prefs`, by what the domain calls them. */
const factKeys = {
  ageYears: 'age',
  heightCm: 'height_in_cm',
  weightKg: 'weight_in_kg',
  footLengthCm: 'foot_length_in_cm',
} as const;

/** Where a refused field is told on the wire: `created_with_prefs.age`, `created_with_prefs.chestCircumference`, `measurements.chest`, `title`. */
export const fieldPathOf = (field: SizeField): readonly [field: string, nested?: string] => {
  if (field === 'title') return ['title'];
  if (Object.hasOwn(factKeys, field)) return ['created_with_prefs', factKeys[field as keyof typeof factKeys]];
  return (bodyMeasures as readonly string[]).includes(field) ? ['created_with_prefs', field] : ['measurements', field];
};

/** The fields an error body tells of, in the domain's words; what is no field of a size is left out. */
export const refusedFieldsOf = (errors: WireFieldErrors): readonly SizeField[] => {
  const all: readonly SizeField[] = ['title', ...(Object.keys(factKeys) as (keyof typeof factKeys)[]), ...bodyMeasures, ...garmentMeasures];
  return all.filter((field) => {
    const [name, nested] = fieldPathOf(field);
    const told = Object.hasOwn(errors, name) ? errors[name] : undefined;
    return told !== undefined && (nested === undefined || (!Array.isArray(told) && Object.hasOwn(told, nested)));
  });
};

/** Prefs as they are sent. */
export const toWirePrefs = ({ facts, bodyShape, fit, units, known, designVersion }: SizePrefs): Record<string, unknown> => ({
  design_version: designVersion,
  age: facts.ageYears,
  foot_length_in_cm: facts.footLengthCm,
  height_in_cm: facts.heightCm,
  weight_in_kg: facts.weightKg,
  body_shape: bodyShape,
  fit,
  unit_system: units,
  known,
});

/** The 24 standard sizes are numbered 1 (1R), 2 (1L), … 24 (12L). */
export const standardSizeIdOf = (size: StandardSize): number => (size.base - 1) * sizeLengths.length + sizeLengths.indexOf(size.length) + 1;

/** The standard size with a number, undefined beyond 1 … 24. */
export const standardSizeOfId = (number: number): StandardSize | undefined => standardSizes[number - 1];

/** The prefs in a body, of whichever design (decisions 46); null when they are not enough to compute a size. Their bounds are the domain's to check. */
export const prefsOfWire = (sent: unknown): SizePrefs | null => {
  const current = sizePrefsOfAnyVersion.safeParse(sent);
  if (current.success) {
    const {
      age,
      body_shape,
      fit,
      foot_length_in_cm,
      height_in_cm,
      weight_in_kg,
      unit_system = 'metric',
      known = {},
      design_version,
    } = current.data;
    return {
      facts: {
        ageYears: age,
        heightCm: centimeters(height_in_cm),
        weightKg: weight_in_kg as SizePrefs['facts']['weightKg'],
        footLengthCm: centimeters(foot_length_in_cm),
      },
      bodyShape: body_shape,
      fit,
      units: unit_system,
      known: Object.fromEntries(bodyMeasures.flatMap((measure) => (Object.hasOwn(known, measure) ? [[measure, known[measure]]] : []))),
      designVersion: design_version ?? 'V2',
    };
  }
  const first = sizePrefsV1.safeParse(sent);
  if (!first.success) return null;
  const { age, body_type, fit, height, weight, shoe_size, unit_system = 'metric' } = first.data;
  const isMetric = unit_system === 'metric';
  const shoe = isMetric ? shoeSizeOfEu(shoe_size) : shoeSizeOfUs(shoe_size);
  if (!shoe) return null;
  return {
    facts: {
      ageYears: age,
      heightCm: centimeters(isMetric ? height : height * centimetersPerInch),
      weightKg: (isMetric ? weight : weight * kilogramsPerPound) as SizePrefs['facts']['weightKg'],
      footLengthCm: shoe.footLengthCm,
    },
    bodyShape: body_type,
    fit,
    units: unit_system,
    known: {},
    designVersion: 'V1',
  };
};
