import { beforeEach, expect, test } from 'vitest';
import { MenuStore } from './menuStore.ts';

let menu: MenuStore;
beforeEach(() => {
  menu = new MenuStore();
});

test('[MENU-20] begins closed, in the initial state', () => {
  expect(menu.isOpen).toBe(false);
  expect(menu.state).toEqual({ name: 'initial' });
});

test('[MENU-21] opening one entry closes the others', () => {
  menu.toggle('shop');
  menu.toggle('help');
  expect(menu.state).toEqual({ name: 'help' });
});

test('[MENU-22] toggling the open entry returns to the initial state', () => {
  menu.toggle('shop');
  menu.toggle('shop');
  expect(menu.state).toEqual({ name: 'initial' });
});

test('[MENU-23] closing resets levels and preview', () => {
  menu.open('shop');
  menu.openLevel('knitwear');
  menu.openProducts('merino-sweaters');
  menu.preview('merino-knit');
  menu.close();
  menu.open('shop');
  expect(menu.state).toEqual({ name: 'shop', level: null, productLevel: null, preview: null });
});

test('[MENU-12] back goes up one level at a time', () => {
  menu.open('shop');
  menu.openLevel('knitwear');
  menu.openProducts('merino-sweaters');
  menu.back();
  expect(menu.state).toMatchObject({ level: 'knitwear', productLevel: null });
  menu.back();
  expect(menu.state).toMatchObject({ name: 'shop', level: null });
  menu.back();
  expect(menu.state).toEqual({ name: 'initial' });
});
