import type { Page } from 'playwright-core';

/** What a visitor does on a page, and waits for. */
export type Doing = { readonly name: string; readonly act: (page: Page) => Promise<void> };

const openBasket: Doing = {
  name: 'open basket',
  act: async (page) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Basket/ })
      .click();
    await page.getByRole('dialog', { name: 'Your basket' }).waitFor();
  },
};
const addToBasket: Doing = {
  name: 'add to basket',
  act: async (page) => {
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await page.getByRole('button', { name: /^One more of/ }).waitFor();
  },
};
const setQuantity: Doing = {
  name: 'quantity',
  act: async (page) => {
    const more = page.getByRole('button', { name: /^One more of/ });
    await more.click();
    await more.click();
  },
};
const changeColor: Doing = {
  name: 'color',
  act: async (page) => {
    const colors = page.getByRole('main').getByRole('radio', { checked: false });
    await colors.first().click({ force: true });
    await colors.nth(2).click({ force: true });
  },
};
const openFilter: Doing = {
  name: 'open filter',
  act: async (page) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor({ state: 'attached' });
  },
};
const filter: Doing = {
  name: 'filter',
  act: async (page) => {
    const values = page.getByRole('dialog').getByRole('checkbox', { checked: false });
    await values.first().click({ force: true });
    await values.nth(1).click({ force: true });
  },
};
const openMenu: Doing = {
  name: 'menu',
  act: async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu').waitFor();
  },
};

export type UsedPage = { readonly path: string; readonly doings: readonly Doing[] };

export const usualPages: readonly UsedPage[] = [
  { path: '/', doings: [openMenu] },
  { path: '/products', doings: [openFilter, filter] },
  { path: '/product/cotton-t-shirt/109-11-21-31?sizeId=8L', doings: [changeColor, addToBasket, setQuantity] },
  { path: '/notes/what-a-tape-cannot-say', doings: [openBasket] },
];
