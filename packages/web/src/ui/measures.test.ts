import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resizeDebounceMs } from './useViewportWidth.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** The declaration of a property in the rule of a class, within a media query where one is named. */
const declared = (css: string, property: string, media = ''): string | undefined => {
  const within = media === '' ? css.slice(0, css.indexOf('@media')) : (css.split(`@media (${media})`)[1] ?? '').split('@media')[0];
  return new RegExp(`\\n\\s*${property}: ([^;]+);`).exec(within ?? '')?.[1];
};

test('[PANEL-13] a side panel is a third of the window, half to 1200 pixels, a quarter from 2200, all of a phone', () => {
  const css = read('ui/SidePanel.module.css');
  expect(declared(css, 'width')).toBe('33.95455vw');
  expect(['width <= 1200px', 'width >= 2200px', 'width < 768px'].map((media) => declared(css, 'width', media))).toEqual([
    '50vw',
    '25vw',
    '100vw',
  ]);
});

test('[SHELL-25] a toast is 450 wide, where there is room', () => {
  expect(read('app/frame/Toasts.module.css')).toContain('width: min(450px, 100vw');
});

test('[CONST-11] a placeholder shows after 200 ms', () => {
  expect(read('ui/Skeleton.module.css')).toMatch(/animation: appear var\(--fade\) 0\.2s both;/);
});

test('[CONST-04] a resize is handled once it has rested for 200 ms', () => expect(resizeDebounceMs).toBe(200));

test('[DATA-07] what is fetched ahead may wait for two idle seconds', () => {
  expect(read('app/boot/boot.ts')).toContain('{ timeout: 2_000 }');
});
