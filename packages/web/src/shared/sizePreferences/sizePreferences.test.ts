import type { CurrentUser } from '@tailorbird/domain/account';
import type { Preferences } from '@tailorbird/domain/shell';
import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { SizePreferences } from './sizePreferences.ts';

const rememberedIn = (kept: Map<string, string>): Preferences => ({
  find: (key) => ({ readable: true, value: kept.get(key) ?? null }),
  read: (key) => kept.get(key) ?? null,
  write: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
});

test.each([
  ['US', 'imperial'],
  ['DE', 'metric'],
  [null, 'metric'],
])('[SIZE-54] visitors from %s see %s', (countryCode, units) => {
  expect(
    new SizePreferences({ visit: { countryCode }, preferences: rememberedIn(new Map()) }).units,
  ).toBe(units);
});

test('[SIZE-55] a valid chosen unit system is stored and wins over the country’s', () => {
  const kept = new Map<string, string>();
  new SizePreferences({
    visit: { countryCode: 'US' },
    preferences: rememberedIn(kept),
  }).chooseUnits('metric');
  const again = new SizePreferences({
    visit: { countryCode: 'US' },
    preferences: rememberedIn(kept),
  });
  again.readStored();
  expect(again.units).toBe('metric');
  kept.set('unitSystem', 'foo');
  again.readStored();
  expect(again.units).toBe('imperial');
});

test('[SIZE-30] a standard size lasts for the session; invalid ones are 7 Regular', () => {
  const kept = new Map<string, string>();
  new SizePreferences({
    visit: { countryCode: null },
    preferences: rememberedIn(kept),
  }).chooseStandardSize({ base: 12, length: 'L' });
  const again = new SizePreferences({
    visit: { countryCode: null },
    preferences: rememberedIn(kept),
  });
  again.readStored();
  expect(again.standardSize).toEqual({ base: 12, length: 'L' });
  kept.set('standardSize', '13R');
  again.readStored();
  expect(again.standardSize).toEqual({ base: 7, length: 'R' });
});

test('[SIZE-94, SIZE-96] a stored cut selects its size, and a size a missing cut', () => {
  const kept = new Map<string, string>();
  const make = (): SizePreferences =>
    new SizePreferences({ visit: { countryCode: null }, preferences: rememberedIn(kept) });
  const first = make();
  expect([first.cutFor, first.chosenCutFor]).toEqual(['men', null]);
  first.chooseCutFor('women');
  expect([first.standardSize, first.chosenStandardSize]).toEqual([
    { base: 6, length: 'R', cutFor: 'women' },
    null,
  ]);
  first.chooseStandardSize({ base: 9, length: 'L', cutFor: 'women' });
  const again = make();
  again.readStored();
  expect([again.cutFor, again.standardSize]).toEqual([
    'women',
    { base: 9, length: 'L', cutFor: 'women' },
  ]);
  again.chooseCutFor('men');
  expect(again.standardSize).toEqual({ base: 9, length: 'L' });
  again.chooseStandardSize({ base: 2, length: 'R', cutFor: 'women' });
  expect([again.cutFor, again.standardSize]).toEqual(['men', { base: 7, length: 'R' }]);
  kept.clear();
  const third = make();
  third.chooseStandardSize({ base: 2, length: 'R', cutFor: 'women' });
  expect([third.cutFor, third.standardSize]).toEqual([
    'women',
    { base: 2, length: 'R', cutFor: 'women' },
  ]);
  kept.set('cutFor', 'dogs');
  const odd = make();
  odd.readStored();
  expect(odd.chosenCutFor).toBeNull();
});

test('[SIZE-123] a wearer lasts for the session, without another’s choices', () => {
  const kept = new Map<string, string>();
  const here = { countryCode: null, user: { id: 7 } as CurrentUser | null };
  const preferences = new SizePreferences({ visit: here, preferences: rememberedIn(kept) });
  preferences.chooseStandardSize({ base: 9, length: 'L' });
  preferences.selectWearer(3, 'women');
  expect([
    preferences.wearerId,
    preferences.chosenStandardSize,
    preferences.cutFor,
    preferences.isCutKnown,
  ]).toEqual([3, null, 'women', true]);
  const again = new SizePreferences({ visit: here, preferences: rememberedIn(kept) });
  again.readStored();
  expect([again.wearerId, again.cutFor, again.isCutKnown]).toEqual([3, 'women', false]);
  here.user = { id: 8 } as CurrentUser;
  expect(again.wearerId).toBeNull();
  here.user = null;
  expect(again.wearerId).toBeNull();
  const back = preferences.askCutBefore();
  expect(preferences.cutAsked).toBe('before');
  back();
  expect(preferences.cutAsked).toBe('here');
  preferences.selectWearer(null, null);
  expect([
    preferences.wearerId,
    preferences.chosenCutFor,
    preferences.isCutKnown,
    [...kept],
  ]).toEqual([null, null, false, []]);
});

test('sign-out clears the wearer and their cut from the browser', () => {
  const kept = new Map<string, string>();
  const here = observable(
    { countryCode: null, user: undefined as CurrentUser | null | undefined },
    {},
    { deep: false },
  );
  const make = (): SizePreferences =>
    new SizePreferences({ visit: here, preferences: rememberedIn(kept) });
  kept.set('wearer', '7:3').set('cutFor', 'women').set('standardSize', 'W9L');
  const preferences = make();
  preferences.readStored();
  expect(kept.size).toBe(3);
  runInAction(() => (here.user = { id: 7 } as CurrentUser));
  expect([preferences.wearerId, preferences.cutFor]).toEqual([3, 'women']);
  runInAction(() => (here.user = null));
  expect([
    preferences.dressed,
    preferences.chosenCutFor,
    preferences.chosenStandardSize,
    [...kept],
  ]).toEqual([null, null, null, []]);
  kept.set('wearer', '7:3').set('cutFor', 'women');
  const later = make();
  later.readStored();
  expect([...kept]).toEqual([]);
});
