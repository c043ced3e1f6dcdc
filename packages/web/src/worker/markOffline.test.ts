import { expect, test } from 'vitest';
import { markOffline } from './markOffline.ts';

const page = (): Response =>
  new Response('<!doctype html>\n<html lang="en">…</html>', {
    headers: {
      'content-type': 'text/html',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'none'",
    },
  });

test('a cached page is marked offline and keeps its policy', async () => {
  const kept = await markOffline(
    page(),
    'https://shop.example/faq?q=a',
    'https://shop.example/faq?q=a#b',
  );
  expect(await kept.text()).toBe('<!doctype html>\n<html data-network="none" lang="en">…</html>');
  expect([
    kept.headers.get('content-security-policy'),
    kept.headers.get('content-encoding'),
  ]).toEqual(["default-src 'none'", null]);
});

test('a page cached for another query is marked for client rendering', async () => {
  const kept = await markOffline(
    page(),
    'https://shop.example/product/polo',
    'https://shop.example/product/polo?size=8L',
  );
  expect(await kept.text()).toContain('<html data-network="none" data-kept lang="en">');
});
