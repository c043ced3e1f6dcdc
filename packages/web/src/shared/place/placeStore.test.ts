import { aShopFixture, inMemoryShop } from '@tailorbird/adapter-memory';
import { err } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { VisitStore } from '../visit/visitStore.ts';
import { PlaceStore } from './placeStore.ts';

const aPlace = (languages: readonly string[]) => {
  const fixture = aShopFixture();
  const { account } = inMemoryShop({
    ...fixture,
    location: { ...fixture.location, countryCode: null, currency: 'USD' },
  });
  const visit = new VisitStore(account.visit);
  return {
    visit,
    account,
    place: new PlaceStore({ account: async () => account, visit, languages: () => languages }),
  };
};

test('a country is suggested only while the loaded visit has none', async () => {
  const { visit, place } = aPlace(['de-DE', 'en']);
  expect(place.suggested).toBeNull();
  await visit.refresh();
  expect([place.suggested, visit.currency]).toEqual(['DE', 'USD']);
  expect(await place.choose('DE')).toBe(true);
  expect([place.suggested, visit.currency, visit.countryCode]).toEqual([null, 'EUR', 'DE']);
});

test('a country that the shop does not serve is never suggested', async () => {
  const { visit, place } = aPlace(['ja-JP']);
  await visit.refresh();
  expect(place.suggested).toBeNull();
});

test('a second country choice during the first is ignored without an error', async () => {
  const { visit, place } = aPlace(['de']);
  await visit.refresh();
  expect(await Promise.all([place.choose('DE'), place.choose('DE')])).toEqual([true, null]);
});

test('a failed country choice is reported, changes nothing and can be retried', async () => {
  const { visit, account, place } = aPlace(['de']);
  await visit.refresh();
  const away = new PlaceStore({
    account: async () => ({ chooseCountry: async () => err({ kind: 'unreachable' }) }),
    visit,
    languages: () => ['de'],
  });
  expect(await away.choose('DE')).toBe(false);
  const unloaded = new PlaceStore({
    account: () => Promise.reject(new Error('offline')),
    visit,
    languages: () => ['de'],
  });
  expect(await unloaded.choose('DE')).toBe(false);
  expect([visit.countryCode, away.isChanging, unloaded.isChanging]).toEqual([null, false, false]);
  expect(await place.choose('DE')).toBe(true);
  expect((await account.visit()).ok).toBe(true);
});
