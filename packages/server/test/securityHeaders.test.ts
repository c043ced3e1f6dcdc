import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';

let server: Server;
let address: string;

beforeAll(async () => {
  server = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    clock: () => new Date('2026-11-20T10:00:00Z'),
    pages: async ({ url }) => {
      if (url.endsWith('/broken')) throw new Error('no page');
      return {
        status: 200,
        html: '<p>page</p>',
        headers: { 'content-security-policy': "script-src 'self'" },
      };
    },
  });
  address = await server.listen(0);
});
afterAll(() => server.close());

const get = (path: string, init: RequestInit = {}) =>
  fetch(address + path, { redirect: 'manual', ...init });

describe('every answer', () => {
  it.each([
    ['a call', '/oscarapi/basket/', {}],
    ['a kept call', '/customizer_api/v3/clothing-types/', {}],
    ['a refused call', '/oscarapi/login/', { method: 'POST', body: '{' }],
    [
      'a forged call',
      '/oscarapi/login/',
      { method: 'POST', headers: { origin: 'https://evil.example' } },
    ],
    ['a call there is none of', '/api/nothing', {}],
    ['a method there is none of', '/oscarapi/basket/', { method: 'PATCH' }],
    ['a page that cannot be shown', '/broken', {}],
    ['a drawing', '/packshots/cotton-t-shirt/nothing.svg', {}],
    ['the way to another language', '/', { headers: { 'accept-language': 'de' } }],
    ['robots.txt', '/robots.txt', {}],
    ['the page of a payment there is none of', '/sandbox/3ds/nothing', {}],
  ] satisfies readonly [string, string, RequestInit][])(
    'every response restricts the browser: %s',
    async (_, path, init) => {
      const { headers } = await get(path, init as RequestInit);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(path === '/' ? /-src/ : /^default-src 'none'/);
      expect(policy).not.toContain('unsafe');
      if (path !== '/') expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it('each page has its own content security policy', async () => {
    expect((await get('/page')).headers.get('content-security-policy')).toBe("script-src 'self'");
  });

  it('only shared pictures may be embedded by other sites', async () => {
    const { headers, status } = await get('/og/en/pages/home.png');
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
  });
});

describe('a shop with wallet buttons', () => {
  const keys = {
    kind: 'stripe',
    secretKey: 'sk_test_0123456789',
    publishableKey: 'pk_test_0123456789',
    webhookSecret: 'whsec_0123456789',
    address: 'http://127.0.0.1:9',
  } as const;
  const headersWith = async (buttons: readonly ('applepay' | 'googlepay')[]) => {
    const open = await createServer({
      database: { memory: true },
      seedsAccounts: false,
      paymentKeys: { ...keys, buttons },
      settings: { applePayDomain: 'what Apple gave' },
      pages: async () => ({ status: 200, html: '<p>page</p>' }),
    });
    const fetchPath = (path: string) => open.fetch(new Request(`http://127.0.0.1${path}`));
    const [page, call, domain] = [
      await fetchPath('/checkout'),
      await fetchPath('/oscarapi/basket/'),
      await fetchPath('/.well-known/apple-developer-merchantid-domain-association'),
    ];
    const responses = { page: page.headers, call: call.headers, domain: await domain.text() };
    await open.close();
    return responses;
  };

  it('wallet frames may use the payment API, and Apple’s domain file is served', async () => {
    const { page, call, domain } = await headersWith(['googlepay']);
    expect(page.get('permissions-policy')).toContain(
      'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
    );
    expect(page.get('permissions-policy')).toContain('camera=()');
    expect(page.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(call.get('permissions-policy')).toContain('payment=()');
    expect(call.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(domain).toBe('what Apple gave');
  });

  it('without wallet buttons the policy stays strict', async () => {
    const { page } = await headersWith([]);
    expect(page.get('permissions-policy')).toContain('payment=()');
    expect(page.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});

describe('security.txt', () => {
  it('security.txt has contact and expiry', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await answer.text()).split('\n')).toEqual([
      'Contact: mailto:support@tailorbird.example',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: en, de',
      `Canonical: ${address}/.well-known/security.txt`,
      '',
    ]);
  });
});
