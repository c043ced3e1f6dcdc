import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { centimeters, idealSizeDefaults } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { SizePreferences } from '../../sizePreferences/sizePreferences.ts';
import type { SizeDraft } from './sizeDraft.ts';
import { SizingSession } from './sizingSession.ts';

const custom: SizeDraft = {
  kind: 'custom',
  sizeType: { id: 5, slug: 'sweatshirt' },
  facts: idealSizeDefaults,
  bodyShape: 'ROUND',
  fit: 'LOOSE',
  known: { chestCircumference: centimeters(104.1) },
  units: 'imperial',
};
const standard: SizeDraft = {
  kind: 'standard',
  sizeType: { id: 1, slug: 't-shirt' },
  size: { base: 8, length: 'L' },
};

const sessionOn = (preferences: MemoryPreferences): SizingSession =>
  new SizingSession({
    preferences,
    sizePreferences: new SizePreferences({
      visit: { countryCode: null },
      preferences: new MemoryPreferences(),
    }),
  });

test.each([[custom], [standard]])('a draft outlives a reload, until it is saved', (draft) => {
  const preferences = new MemoryPreferences();
  sessionOn(preferences).put(draft);
  const again = sessionOn(preferences);
  expect(again.draft).toEqual(draft);
  again.clearDraft();
  expect(sessionOn(preferences).draft).toBeNull();
});

test.each([
  ['nonsense'],
  ['[]'],
  [JSON.stringify({ ...custom, facts: { ...idealSizeDefaults, heightCm: 900 } })],
  [JSON.stringify({ ...custom, fit: 'BAGGY' })],
  [JSON.stringify({ ...standard, size: '13R' })],
])('an invalid draft is ignored: %s', (kept) => {
  const preferences = new MemoryPreferences();
  preferences.write('sizeDraft', kept);
  expect(sessionOn(preferences).draft).toBeNull();
});
