import { inMemoryShop } from '@tailorbird/adapter-memory';
import { contentOf, err } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { ExpenditureStore } from './expenditureStore.ts';

test('[API-43] the materials of a basket line load and reload', async () => {
  const { baskets, expenditures } = inMemoryShop();
  const beanie = {
    clothingTypeId: 2,
    fabricColorId: 21,
    selectedProperties: {},
    userSizeId: null,
    initials: '',
    note: '',
    productId: null,
  };
  const added = await baskets.add({ ...beanie, quantity: 1 });
  const id = (added.ok && added.value.lines[0]?.id) || 0;
  let isDown = true;
  const ofBasketLine = async (lineId: number) =>
    isDown ? err({ kind: 'unreachable' } as const) : expenditures.ofBasketLine(lineId);
  const store = new ExpenditureStore(
    { of: 'basket', id },
    { expenditures: { ...expenditures, ofBasketLine } },
  );
  await store.load();
  expect(store.state).toMatchObject({ status: 'error', failure: { kind: 'unreachable' } });
  isDown = false;
  await store.load();
  expect(contentOf(store.state)?.fabric.grams).toBeGreaterThan(0);
});

test('[API-44] the materials of another customer’s order line are refused', async () => {
  const { expenditures } = inMemoryShop();
  const asked: unknown[] = [];
  const ofOrderLine: typeof expenditures.ofOrderLine = (...line) => {
    asked.push(line);
    return expenditures.ofOrderLine(...line);
  };
  const store = new ExpenditureStore(
    { of: 'order', id: 999, link: 'of-a-mail' },
    { expenditures: { ...expenditures, ofOrderLine } },
  );
  await store.load();
  expect([asked, store.state]).toMatchObject([
    [[999, 'of-a-mail']],
    { status: 'error', failure: { kind: 'not-found' } },
  ]);
});
