import type { Locator, Page } from 'playwright-core';

/** Interactions of a visitor: the element to use, and the element that appears. */
export type Doing = {
  readonly name: string;
  readonly touched: (page: Page) => readonly Locator[];
  readonly until?: (page: Page) => Locator;
};

const banner = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name });
const oneMore = (page: Page): Locator => page.getByRole('button', { name: /^One more of/ });

/** The label of a choice, because its input is hidden. */
const shownFor = (field: Locator): Locator => field.locator('xpath=ancestor::label');

const openBasket: Doing = {
  name: 'open basket',
  touched: (page) => [banner(page, /^Basket/)],
  until: (page) => page.getByRole('dialog', { name: 'Your basket' }),
};
const addToBasket: Doing = {
  name: 'add to basket',
  touched: (page) => [page.getByRole('button', { name: 'Add to basket', exact: true })],
  until: oneMore,
};
const setQuantity: Doing = { name: 'quantity', touched: (page) => [oneMore(page), oneMore(page)] };
const changeColor: Doing = {
  name: 'color',
  touched: (page) => {
    const colors = page.getByRole('main').getByRole('radio', { checked: false });
    return [shownFor(colors.first()), shownFor(colors.nth(2))];
  },
};
const openFilter: Doing = {
  name: 'open filter',
  touched: (page) => [page.getByRole('button', { name: 'Filter', exact: true })],
  until: (page) => page.getByRole('dialog').getByRole('checkbox', { checked: false }).first(),
};
const filter: Doing = {
  name: 'filter',
  touched: (page) => {
    const values = page.getByRole('dialog').getByRole('checkbox', { checked: false });
    return [shownFor(values.first()), shownFor(values.nth(1))];
  },
};
const openMenu: Doing = {
  name: 'menu',
  touched: (page) => [page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })],
  until: (page) => page.locator('#menu'),
};

export type UsedPage = { readonly path: string; readonly doings: readonly Doing[] };

export const usualPages: readonly UsedPage[] = [
  { path: '/', doings: [openMenu] },
  { path: '/products', doings: [openFilter, filter] },
  {
    path: '/product/cotton-t-shirt/109-11-21-31?sizeId=8L',
    doings: [changeColor, addToBasket, setQuantity],
  },
  { path: '/notes/what-a-tape-cannot-say', doings: [openBasket] },
];
