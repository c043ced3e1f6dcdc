import { consentVersion } from '@tailorbird/domain/shell';
import { describe, expect, it } from 'vitest';
import type { Client } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop();

const traits = {
  is_logged_in: false,
  device: 'iPhone',
  device_category: 'phone',
  is_staff: false,
  is_old_customer: false,
  test_group: 'a',
  ad_block_detected: false,
};
const allow = (client: Client, allowed: readonly string[]) =>
  client.post('/api/v1/consent/', {
    version: consentVersion,
    allowed,
    reference: crypto.randomUUID(),
  });
const count = (client: Client, session: string | null, event: object) =>
  client.post('/api/v1/analytics/', { session, traits, event });
const page = (path: string) => ({ name: 'page', path, non_interaction: false });
const events = async () =>
  Number(
    (
      await shop.server.database.queries
        .selectFrom('visit_event')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const staff = async () => {
  const client = shop.client();
  await client.post('/oscarapi/login/', {
    username: 'staff@tailorbird.example',
    password: 'measure-twice',
  });
  return client;
};

describe('counting visits', () => {
  it('refuses what nobody allowed, what was taken back, and what is allowed for something else', async () => {
    const client = shop.client();
    expect((await client.post('/api/v1/analytics/start/')).status).toBe(403);
    expect((await count(client, null, page('/'))).status).toBe(403);
    await allow(client, ['chat']);
    expect((await count(client, null, page('/'))).status).toBe(403);
    await allow(client, ['statistics']);
    expect((await client.post('/api/v1/analytics/start/')).status).toBe(204);
    expect((await count(client, 'session-one', page('/'))).status).toBe(204);
    expect(await events()).toBe(1);
    await allow(client, []);
    expect((await count(client, 'session-one', page('/'))).status).toBe(403);
  });

  it('forgets a visit whose consent is taken back', async () => {
    const client = shop.client();
    await allow(client, ['statistics']);
    await client.post('/api/v1/analytics/start/');
    const session = client.cookies.get('analytics_session') ?? '';
    expect(session).toMatch(/^[a-z0-9-]{32}$/);
    const before = await events();
    await count(client, session, page('/faq'));
    expect(await events()).toBe(before + 1);
    await allow(client, ['chat']);
    expect(await events()).toBe(before);
    expect(client.cookies.get('analytics_session') ?? '').toBe('');
  });

  it('[GUARD-13] counts nobody in whose name somebody acts', async () => {
    const client = await staff();
    await allow(client, ['statistics']);
    expect((await count(client, 'session-two', page('/'))).status).toBe(204);
    const { queries } = shop.server.database;
    await queries
      .updateTable('account')
      .set({ impersonate: 1 })
      .where('email', '=', 'staff@tailorbird.example')
      .execute();
    expect((await count(client, 'session-two', page('/'))).status).toBe(403);
    await queries
      .updateTable('account')
      .set({ impersonate: 0 })
      .where('email', '=', 'staff@tailorbird.example')
      .execute();
  });

  it('[ANALYTICS-01] takes no event with a field it does not have', async () => {
    const client = shop.client();
    await allow(client, ['statistics']);
    for (const wrong of [
      { ...page('/'), height: 185 },
      { name: 'size-saved', chest: 98 },
      { name: 'nothing-found', words: 'ada@example.com' },
    ])
      expect((await count(client, 'session-three', wrong)).status).toBe(400);
  });
});

describe('what was counted', () => {
  it('is for staff alone', async () => {
    expect((await shop.client().get('/studio_api/visits/')).status).toBe(403);
    expect((await (await staff()).get('/studio_api/visits/?days=30')).status).toBe(200);
  });

  it('says how far visits get, and what is missing', async () => {
    await shop.server.database.queries.deleteFrom('visit_event').execute();
    const visit = async (session: string, ...told: readonly object[]) => {
      const client = shop.client();
      await allow(client, ['statistics']);
      for (const event of told) expect((await count(client, session, event)).status).toBe(204);
    };
    const added = { name: 'line-added', clothing_type_slug: 'cotton-t-shirt', quantity: 1 };
    await visit(
      'visit-aaaa',
      page('/'),
      page('/product/cotton-t-shirt'),
      added,
      page('/checkout'),
      {
        name: 'order-placed',
        currency: 'EUR',
        item_count: 1,
      },
    );
    await visit('visit-bbbb', page('/product/oxford-shirt'), page('/product/oxford-shirt'), added);
    await visit(
      'visit-cccc',
      page('/'),
      { name: 'nothing-found', words: 'socks' },
      { name: 'nothing-found', words: 'socks' },
    );
    const { body } = await (await staff()).get('/studio_api/visits/?days=7');
    expect(body.funnel).toEqual([
      { step: 'visit', visits: 3 },
      { step: 'product', visits: 2 },
      { step: 'basket', visits: 2 },
      { step: 'checkout', visits: 1 },
      { step: 'order', visits: 1 },
    ]);
    expect(body.missing).toEqual([{ words: 'socks', times: 2 }]);
    expect(body.days).toMatchObject([{ visits: 3, pages: 6 }]);
    expect(body.pages[0]).toEqual({ path: '/', views: 2 });
    expect(body.devices).toEqual([{ category: 'phone', visits: 3 }]);
  });
});
