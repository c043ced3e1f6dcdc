import { beforeEach, expect, test } from 'vitest';
import { MenuStore } from './menuStore.ts';

let menu: MenuStore;
beforeEach(() => {
  menu = new MenuStore();
});

test('[MENU-20] the menu begins closed', () => {
  expect(menu.isOpen).toBe(false);
  expect(menu.state).toEqual({ open: 'initial' });
});

test('[MENU-23] closing resets levels and preview', () => {
  menu.open('shop');
  menu.toggleLevel('knitwear');
  menu.toggleProducts('knitwear/merino');
  menu.preview('merino-knit');
  menu.close();
  menu.open('shop');
  expect(menu.state).toEqual({
    open: 'shop',
    subLevelId: null,
    productLevelId: null,
    previewId: null,
  });
});

test('choosing an open level again closes it with everything below', () => {
  menu.open('shop');
  menu.toggleLevel('knitwear');
  menu.toggleProducts('knitwear/merino');
  menu.toggleLevel('knitwear');
  expect(menu.state).toMatchObject({ open: 'shop', subLevelId: null, productLevelId: null });
});

test('[MENU-12] back goes up one level at a time, and the menu stays open', () => {
  menu.open('shop');
  menu.toggleLevel('knitwear');
  menu.back();
  expect(menu.state).toMatchObject({ open: 'shop', subLevelId: null });
  menu.back();
  expect(menu.state).toEqual({ open: 'initial' });
  expect(menu.isOpen).toBe(true);
});
