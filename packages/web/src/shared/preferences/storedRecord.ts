import type { PreferenceKey, Preferences } from '@tailorbird/domain/shell';

export type StoredRecord = Readonly<Record<string, unknown>>;

export const recordOf = (value: unknown): StoredRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as StoredRecord)
    : {};

/** Null if there is none. Invalid JSON is logged (ERR-18). */
export const parseStored = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // The stored text may be personal, so it is not logged.
    console.warn('Stored data cannot be read');
    return null;
  }
};

/** `fromRecord` must accept anything: another version may have written it. */
export const storedRecord = <Value>(
  key: PreferenceKey,
  fromRecord: (record: StoredRecord) => Value,
) => ({
  read: (preferences: Pick<Preferences, 'read'>): Value =>
    fromRecord(recordOf(parseStored(preferences.read(key)))),
  write: (preferences: Pick<Preferences, 'write'>, value: Value): void =>
    preferences.write(key, JSON.stringify(value)),
  remove: (preferences: Pick<Preferences, 'remove'>): void => preferences.remove(key),
});
