import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CardScript } from '@tailorbird/domain/checkout';
import { pageTable } from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ShownSeller } from '../shared/site/site.ts';
import { type RenderedPage, render } from './entry-server.tsx';

/**
 * The part of the server that renders pages. Imported by path, because the screens
 * compile without the server's sources.
 */
type Server = {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly close: () => Promise<void>;
};
type ServerOptions = {
  readonly database: { readonly folder: string } | { readonly memory: true };
  readonly seedsAccounts: false;
  readonly clock?: () => Date;
};
type ServerModule = { readonly createServer: (options: ServerOptions) => Promise<Server> };
const serverModule = new URL('../../../server/src/app/createServer.ts', import.meta.url).href;

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-web-'));
const origin = 'https://tailorbird.example';
let server: Server;

beforeAll(async () => {
  const { createServer } = (await import(/* @vite-ignore */ serverModule)) as ServerModule;
  server = await createServer({ database: { folder }, seedsAccounts: false });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const supportAddress = 'help@shop.example';
const open = (
  path: string,
  outside = {},
  chat: ChatProvider | null = null,
  seller: ShownSeller | null = null,
): Promise<RenderedPage> =>
  render({
    supportAddress,
    seller,
    outside,
    chat,
    url: origin + path,
    fetch: async (address, init) => await server.fetch(new Request(new URL(address, origin), init)),
  });
test.each<[CardScript, readonly (string | RegExp)[]]>([
  [
    'stripe',
    [
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
      "connect-src 'self' https://api.stripe.com;",
      /script-src 'self' 'sha256-\S+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
      /style-src 'self' 'sha256-\S+';/,
    ],
  ],
  [
    'adyen-live-us',
    [
      "frame-src 'self' https://checkoutshopper-live-us.adyen.com;",
      "connect-src 'self' https://checkoutshopper-live-us.cdn.adyen.com https://checkoutshopper-live-us.adyen.com;",
      /script-src 'self' 'sha256-\S+' https:\/\/checkoutshopper-live-us\.cdn\.adyen\.com;/,
      /style-src 'self' 'sha256-\S+' https:\/\/checkoutshopper-live-us\.cdn\.adyen\.com;/,
    ],
  ],
  [
    'adyen-test+applepay+googlepay',
    [
      "frame-src 'self' https://checkoutshopper-test.adyen.com https://pay.google.com;",
      /script-src 'self' 'sha256-\S+' https:\/\/checkoutshopper-test\.cdn\.adyen\.com https:\/\/applepay\.cdn-apple\.com https:\/\/pay\.google\.com;/,
      /style-src [^;]*'unsafe-inline'/,
    ],
  ],
])('the payment permission %s is given only to pages that take cards', async (name, parts) => {
  // In development mode Vite adds scripts and styles of its own.
  vi.stubEnv('DEV', false);
  onTestFinished(() => void vi.unstubAllEnvs());
  const policyOf = async (cards: CardScript | null): Promise<string> => {
    const { headers } = await render({
      supportAddress,
      cards,
      url: `${origin}/checkout`,
      fetch: async (address, init) =>
        await server.fetch(new Request(new URL(address, origin), init)),
    });
    return headers?.['content-security-policy'] ?? '';
  };
  const policy = await policyOf(name);
  for (const part of parts)
    expect(policy).toEqual(
      typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part),
    );
  expect(policy).toMatch(/trusted-types service-worker drape-worker default$/);
  expect(await policyOf(null)).not.toMatch(/stripe|adyen/);
});

const htmlOf = async (path: string): Promise<string> => (await open(path)).html ?? '';
const titleOf = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1];

const simplePaths = pageTable.filter(({ path }) => !path.includes('/:') && path !== '/profile');
/** Pages that show nothing until the visitor is known. */
const isPersonal = (path: string): boolean => /^\/(profile|checkout)/.test(path);

describe.each(['', '/de'])('pages under "%s"', (prefix) => {
  test.each(simplePaths.map(({ path }) => path))(
    '%s is rendered with a title, a description and one h1',
    async (path) => {
      const { status, html = '' } = await open(path === '/' ? prefix || '/' : prefix + path);
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${prefix === '' ? 'en' : 'de'}">`);
      expect(titleOf(html)).toMatch(/^\S.* – Tailorbird/);
      expect(html).toMatch(/<meta name="description" content="[^"]+">/);
      const headings = html.match(/<h1[ >]/g) ?? [];
      if (isPersonal(path)) expect(headings.length).toBeLessThanOrEqual(1);
      else expect(headings).toHaveLength(1);
    },
  );
});

