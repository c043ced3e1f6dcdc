import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { centimeters, idealSizeDefaults } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { type SizeDraft, SizeDraftStore } from './sizeDraftStore.ts';

const custom: SizeDraft = {
  kind: 'custom',
  sizeType: { id: 5, slug: 'sweatshirt' },
  facts: idealSizeDefaults,
  bodyShape: 'ROUND',
  fit: 'LOOSE',
  known: { chestCircumference: centimeters(104.1) },
  units: 'imperial',
};
const standard: SizeDraft = { kind: 'standard', sizeType: { id: 1, slug: 't-shirt' }, size: { base: 8, length: 'L' } };

test.each([[custom], [standard]])('a draft outlives a reload, until it is saved', (draft) => {
  const preferences = new MemoryPreferences();
  new SizeDraftStore({ preferences }).put(draft);
  const again = new SizeDraftStore({ preferences });
  expect(again.draft).toEqual(draft);
  again.clear();
  expect(new SizeDraftStore({ preferences }).draft).toBeNull();
});

test.each([
  ['nonsense'],
  ['[]'],
  [JSON.stringify({ ...custom, facts: { ...idealSizeDefaults, heightCm: 900 } })],
  [JSON.stringify({ ...custom, fit: 'BAGGY' })],
  [JSON.stringify({ ...standard, size: '13R' })],
])('what makes no sense is no draft: %s', (kept) => {
  const preferences = new MemoryPreferences();
  preferences.write('sizeDraft', kept);
  expect(new SizeDraftStore({ preferences }).draft).toBeNull();
});
