import type { GarmentMeasure, GarmentMeasurement } from './measures.ts';

const lengths: ReadonlySet<GarmentMeasure> = new Set(['bodyLength', 'sleeveLength']);

/**
 * Exaggerates width differences between two garments threefold, because two centimeters
 * are invisible in a thumbnail. Lengths, and measures that only one garment has, stay
 * unchanged.
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
