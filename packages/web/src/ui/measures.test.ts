import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resizeDebounceMs } from './useViewportWidth.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

const declared = (css: string, property: string, media = ''): string | undefined => {
  const within =
    media === ''
      ? css.slice(0, css.indexOf('@media'))
      : (css.split(`@media (${media})`)[1] ?? '').split('@media')[0];
  return new RegExp(`\\n\\s*${property}: ([^;]+);`).exec(within ?? '')?.[1];
};

test('[PANEL-13] side panels are a third, half, quarter or all of the window', () => {
  const css = read('ui/SidePanel.module.css');
  expect(declared(css, 'width')).toBe('33.95455vw');
  expect(
    ['width <= 75rem', 'width >= 137.5rem', 'width < 48rem'].map((media) =>
      declared(css, 'width', media),
    ),
  ).toEqual(['50vw', '25vw', '100vw']);
});

test('[SHELL-25] a toast is 450 px wide if there is room', () => {
  expect(read('app/frame/Toasts.module.css')).toContain('width: min(450px, 100vw');
});

test('[CONST-11] a placeholder shows after 200 ms', () => {
  expect(read('ui/Skeleton.module.css')).toMatch(/animation: appear var\(--fade\) 0\.2s both;/);
});

test('[CONST-04] resizes are handled after 200 ms without another one', () =>
  expect(resizeDebounceMs).toBe(200));

const tokens = read('ui/tokens.css');
const token = (name: string): string | undefined =>
  new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];

test('[CONST-02] layouts change at seven breakpoints and two panel widths', () => {
  const root = join(import.meta.dirname, '..');
  const widths = globSync('**/*.css', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /@media[^{]*?\b(?:min-|max-)?width\b[^{)]*?([\d.]+)(px|r?em)/g,
      ),
    ].map(([, width, unit]) => Number(width) * (unit === 'px' ? 1 : 16)),
  );
  expect(widths.length).toBeGreaterThan(40);
  const breakpoints = [380, 475, 640, 768, 1024, 1280, 1536];
  const ofSidePanel = [1200, 2200];
  expect(widths.filter((width) => ![...breakpoints, ...ofSidePanel].includes(width))).toEqual([]);
});

test('only frames are removed when empty, so that live regions stay in place', () => {
  const root = join(import.meta.dirname, '..');
  const gone = globSync('**/*.css', { cwd: root }).filter((file) =>
    /:empty[^{}]*\{[^}]*display: none/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(gone.sort()).toEqual([
    'features/sizing/wearers/ForWhom.module.css',
    'ui/Dialog.module.css',
    'ui/SidePanel.module.css',
    'ui/WideDialog.module.css',
  ]);
});

test('selected links and views change color and line, never the font weight', () => {
  const root = join(import.meta.dirname, '..');
  const chosen = /[^{}]*\[(?:aria-current|aria-pressed|aria-selected)[^{}]*\{[^}]*font-weight/;
  const moved = globSync('**/*.css', { cwd: root }).filter((file) =>
    chosen.test(readFileSync(join(root, file), 'utf8')),
  );
  // Steps and columns have their own positions.
  expect(moved.sort()).toEqual([
    'features/checkout/StepProgress.module.css',
    'features/sizing/chart/SizeChart.module.css',
  ]);
});

test('[CONST-05] layers lie above each other in the specified order', () => {
  const layers = [
    'credit-popup',
    'header-mobile',
    'header-desktop',
    'side-panel',
    'consent',
    'top-banner',
    'admin-panel',
    'payment-overlay',
  ];
  expect(layers.map((layer) => Number(token(`layer-${layer}`)))).toEqual([
    200, 1200, 3100, 3200, 5000, 99998, 99999, 100000,
  ]);
});

test('[CONST-06] content is at most 2200 px wide, a container 1440 px', () => {
  expect([token('content-max'), token('container')]).toEqual(['2200px', '1440px']);
});

test('[CONST-08] fades last 0.5 s and 0.2 s', () =>
  expect([token('fade-slow'), token('fade')]).toEqual(['0.5s', '0.2s']));

test('[CONST-09] buttons are at least 3.3rem high and 18rem wide', () => {
  expect([token('button-height'), token('button-width')]).toEqual(['3.3rem', '18rem']);
  const css = read('ui/Button.module.css');
  expect(css).toContain('min-height: var(--button-height)');
  expect(css).toContain('min-width: min(var(--button-width), 100%)');
});

test('[CONST-10] the accent is orange in light and dark: red > green > blue', () => {
  const sides = token('accent')?.match(/#[0-9a-f]{6}/g) ?? [];
  expect(sides).toHaveLength(2);
  for (const side of sides) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
      Number.parseInt(side.slice(start, start + 2), 16),
    );
    expect(red).toBeGreaterThan(1.5 * green);
    expect(green).toBeGreaterThan(1.5 * blue);
  }
});
