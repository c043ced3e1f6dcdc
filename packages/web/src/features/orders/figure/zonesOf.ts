import { type FitZone, fitZones } from '@tailorbird/domain/orders';
import {
  type CutFor,
  defaultStandardSizeFor,
  type GarmentMeasure,
  standardMeasurements,
} from '@tailorbird/domain/sizing';

const measureOf: Readonly<Record<FitZone, GarmentMeasure>> = {
  chest: 'chest',
  waist: 'waist',
  neck: 'neck',
  sleeve: 'sleeveLength',
  length: 'bodyLength',
};

/** Zones of a size type's garments; all zones for an unknown size type. */
export const zonesOf = (cutFor: CutFor, sizeTypeSlug: string | undefined): readonly FitZone[] => {
  const measured =
    sizeTypeSlug && standardMeasurements(sizeTypeSlug, defaultStandardSizeFor(cutFor));
  return measured
    ? fitZones.filter((zone) => measured.some(({ measure }) => measure === measureOf[zone]))
    : fitZones;
};
