import { expect, test } from 'vitest';
import { aTab, beanie, signIn, withPieces } from '../../testing/aTab.ts';

test('[PRICE-04] choosing to pay with credit reloads the basket', async () => {
  const tab = await aTab();
  await signIn(tab);
  await withPieces(tab, beanie);
  await tab.changes.credit.use(true);
  expect(tab.network.calls).toEqual(['baskets.activateCredit', 'baskets.current']);
  expect(tab.basket.summary?.credit.amount).toBeGreaterThan(0);
  await tab.changes.credit.use(false);
  expect(tab.basket.summary?.credit.amount).toBe(0);
});

test('[PRICE-17] using credit and removing it have different failure messages', async () => {
  const tab = await aTab();
  await signIn(tab);
  await withPieces(tab, beanie);
  tab.network.weather = 'question-lost';
  await tab.changes.credit.use(true);
  expect(tab.basket.trouble).toBe('credit-not-activated');
  await tab.changes.credit.use(false);
  expect(tab.basket.trouble).toBe('credit-not-deactivated');
});