test.each([
  ['ROUTE-03', '/', 'Made-to-order clothing', 'Kleidung auf Bestellung'],
  ['ROUTE-14', '/a-look-back-2024', 'A look back at 2024', 'Ein Blick zurück auf 2024'],
  ['ROUTE-16', '/checkout', 'Checkout', 'Kasse'],
  ['ROUTE-17', '/checkout/error', 'Your order', 'Deine Bestellung'],
  ['ROUTE-18', '/checkout/thank-you?order_number=100001', 'Thank you', 'Danke'],
  ['ROUTE-19', '/notes', 'Notes', 'Notizen'],
  ['ROUTE-23', '/profile/orders', 'Your orders', 'Deine Bestellungen'],
  ['ROUTE-25', '/profile/info', 'Your details', 'Deine Daten'],
  ['ROUTE-27', '/profile/credit', 'Credit', 'Guthaben'],
  ['ROUTE-28', '/giftcard', 'Gift Card', 'Geschenkkarte'],
  ['ROUTE-29', '/digitalgiftcard', 'Digital Gift Card', 'Digitale Geschenkkarte'],
  ['ROUTE-31', '/support?type=quality', 'Free remake and quality', 'Neuanfertigung und Qualität'],
  ['ROUTE-39', '/our-mission', 'Our mission', 'Unser Anspruch'],
  ['ROUTE-40', '/our-production', 'Our production', 'Unsere Fertigung'],
  ['ROUTE-41', '/b-corp', 'B Corp score', 'B-Corp-Bewertung'],
  ['ROUTE-43', '/howitworks', 'How it works', 'So funktioniert es'],
  ['ROUTE-44', '/materials', 'Materials', 'Materialien'],
  ['ROUTE-45', '/madeby', 'Made by', 'Wer es macht'],
  ['ROUTE-46', '/privacy', 'Privacy', 'Datenschutz'],
  ['ROUTE-47', '/termsconditions', 'Terms and conditions', 'Allgemeine Geschäftsbedingungen'],
  ['ROUTE-48', '/store', 'The store', 'Der Laden'],
  ['ROUTE-52', '/reset-password/a/b', 'Choose a new password', 'Neues Passwort wählen'],
])('the [%s] page %s is titled %s, and %s in German', async (_, path, english, german) => {
  const [inEnglish, inGerman] = await Promise.all([open(path), open(`/de${path}`)]);
  expect([inEnglish.status, inGerman.status]).toEqual([200, 200]);
  expect([inEnglish, inGerman].map(({ html = '' }) => titleOf(html)?.split(' – ')[0])).toEqual([
    english,
    german,
  ]);
});

test('[SHELL-26] the home page has the long title, other pages the short one', async () => {
  expect(titleOf(await htmlOf('/'))).toBe(
    'Made-to-order clothing – Tailorbird | Clothes made to your measure',
  );
  expect(titleOf(await htmlOf('/de/faq'))).toMatch(/ – Tailorbird$/);
});

test.each([
  ['2025-10-15', 'The cashmere collection', '/cashmere-collection'],
  ['2026-11-15', 'Colors for November', '/campaign/november-colors'],
  ['2026-12-15', null, null],
])('[SHELL-33] on %s the home page points to %s', async (day, title, to) => {
  const { createServer } = (await import(/* @vite-ignore */ serverModule)) as ServerModule;
  const ofThatDay = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    clock: () => new Date(`${day}T12:00:00Z`),
  });
  try {
    const { html = '' } = await render({
      supportAddress,
      url: `${origin}/`,
      fetch: async (address, init) =>
        await ofThatDay.fetch(new Request(new URL(address, origin), init)),
    });
    const [, season = null] = /<section[^>]* data-season="[^"]*">(.*?)<\/section>/.exec(html) ?? [];
    if (title === null) return expect(season).toBeNull();
    expect(season).toContain(`>${title}</h2>`);
    expect(season).toContain(`href="${to}"`);
  } finally {
    await ofThatDay.close();
  }
});

