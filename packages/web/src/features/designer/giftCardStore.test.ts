import { aShopFixture, inMemoryShop } from '@tailorbird/adapter-memory';
import { maximumNoteLength } from '@tailorbird/domain/giftCards';
import { expect, test } from 'vitest';
import { GiftCardStore } from './giftCardStore.ts';

const openCard = async () => {
  const shop = inMemoryShop();
  const type = aShopFixture().clothingTypes.find(({ slug }) => slug === 'gift-card');
  if (!type) throw new Error('The fixture has no gift card');
  const tiers = await shop.catalog.giftCardTiers('USD');
  const store = new GiftCardStore(type, tiers, {
    catalog: async () => shop.catalog,
    desk: async () => ({ add: shop.baskets.add }),
    today: () => ({ day: 5, month: 11, year: 2025 }),
  });
  return { store, shop };
};

test('[PRICE-27] nothing is added without an amount, which shows an error', async () => {
  const { store, shop } = await openCard();
  expect(await store.addToBasket()).toBe(false);
  expect(store.isAmountMissed).toBe(true);
  store.pick('MID');
  expect(store.isAmountMissed).toBe(false);
  expect(await store.addToBasket()).toBe(true);
  const basket = await shop.baskets.current();
  expect(basket.ok && basket.value.lines.map(({ snapshot }) => snapshot.giftCardTier)).toEqual([
    102,
  ]);
});

test('the note is sent without surrounding spaces', async () => {
  const { store, shop } = await openCard();
  store.pick('LOW');
  store.fields.write('note', '  For Ada  ');
  await store.addToBasket();
  const basket = await shop.baskets.current();
  expect(basket.ok && basket.value.lines[0]?.snapshot.note).toBe('For Ada');
});

test('a note that is too long stays as typed and blocks adding the card', async () => {
  const { store } = await openCard();
  store.pick('LOW');
  store.fields.write('note', 'é'.repeat(maximumNoteLength));
  expect(store.fields.isNoteTooLong).toBe(false);
  store.fields.write('note', 'é'.repeat(maximumNoteLength + 1));
  expect(store.fields.isNoteTooLong).toBe(true);
  expect(await store.addToBasket()).toBe(false);
  expect(store.fields.noteLength).toBe(maximumNoteLength + 1);
});

test('the amounts follow the currency of the reader, and the choice stays', async () => {
  const { store } = await openCard();
  store.pick('TOP');
  await store.showIn('EUR');
  expect(store.tier?.price.currency).toBe('EUR');
  expect(store.level).toBe('TOP');
});
