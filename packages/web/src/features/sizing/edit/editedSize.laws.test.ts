import { centimeters, type SizePrefs, type UserSize } from '@tailorbird/domain/sizing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeOf,
  enteredMeasurements,
  isSizeChanged,
  type Measurements,
  measurementsOf,
  noEdits,
} from './editedSize.ts';

const length = fc.integer({ min: 40, max: 160 }).map(centimeters);
const measures = ['chest', 'waist', 'hem', 'tail'] as const;
const someOf = (names: readonly string[]): fc.Arbitrary<Measurements> =>
  fc
    .subarray([...names])
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, length]))));
const saved = fc.record({ chest: length, waist: length, hem: length });

test('[SIZE-05] entered values are manual, else computed, else saved ones', () => {
  fc.assert(
    fc.property(saved, fc.option(someOf(measures)), someOf(measures), (kept, computed, manual) => {
      const entered = enteredMeasurements(kept, { prefs: null, computed, manual });
      expect(Object.keys(entered).sort()).toEqual(['chest', 'hem', 'waist']);
      for (const measure of ['chest', 'waist', 'hem'] as const) {
        expect(entered[measure]).toBe(manual[measure] ?? computed?.[measure] ?? kept[measure]);
      }
    }),
  );
});

test('[SIZE-05] a size has changed exactly if a measurement differs', () => {
  fc.assert(
    fc.property(saved, someOf(measures), (kept, manual) => {
      const entered = enteredMeasurements(kept, { prefs: null, computed: null, manual });
      const isOther = (['chest', 'waist', 'hem'] as const).some(
        (measure) => manual[measure] !== undefined && manual[measure] !== kept[measure],
      );
      expect(isSizeChanged(kept, entered)).toBe(isOther);
      expect(isSizeChanged(kept, enteredMeasurements(kept, noEdits({ prefs: null })))).toBe(false);
    }),
  );
});

test('[SIZE-05] a request contains manual changes and only changed preferences', () => {
  fc.assert(
    fc.property(saved, someOf(measures), (kept, manual) => {
      const measurements = Object.entries(kept).map(([measure, value]) => ({ measure, value }));
      const prefs = { fit: 'LOOSE' } as SizePrefs;
      const size = { prefs, measurements } as unknown as Pick<UserSize, 'prefs' | 'measurements'>;
      const change = changeOf(size, 't-shirt', { prefs, computed: null, manual });
      expect(change.prefs).toBeUndefined();
      const sent = Object.entries(change.measurements ?? {});
      for (const [measure, value] of sent) expect(value).toBe(manual[measure]);
      expect({ ...kept, ...change.measurements }).toEqual(
        enteredMeasurements(kept, { prefs, computed: null, manual }),
      );
      expect(measurementsOf(measurements as never)).toEqual(kept);
    }),
  );
});
