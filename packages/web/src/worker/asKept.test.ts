import { expect, test } from 'vitest';
import { asKept } from './asKept.ts';

const page = (): Response =>
  new Response('<!doctype html>\n<html lang="en">…</html>', {
    headers: {
      'content-type': 'text/html',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'none'",
    },
  });

test('a kept page says that the network did not answer, under the policy it came with', async () => {
  const kept = await asKept(
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

test('a page that was made for another query is to be drawn anew', async () => {
  const kept = await asKept(
    page(),
    'https://shop.example/product/polo',
    'https://shop.example/product/polo?size=8L',
  );
  expect(await kept.text()).toContain('<html data-network="none" data-kept lang="en">');
});
