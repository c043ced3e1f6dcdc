import { aShopFixture, inMemoryShop } from '@tailorbird/adapter-memory';
import { aUser } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { aTab, type Tab } from '../../testing/aTab.ts';
import { CreditPopupStore } from './creditPopupStore.ts';

const rich = {
  user: aUser({ id: 1, email: 'rich@tailorbird.example' }),
  password: 'measure-twice',
  credit: 5000,
};
const poor = {
  user: aUser({ id: 2, email: 'poor@tailorbird.example' }),
  password: 'measure-twice',
  credit: 0,
};
const other = {
  user: aUser({ id: 3, email: 'other@tailorbird.example' }),
  password: 'measure-twice',
  credit: 100,
};

const openTab = (): Promise<Tab> =>
  aTab({ shop: inMemoryShop(aShopFixture({ accounts: [rich, poor, other] })) });

const arrive = async (tab: Tab, account: typeof rich): Promise<CreditPopupStore> => {
  await tab.shop.account.signOut();
  await tab.shop.account.signIn({ email: account.user.email, password: account.password });
  await tab.visit.refresh();
  const store = new CreditPopupStore({ ...tab, account: tab.ports.account });
  await store.load();
  return store;
};

test('[PRICE-18] only customers with credit see the note', async () => {
  const tab = await openTab();
  const nobody = new CreditPopupStore({ ...tab, account: tab.ports.account });
  await nobody.load();
  expect(nobody.shown).toBeNull();
  expect(tab.network.calls).toEqual([]);
  expect((await arrive(tab, poor)).shown).toBeNull();
  expect((await arrive(tab, rich)).shown?.amount).toBe(5000);
});

test('[PRICE-19] a closed notice stays closed for that customer only', async () => {
  const tab = await openTab();
  const store = await arrive(tab, rich);
  store.close();
  expect(store.shown).toBeNull();
  expect((await arrive(tab, rich)).shown).toBeNull();
  expect((await arrive(tab, other)).shown?.amount).toBe(100);
});
