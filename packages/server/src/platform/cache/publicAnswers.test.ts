import { describe, expect, it } from 'vitest';
import { knownAddressOf } from './knownAddress.ts';
import { prepare } from './prepared.ts';
import { createPublicAnswers, type PublicRequest } from './publicAnswers.ts';

const reads = (name: string): boolean => ['q', 'color'].includes(name);
const asked = (url: string): PublicRequest => ({
  url,
  origin: 'http://shop.test',
  cookie: undefined,
  acceptLanguage: undefined,
});
const open = () =>
  createPublicAnswers(
    () => 1,
    () => 0,
    reads,
  );

describe('an address', () => {
  it.each([
    ['/products', '/products'],
    ['/products?utm_source=x&gclid=1', '/products'],
    ['/products?color=navy&utm=1&color=white&q', '/products?color=navy&color=white&q'],
    ['/products?%71=a+b', '/products?%71=a+b'],
    ['/products?%ff=1&q=%ff&color=a', '/products?color=a'],
    ['/products?', '/products'],
  ])('%s is known as %s', (url, known) => {
    expect(knownAddressOf(url, reads)).toBe(known);
  });
});

describe('kept answers', () => {
  it('are one for all campaigns that lead to a page', async () => {
    const answers = open();
    const page = await prepare(200, '<h1>Products</h1>', {});
    answers.keepPage(asked('/products?utm=1'), 1, page);
    expect(answers.find(asked('/products'))).toBe(page);
    expect(answers.find(asked(`/products?${'utm_campaign=spring&'.repeat(30)}`))).toBe(page);
    expect(answers.find(asked('/products?q=navy'))).toBeUndefined();
  });

  it('of addresses anybody may make up take no room from the others', async () => {
    const answers = open();
    const page = await prepare(200, '<h1>Products</h1>', {});
    answers.keepPage(asked('/products'), 1, page);
    const large = Buffer.alloc(1024 * 1024);
    const madeUp = { ...page, plain: { ...page.plain, body: large } };
    for (let n = 0; n < 100; n += 1) {
      answers.keepPage(asked(`/products?q=${n}`), 1, madeUp);
      answers.keepCall(asked(`/search?q=${n}`), 1, madeUp);
      answers.keepPage(asked(`/nothing-${n}`), 1, {
        ...madeUp,
        plain: { ...madeUp.plain, status: 404 },
      });
    }
    expect(answers.find(asked('/products'))).toBe(page);
    const kept = Array.from({ length: 100 }, (_, n) => answers.find(asked(`/nothing-${n}`))).filter(
      (answer) => answer !== undefined,
    );
    expect(kept.length).toBeLessThan(7);
  });
});
