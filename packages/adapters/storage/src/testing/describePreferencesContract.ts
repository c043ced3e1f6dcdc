import { type PreferenceKey, type Preferences, preferenceKeys } from '@tailorbird/domain/shell';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const keys = Object.keys(preferenceKeys) as readonly PreferenceKey[];

export const describePreferencesContract = (name: string, make: () => Preferences): void => {
  describe(`${name} as Preferences`, () => {
    it('preferences are empty at first', () => {
      const preferences = make();
      for (const key of keys) expect(preferences.read(key)).toBeNull();
    });

    it('the latest value is read, whatever its text', () => {
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

    it('keys are independent', () => {
      const preferences = make();
      for (const key of keys) preferences.write(key, `text of ${key}`);
      for (const key of keys) expect(preferences.read(key)).toBe(`text of ${key}`);
    });

    it('removing a key removes only this key', () => {
      const preferences = make();
      for (const key of keys) preferences.write(key, key);
      preferences.remove('unitSystem');
      expect(preferences.read('unitSystem')).toBeNull();
      for (const key of keys.filter((other) => other !== 'unitSystem'))
        expect(preferences.read(key)).toBe(key);
    });
  });
};
