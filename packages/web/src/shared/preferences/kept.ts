import type { PreferenceKey, Preferences } from '@tailorbird/domain/shell';

export type KeptRecord = Readonly<Record<string, unknown>>;

/** What was kept, as an object; an empty one where it is none. */
export const recordOf = (value: unknown): KeptRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as KeptRecord) : {};

/** What was kept as JSON; null when there is nothing. What cannot be read is logged (ERR-18). */
export const parseKept = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Not its text: it may be about a person.
    console.warn('Stored data cannot be read');
    return null;
  }
};

/** A value this browser keeps as JSON under a key. `fromRecord` makes it of whatever was kept there, by another version of the shop or by somebody else. */
export const kept = <Value>(key: PreferenceKey, fromRecord: (record: KeptRecord) => Value) => ({
  read: (preferences: Pick<Preferences, 'read'>): Value =>
    fromRecord(recordOf(parseKept(preferences.read(key)))),
  write: (preferences: Pick<Preferences, 'write'>, value: Value): void =>
    preferences.write(key, JSON.stringify(value)),
  remove: (preferences: Pick<Preferences, 'remove'>): void => preferences.remove(key),
});
