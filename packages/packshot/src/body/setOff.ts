import type { GarmentMeasure, GarmentMeasurement } from './measures.ts';

const lengths: ReadonlySet<GarmentMeasure> = new Set(['bodyLength', 'sleeveLength']);

/**
 * A garment as wide beside another as three times what sets them apart makes it: on a picture as large as a thumb nobody sees two centimeters of cloth. It is as long as it is, and what is measured of one of both alone stays too.
 */
export const setOff = (
  garment: readonly GarmentMeasurement[],
  from: readonly GarmentMeasurement[],
): readonly GarmentMeasurement[] => {
  const others = new Map(from.map(({ measure, value }) => [measure, value]));
  return garment.map(({ measure, value }) => {
    const other = lengths.has(measure) ? value : (others.get(measure) ?? value);
    return { measure, value: other + (value - other) * 3 };
  });
};
