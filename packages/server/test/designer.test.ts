import { randomBytes } from 'node:crypto';
import type { ClothingType } from '@tailorbird/domain/catalog';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createServer } from '../src/app/createServer.ts';
import { createToken } from '../src/platform/session/secrets.ts';
import { signIn } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const reported: string[] = [];
const logger = pino(
  { level: 'error' },
  { write: (line: string) => reported.push((JSON.parse(line) as { readonly msg: string }).msg) },
);
const shop = openShop({ logger });
const get = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(shop.server.fetch(new Request(`${origin}${path}`, { headers })));
const leadsTo = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await get(path, headers);
  return [answer.status, answer.headers.get('location')];
};

const typeOf = (slug: string) => {
  const type = shop.server.shop.catalog.clothingTypes.find((candidate) => candidate.slug === slug);
  if (!type) throw new Error(`no ${slug}`);
  return type;
};

/** Makes the catalog return something else until the test ends. */
const original = (): PropertyDescriptor => {
  const own = Object.getOwnPropertyDescriptor(shop.server.shop.catalog, 'clothingTypes');
  if (!own) throw new Error('no range');
  return own;
};
let restore = (): void => {};
const replaceRange = (get: () => readonly ClothingType<never>[]): void => {
  const own = original();
  Object.defineProperty(shop.server.shop.catalog, 'clothingTypes', { ...own, get });
  restore = () => Object.defineProperty(shop.server.shop.catalog, 'clothingTypes', own);
};
afterEach(() => {
  restore();
  restore = () => {};
  reported.length = 0;
});

describe('the legacy designer', () => {
  it('[DESIGN-10, DESIGN-11, DESIGN-12] a legacy address redirects to its garment and variant', async () => {
    expect(await leadsTo('/designer?type=1')).toEqual([301, '/product/cotton-t-shirt?type=1']);
    expect(await leadsTo('/de/designer/?type=1&utm_source=mail')).toEqual([
      301,
      '/de/product/cotton-t-shirt?type=1',
    ]);
    const type = typeOf('cotton-t-shirt');
    const other = type.fabricColors.find(
      ({ id, outOfStock }) => id !== type.defaultFabricColorId && !outOfStock,
    )?.id;
    const [status, location] = await leadsTo(`/designer?type=1&fabric_color=${other}`);
    expect([status, location]).toEqual([
      301,
      expect.stringMatching(
        new RegExp(`^/product/cotton-t-shirt/${other}-[\\d-]+\\?type=1&fabric_color=${other}$`),
      ),
    ]);
  });

  it('[DESIGN-08, DESIGN-09, DESIGN-13, DESIGN-18] an invalid id redirects permanently to the designer', async () => {
    for (const query of [
      'fabric_color=3',
      'type=abc&fabric_color=3',
      'type=1&type=2&fabric_color=3',
      'type[]=1&fabric_color=3&utm_x=1',
    ]) {
      const answer = await get(`/designer?${query}`);
      const kept = query.startsWith('type=abc') ? '?type=abc&fabric_color=3' : '?fabric_color=3';
      expect([answer.status, answer.headers.get('location')], query).toEqual([
        301,
        `/product${kept}`,
      ]);
      expect(answer.headers.get('cache-control')).not.toBe('no-store');
    }
    expect(await leadsTo('/de/designer')).toEqual([301, '/de/product']);
    expect(reported).toEqual([]);
  });

  it('[DESIGN-15] a missing or hidden type redirects temporarily to the designer', async () => {
    const hidden = shop.server.shop.catalog.clothingTypes.find(
      ({ visibility }) => visibility === 'NOT_VISIBLE' || visibility === 'ADMIN_ONLY',
    );
    for (const id of [999_999, ...(hidden ? [hidden.id] : [])]) {
      const answer = await get(`/designer?type=${id}&collar=3`);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `/product?type=${id}`]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('[DESIGN-14, DESIGN-16] a failed lookup is reported and redirects to the designer', async () => {
    replaceRange(() => {
      throw new Error('The range is away');
    });
    const answer = await get('/de/designer?type=1&fabric_color=2');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/de/product?type=1&fabric_color=2',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(reported).toHaveLength(1);
  });

  it('[DESIGN-16] a database outage during sign-in lookup redirects to the designer', async () => {
    const broken = await createServer({ database: { memory: true }, seedsAccounts: false, logger });
    await broken.database.close();
    const answer = await broken.fetch(
      new Request(`${origin}/designer?type=1`, {
        headers: { cookie: `sessionid=${createToken(randomBytes)}` },
      }),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/product?type=1']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(reported).toContain('a GraphQL field failed');
  });

  it('[DESIGN-17] a failing redirect is reported and is a 500 page', async () => {
    const types = shop.server.shop.catalog.clothingTypes.map((type) =>
      type.id === 1 ? { ...type, slug: 'no\naddress' } : type,
    );
    replaceRange(() => types as never);
    const answer = await get('/de/designer?type=1');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    const page = await answer.text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('href="/de"');
    expect(page).toContain('<h1>Diese alte Adresse ließ sich nicht öffnen</h1>');
    expect(reported).toEqual(['the legacy designer did not redirect']);
  });

  it('[DESIGN-19] admin UI has its own types and defaults', async () => {
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    const hidden = shop.server.shop.catalog.clothingTypes.find(
      ({ visibility }) => visibility === 'ADMIN_ONLY',
    );
    const asStaff = { cookie: `sessionid=${staff.cookies.get('sessionid')}` };
    if (hidden)
      expect((await leadsTo(`/designer?type=${hidden.id}`, asStaff))[1]).toMatch(
        new RegExp(`^/product/${hidden.slug}`),
      );
    const answer = await get('/designer?type=1', asStaff);
    expect(answer.headers.get('vary')).toContain('Cookie');
    expect(answer.headers.get('cache-control')).toContain('private');
  });

  it('[DESIGN-20] [ROUTE-56] other addresses and methods are not redirected', async () => {
    expect((await get('/designers?type=1')).status).not.toBe(301);
    expect((await get('/designer/x?type=1')).status).not.toBe(301);
    expect(
      (await shop.server.fetch(new Request(`${origin}/designer?type=1`, { method: 'HEAD' })))
        .status,
    ).toBe(301);
    expect(
      (await shop.server.fetch(new Request(`${origin}/designer?type=1`, { method: 'POST' })))
        .status,
    ).toBe(405);
  });
});
