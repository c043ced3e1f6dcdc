import type { UserSize } from './sizesPort.ts';
import { type Centimeters, centimeters } from './units.ts';

/**
 * A measurement that differs between two versions of a size, in centimeters; null if a version
 * lacks it.
 */
export type SizeDifference = {
  readonly measure: string;
  readonly title: string;
  readonly before: Centimeters | null;
  readonly after: Centimeters | null;
  /** Later minus earlier; null if either is missing. */
  readonly change: Centimeters | null;
};

/** The measurements that differ between two versions, in the order of the later one. */
export const compareSizes = (
  before: Pick<UserSize, 'measurements'>,
  after: Pick<UserSize, 'measurements'>,
): readonly SizeDifference[] => {
  const [earlier, later] = [before, after].map(
    ({ measurements }) => new Map(measurements.map((each) => [each.measure, each])),
  );
  const measures = new Map([
    ...(later ?? []),
    ...[...(earlier ?? [])].filter(([measure]) => !later?.has(measure)),
  ]);
  return [...measures.values()].flatMap(({ measure, title }) => {
    const [was, is] = [earlier?.get(measure)?.value ?? null, later?.get(measure)?.value ?? null];
    if (was === is) return [];
    const change =
      was === null || is === null ? null : centimeters(Math.round((is - was) * 100) / 100);
    return [{ measure, title, before: was, after: is, change }];
  });
};
