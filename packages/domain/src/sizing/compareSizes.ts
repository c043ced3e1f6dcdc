import type { UserSize } from './sizesPort.ts';
import { type Centimeters, centimeters } from './units.ts';

/** A measure in which two versions of a size differ, in centimeters; null where a version has no such measure. */
export type SizeDifference = {
  readonly measure: string;
  readonly title: string;
  readonly before: Centimeters | null;
  readonly after: Centimeters | null;
  /** Signed: what the later one has more; null where one has none. */
  readonly change: Centimeters | null;
};

/** What is different in the garment from one version to the other, in the order of the later one; measures that are equal are left out. */
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