test('[SHELL-27] pages send NOARCHIVE,NOCACHE and link both languages', async () => {
  const html = await htmlOf('/de/faq');
  expect(html).toContain('<meta name="robots" content="NOARCHIVE,NOCACHE">');
  expect(html).toContain(`<link rel="canonical" href="${origin}/de/faq">`);
  expect(html).toContain(`<link rel="alternate" hreflang="en" href="${origin}/faq">`);
  expect(html).toContain(`<link rel="alternate" hreflang="de" href="${origin}/de/faq">`);
});

test.each([
  ['', 418, { detail: 'Nothing before tea.' }, 'Nothing before tea.'],
  ['/de', 429, { detail: 'Bitte warte eine Minute.' }, 'Bitte warte eine Minute.'],
  ['', 403, 'not json', null],
  ['', 502, { detail: 'secret: the disk is on fire' }, null],
])(
  '[ERR-07] a failed call of “%s” with %i shows text only from a 4xx',
  async (prefix, status, body, said) => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => silenced.mockRestore());
    const page = await render({
      supportAddress,
      url: `${origin}${prefix}/our-mission`,
      fetch: async () =>
        new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    });
    expect(page.status).toBe(status);
    expect(page.html).toContain(`"status":${status},"explanation":${JSON.stringify(said ?? '')}`);
    if (said !== null) expect(page.html).toContain(`>${said}</p>`);
    expect(page.html).not.toContain('secret');
  },
);

test.each(['/FAQ', '/PROFILE', '/Products', '/de/Faq', '/EN', '/DE/faq'])(
  '[I18N-03] %s is a different address in lower case and has a readable title',
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toMatch(/<title>(This page|Diese Seite)/);
  },
);

test.each(['/nothing-here', '/de/gibt-es/nicht', '/notes/unknown', '/product/no-such-garment'])(
  '[ROUTE-57, ERR-09] %s is a 404 page with a link home',
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain(
      path.startsWith('/de') ? 'Diese Seite gibt es nicht' : 'This page could not be found',
    );
    expect(html).toContain(path.startsWith('/de') ? 'href="/de"' : 'href="/"');
    expect(html).not.toContain('rel="canonical"');
  },
);

test('[REVIEW-07] the page shows score and distribution, or its service’s failure', async () => {
  const html = await htmlOf('/de/reviews');
  expect(html).toContain('Keine Kundin und kein Kunde hat sie geschrieben');
  expect(html.match(/<article/g)?.length).toBeGreaterThan(15);
  expect(html.match(/\d+ von 59/g)).toHaveLength(5);
  expect(html).toContain('NOINDEX');
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => silenced.mockRestore());
  const away = async (path: string) =>
    await render({
      supportAddress,
      url: `${origin}${path}`,
      fetch: async (address, init) =>
        String(address).includes('/business-units/')
          ? Response.json({ detail: 'x' }, { status: 500 })
          : await server.fetch(new Request(new URL(address, origin), init)),
    });
  for (const [path, said] of [
    ['/reviews', 'Reviews cannot be loaded at the moment'],
    ['/de/reviews', 'Die Bewertungen lassen sich gerade nicht laden.'],
  ] as const) {
    const { status, html: page = '' } = await away(path);
    const [main = ''] = /<main.*<\/main>/s.exec(page) ?? [];
    expect(status).toBe(503);
    expect(main).toContain(said);
    expect(main).toContain(path.replace('reviews', 'products'));
  }
});

test('[GUARD-15] the sign-in page shows the form and target of its address', async () => {
  const html = await htmlOf('/de/sign-in?next=/profile/sizes');
  expect(html).toContain('>Dein Konto</h1>');
  expect(html).toContain('NOINDEX');
  expect(html).toContain('Zum Anmelden und zum Anlegen eines Kontos wird JavaScript gebraucht.');
});

test('[ERR-07, ERR-09] failed page data gives a 500 with the generic text', async () => {
  const reported: unknown[] = [];
  const original = console.error;
  console.error = (problem: unknown) => reported.push(problem);
  try {
    const { status, html } = await render({
      supportAddress,
      url: `${origin}/faq`,
      fetch: async () => new Response('no', { status: 500 }),
    });
    expect(status).toBe(500);
    expect(html).toContain('Something went wrong');
  } finally {
    console.error = original;
  }
  expect(reported).not.toEqual([]);
});

