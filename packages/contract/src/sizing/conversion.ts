import type { SizeConversion, SizeMeasurement } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { id, idInPath } from '../values.ts';
import { anyPrefs } from './prefs.ts';
import { measurementsToSave } from './sizeRequest.ts';
import { fromWireStandardSize, standardSizeRef, toWireStandardSize } from './standardSize.ts';
import {
  fromWireMeasurement,
  type MeasurementDetails,
  measurement,
  toWireMeasurement,
  userSize,
} from './userSize.ts';

/**
 * Method of a size conversion: the same standard size, the wearer's body, or the
 * garment's ease.
 */
export const conversionRoutes = ['standard', 'body', 'ease'] as const;

export const sizeConversion = z.object({
  size_type: id,
  through: z.enum(conversionRoutes),
  standard_size: z.nullable(standardSizeRef),
  measurements: z.array(measurement),
});
export type WireSizeConversion = z.infer<typeof sizeConversion>;

export const toWireSizeConversion = (
  { sizeTypeId, through, standardSize, measurements }: SizeConversion,
  measurementOf: (measurement: SizeMeasurement) => MeasurementDetails,
): WireSizeConversion => ({
  size_type: sizeTypeId,
  through,
  standard_size: standardSize && toWireStandardSize(standardSize),
  measurements: measurements.map((measurement) =>
    toWireMeasurement(measurement, measurementOf(measurement)),
  ),
});

export const fromWireSizeConversion = ({
  size_type,
  through,
  standard_size,
  measurements,
}: WireSizeConversion): SizeConversion => ({
  sizeTypeId: size_type,
  through,
  standardSize: standard_size && fromWireStandardSize(standard_size),
  measurements: measurements.map(fromWireMeasurement),
});

export const readSizeConversion = endpoint({
  context: 'sizing',
  name: 'readSizeConversion',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/{id}/conversion/{sizeTypeId}/',
  summary: 'Returns a size converted to another size type. Saves nothing.',
  params: { id: idInPath, sizeTypeId: idInPath },
  responses: { 200: sizeConversion, 400: fieldErrors, 404: detailError },
});

export const convertUserSize = endpoint({
  context: 'sizing',
  name: 'convertUserSize',
  method: 'POST',
  path: '/customizer_api/v2/user-size2/{id}/conversion/{sizeTypeId}/',
  summary: 'Converts a size to another size type and saves it.',
  params: { id: idInPath, sizeTypeId: idInPath },
  responses: { 201: userSize, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

/**
 * Converts a saved size of any owner by its id, or an unsaved size by its size type and
 * prefs.
 */
export const previewSizeConversion = endpoint({
  context: 'sizing',
  name: 'previewSizeConversion',
  access: 'admin',
  method: 'POST',
  path: '/size/size-conversion-preview/',
  summary: 'Returns a size and its conversion to another size type. Saves nothing. Admin only.',
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
      recommended: z.nullable(
        z.object({ ...standardSizeRef.shape, probability: z.nullable(z.number()) }),
      ),
    }),
    400: fieldErrors,
    403: detailError,
    404: detailError,
  },
  csrf: 'when-signed-in',
});

export type WireConversionToPreview = z.output<(typeof previewSizeConversion)['request']>;
