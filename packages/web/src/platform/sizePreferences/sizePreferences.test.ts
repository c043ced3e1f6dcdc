import type { Preferences } from '@tailorbird/domain/shell';
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
])('[SIZE-54] somebody in %s reads %s', (countryCode, units) => {
  expect(new SizePreferences({ visit: { countryCode }, preferences: rememberedIn(new Map()) }).units).toBe(units);
});

test('[SIZE-55] their own choice goes before their country, and is kept; what is no unit system is none', () => {
  const kept = new Map<string, string>();
  new SizePreferences({ visit: { countryCode: 'US' }, preferences: rememberedIn(kept) }).chooseUnits('metric');
  const again = new SizePreferences({ visit: { countryCode: 'US' }, preferences: rememberedIn(kept) });
  again.recall();
  expect(again.units).toBe('metric');
  kept.set('unitSystem', 'foo');
  again.recall();
  expect(again.units).toBe('imperial');
});

test('[SIZE-30] a standard size is kept for the session; what is none is 7 Regular', () => {
  const kept = new Map<string, string>();
  new SizePreferences({ visit: { countryCode: null }, preferences: rememberedIn(kept) }).chooseStandardSize({ base: 12, length: 'L' });
  const again = new SizePreferences({ visit: { countryCode: null }, preferences: rememberedIn(kept) });
  again.recall();
  expect(again.standardSize).toEqual({ base: 12, length: 'L' });
  kept.set('standardSize', '13R');
  again.recall();
  expect(again.standardSize).toEqual({ base: 7, length: 'R' });
});
