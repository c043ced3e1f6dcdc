import type { PreferenceKey, Preferences } from '@tailorbird/domain/shell';

export type StoredRecord = Readonly<Record<string, unknown>>;

export const recordOf = (value: unknown): StoredRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as StoredRecord)
    : {};

/** Parses stored JSON; null if there is none. Invalid JSON is logged (ERR-18). */
export const parseStored = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // The stored text may be personal, so it is not logged.
    console.warn('Stored data cannot be read');
    return null;
  }
};

/**
 * A JSON value stored in the browser under a key. `fromRecord` must accept anything: another
 * version or another program may have written it.
 */
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
