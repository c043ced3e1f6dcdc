import { type PreferenceKey, type Preferences, preferenceKeys } from '@tailorbird/domain/shell';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const keys = Object.keys(preferenceKeys) as readonly PreferenceKey[];

/** What every adapter of the port `Preferences` does. `make` answers fresh ones, with nothing kept. */
export const describePreferencesContract = (name: string, make: () => Preferences): void => {
  describe(`${name} as Preferences`, () => {
    it('has nothing at first', () => {
      const preferences = make();
      for (const key of keys) expect(preferences.read(key)).toBeNull();
    });

    it('reads what was written last, whatever the text', () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...keys),
          fc.string({ unit: 'grapheme' }),
          fc.string({ unit: 'grapheme' }),
          (key, first, second) => {
            const preferences = make();
            preferences.write(key, first);
            preferences.write(key, second);
            expect(preferences.read(key)).toBe(second);
          },
        ),
      );
    });

    it('keeps keys apart', () => {
      const preferences = make();
      for (const key of keys) preferences.write(key, `text of ${key}`);
      for (const key of keys) expect(preferences.read(key)).toBe(`text of ${key}`);
    });

    it('forgets what is removed, and nothing else', () => {
      const preferences = make();
      for (const key of keys) preferences.write(key, key);
      preferences.remove('unitSystem');
      expect(preferences.read('unitSystem')).toBeNull();
      for (const key of keys.filter((other) => other !== 'unitSystem'))
        expect(preferences.read(key)).toBe(key);
    });
  });
};
