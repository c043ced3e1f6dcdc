import { expect, test } from 'vitest';
import { aTab, beanie, giftCard, polo, poloSize, settled, withPieces } from '../../testing/aTab.ts';

test('[BASKET-15] three quick clicks show at once and send one request', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  const [line] = lines;
  for (const quantity of [2, 3, 4]) {
    tab.changes.quantities.change(line!.id, quantity);
    await tab.clock.pass(100);
  }
  expect(tab.changes.quantities.of(line!)).toBe(4);
  expect(tab.network.calls).toEqual([]);
  await tab.clock.pass(149);
  expect(tab.network.calls).toEqual([]);
  await tab.clock.pass(1);
  expect(tab.network.calls).toEqual([`baskets.changeQuantity ${line!.id} 4`]);
});

test('[BASKET-13] a quantity change returns the basket without a reload', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  tab.changes.quantities.change(lines[0]!.id, 3);
  await tab.clock.pass(250);
  expect(tab.network.calls.filter((call) => call === 'baskets.current')).toEqual([]);
  expect(tab.basket.basket?.itemCount).toBe(3);
  expect(tab.visit.basketCount).toBe(3);
});

test('[BASKET-14] 51 becomes 50 and −1 becomes 0', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  tab.changes.quantities.change(lines[0]!.id, 51);
  expect(tab.changes.quantities.of(lines[0]!)).toBe(50);
  tab.changes.quantities.change(lines[0]!.id, -1);
  expect(tab.changes.quantities.of(lines[0]!)).toBe(0);
});

test('[BASKET-16] a quantity of 0 removes the line', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie, giftCard);
  tab.changes.quantities.change(lines[0]!.id, 0);
  await tab.clock.pass(250);
  expect(tab.network.calls).toEqual([`baskets.remove ${lines[0]!.id}`]);
  expect(tab.basket.basket?.lines.map(({ id }) => id)).toEqual([lines[1]!.id]);
});

test('a quantity chosen during a request is sent after its response', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  const { id } = lines[0]!;
  tab.network.held = [];
  tab.changes.quantities.change(id, 2);
  await tab.clock.pass(250);
  tab.changes.quantities.change(id, 5);
  await tab.clock.pass(250);
  expect(tab.basket.isUpdating(id)).toBe(true);
  expect(tab.network.calls).toEqual([`baskets.changeQuantity ${id} 2`]);
  const { held } = tab.network;
  tab.network.held = null;
  for (const release of held) release();
  await settled();
  expect(tab.network.calls).toEqual([
    `baskets.changeQuantity ${id} 2`,
    `baskets.changeQuantity ${id} 5`,
  ]);
  expect(tab.basket.basket?.itemCount).toBe(5);
  expect(tab.changes.quantities.isSettling).toBe(false);
});

test('[BASKET-22] missing stock shows at the line and reloads the basket', async () => {
  const tab = await aTab();
  const size = await poloSize(tab);
  const { lines } = await withPieces(tab, polo(52, size));
  tab.changes.quantities.change(lines[0]!.id, 40);
  await tab.clock.pass(250);
  expect(tab.changes.quantities.troubles.get(lines[0]!.id)).toEqual({
    message: 'quantity-exceeded',
    wanted: 40,
  });
  expect(tab.changes.quantities.of(lines[0]!)).toBe(1);
  expect(tab.network.calls).toEqual([
    `baskets.changeQuantity ${lines[0]!.id} 40`,
    'baskets.current',
  ]);
});

test('[BASKET-22] without a response the line offers a retry of the quantity', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  tab.network.weather = 'question-lost';
  tab.changes.quantities.change(lines[0]!.id, 4);
  await tab.clock.pass(250);
  expect(tab.changes.quantities.troubles.get(lines[0]!.id)).toEqual({
    message: 'quantity-change-error',
    wanted: 4,
  });
  expect(tab.changes.quantities.of(lines[0]!)).toBe(1);
  tab.network.weather = 'clear';
  tab.changes.quantities.change(lines[0]!.id, 4);
  await tab.clock.pass(250);
  expect(tab.changes.quantities.troubles.size).toBe(0);
  expect(tab.basket.basket?.itemCount).toBe(4);
});

test('a pending quantity is sent before a piece change and on leaving', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie, giftCard);
  const [cap, card] = lines;
  tab.changes.quantities.change(cap!.id, 2);
  await tab.basket.changePiece(card!.id, { note: 'For Ada' });
  expect(tab.network.calls).toEqual([
    `baskets.changeQuantity ${cap!.id} 2`,
    `baskets.changePiece ${card!.id}`,
  ]);
  tab.changes.quantities.change(cap!.id, 3);
  tab.leave();
  await settled();
  expect(tab.network.calls.at(-1)).toBe(`baskets.changeQuantity ${cap!.id} 3`);
});
