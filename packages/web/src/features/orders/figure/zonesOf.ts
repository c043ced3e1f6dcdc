import { type FitZone, fitZones } from '@tailorbird/domain/orders';
import {
  type CutFor,
  defaultStandardSizeFor,
  type GarmentMeasure,
  standardMeasurements,
} from '@tailorbird/domain/sizing';

/** The measure that a garment with the zone has. */
const measureOf: Readonly<Record<FitZone, GarmentMeasure>> = {
  chest: 'chest',
  waist: 'waist',
  neck: 'neck',
  sleeve: 'sleeveLength',
  length: 'bodyLength',
};

/** Zones that a garment of the size type has; all where the size type is unknown. */
export const zonesOf = (cutFor: CutFor, sizeTypeSlug: string | undefined): readonly FitZone[] => {
  const measured =
    sizeTypeSlug && standardMeasurements(sizeTypeSlug, defaultStandardSizeFor(cutFor));
  return measured
    ? fitZones.filter((zone) => measured.some(({ measure }) => measure === measureOf[zone]))
    : fitZones;
};
