import type { SizeConversion, SizeMeasurement } from '@tailorbird/domain/sizing';
import type { WireSizeConversion } from './conversionSchema.ts';
import { fromWireStandardSize, toWireStandardSize } from './mapStandardSize.ts';
import { fromWireMeasurement, type MeasurementDetails, toWireMeasurement } from './mapUserSize.ts';

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
