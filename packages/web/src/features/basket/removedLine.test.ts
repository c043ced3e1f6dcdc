import { expect, test } from 'vitest';
import { aTab, beanie, giftCard, withPieces } from '../../testing/aTab.ts';

test('undo restores every piece of a line, and a gift card’s amount and note', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, { ...beanie, quantity: 3 }, giftCard);
  for (const line of lines) {
    await tab.changes.quantities.remove(line.id);
    expect(tab.changes.removed.line?.id).toBe(line.id);
    await tab.changes.removed.restoreLine();
    expect(tab.changes.removed.line).toBeNull();
    const back = tab.basket.basket?.lines.find(
      ({ snapshot }) => snapshot.clothingTypeId === line.snapshot.clothingTypeId,
    );
    expect(back).toMatchObject({ snapshot: line.snapshot, quantity: line.quantity });
  }
});

test('a removed line is not restored after the basket changed again', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie, giftCard);
  await tab.changes.quantities.remove(lines[0]!.id);
  tab.changes.quantities.change(lines[1]!.id, 2);
  expect(tab.changes.removed.line).toBeNull();
});

test('a failed restore of a line is reported and can be retried', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  await tab.changes.quantities.remove(lines[0]!.id);
  tab.network.weather = 'question-lost';
  await tab.changes.removed.restoreLine();
  expect(tab.basket.trouble).toBe('not-put-back');
  expect(tab.changes.removed.isPuttingBack).toBe(false);
  tab.network.weather = 'clear';
  await tab.changes.removed.restoreLine();
  expect(tab.basket.trouble).toBeNull();
  expect(tab.basket.basket?.itemCount).toBe(1);
});

test('repeated requests restore a line once', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  await tab.changes.quantities.remove(lines[0]!.id);
  await Promise.all([tab.changes.removed.restoreLine(), tab.changes.removed.restoreLine()]);
  expect(tab.basket.basket?.itemCount).toBe(1);
});

test('a gift card whose amounts fail to load is reported, with a retry', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, giftCard);
  await tab.changes.quantities.remove(lines[0]!.id);
  Object.assign(tab.ports.catalog, { giftCardTiers: () => Promise.reject(new Error('offline')) });
  await tab.changes.removed.restoreLine();
  expect(tab.basket.trouble).toBe('not-put-back');
  expect(tab.changes.removed.isPuttingBack).toBe(false);
});
