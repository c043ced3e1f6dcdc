import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the router sees paths of the shop and writes addresses of the site', async () => {
  const calls: unknown[] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]): void =>
      void calls.push([name, ...given]);
  const origin = 'https://shop.example';
  const location = {
    origin,
    pathname: '/tailorbird/de/faq',
    search: '?q=a',
    hash: '#b',
    assign: note('assign'),
  };
  const history = { pushState: note('push'), replaceState: note('replace') };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('window', { location, history, scrollX: 3 });
  vi.stubEnv('BASE_URL', '/tailorbird/');
  vi.resetModules();
  const { shopWindow } = await import('./shopWindow.ts');
  const inShop = shopWindow();
  expect(inShop.location.pathname).toBe('/de/faq');
  expect(inShop.location.href).toBe(`${origin}/de/faq?q=a#b`);
  expect(inShop.scrollX).toBe(3);
  inShop.history.pushState(null, '', '/products');
  inShop.history.replaceState({ key: 'a' }, '');
  inShop.location.assign(`${origin}/basket`);
  expect(calls).toEqual([
    ['push', null, '', '/tailorbird/products'],
    ['replace', { key: 'a' }, '', undefined],
    ['assign', `${origin}/tailorbird/basket`],
  ]);
});