test('[SHELL-01] the checkout has neither header nor footer', async () => {
  const html = await htmlOf('/checkout');
  expect(html).not.toMatch(/<(header|footer)\b/);
  expect(html).not.toContain('Our mission</a></li>');
});

test('[ROUTE-22, ERR-06] the profile leads to its orders', async () => {
  expect(await open('/de/profile')).toEqual({ status: 302, location: '/de/profile/orders' });
});

test('the server renders a garment’s measurements in the size of the address', async () => {
  expect(await htmlOf('/product/cotton-t-shirt?sizeId=9L')).toMatch(/Chest<\/th><td[^>]*>\d/);
  expect(await htmlOf('/product/cotton-t-shirt')).not.toContain('Chest</th>');
});

test('serialized page data cannot close its script element', async () => {
  const html = await htmlOf('/faq');
  const state =
    /<script type="application\/json" id="page-state">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(state).not.toContain('<');
  expect(JSON.parse(state)).toMatchObject({ locale: 'en', failures: null });
});

test('the page contains third-party keys only if services are configured', async () => {
  expect(await htmlOf('/faq')).not.toContain('outside-analytics');
  const told = await open('/faq', { google: 'G-TEST1', segment: 'key12345' });
  expect(told.html).toContain(
    '<script type="application/json" id="outside-analytics">{"google":"G-TEST1","segment":"key12345"}</script>',
  );
});

test('[SUPPORT-10] only a configured messenger is in the page and its policy', async () => {
  // Development pages have no content security policy.
  vi.stubEnv('DEV', false);
  onTestFinished(() => void vi.unstubAllEnvs());
  const policyOf = ({ headers }: RenderedPage): string =>
    headers?.['content-security-policy'] ?? '';
  const own = await open('/faq');
  expect(own.html).not.toContain('chat-provider');
  const tokens = { danish: 'danish-token', international: 'international-token' };
  const outside = await open(
    '/faq',
    { segment: 'key12345' },
    { kind: 'chatwoot', url: 'https://chat.example', tokens },
  );
  expect(outside.html).toContain(
    '<script type="application/json" id="chat-provider">{"kind":"chatwoot","url":"https://chat.example","tokens":{"danish":"danish-token","international":"international-token"}}</script>',
  );
  expect(policyOf(own)).toMatch(/style-src 'self' 'sha256-\S+';/);
  expect(policyOf(own)).toContain("frame-src 'self';");
  for (const part of ['https:', 'unsafe-inline']) expect(policyOf(own)).not.toContain(part);
  for (const part of [
    'https://cdn.segment.com https://chat.example;',
    "style-src 'self' 'unsafe-inline';",
    "frame-src 'self' https://chat.example;",
    'trusted-types service-worker drape-worker default',
  ])
    expect(policyOf(outside)).toContain(part);
});

test('a product names its maker; Portuguese sellers link the complaint book', async () => {
  const seller = { name: 'Nadel & Faden', address: 'Rua 1, Porto', isPortuguese: true };
  const { html = '' } = await open('/product/cotton-t-shirt', {}, null, seller);
  expect(html).toContain(`Nadel &amp; Faden, Rua 1, Porto, ${supportAddress}`);
  expect(html).toContain('href="https://www.livroreclamacoes.pt/"');
  const elsewhere = await open('/', {}, null, { ...seller, isPortuguese: false });
  expect(elsewhere.html).not.toContain('livroreclamacoes');
});

test('content pages need no own route, and missing ones are a 404', async () => {
  expect((await open('/accessibility')).status).toBe(200);
  expect((await open('/de/accessibility')).html).toContain('Barrierefreiheit');
  expect((await open('/care-of-nothing')).status).toBe(404);
  expect((await open('/campaign-the-cold-half')).status).toBe(404);
});

test('server and browser show the same support address', async () => {
  const { html = '' } = await open('/contact');
  const [, state = 'null'] = /id="page-state">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(state)).toMatchObject({ supportAddress });
  expect(html).toContain(`Without it, please write to ${supportAddress}.`);
  const { html: home = '' } = await open('/');
  expect(home).toContain(`"email":"${supportAddress}"`);
});
