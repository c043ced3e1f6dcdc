import { beforeAll, describe, expect, it } from 'vitest';
import { aBeanie, aKey, type Client, signIn, signUp } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop();
const as = async (who: 'staff' | 'store'): Promise<Client> => {
  const client = shop.client({ country: 'DE' });
  await signIn(client, `${who}@tailorbird.example`, 'measure-twice');
  return client;
};
type Row = {
  readonly key: string;
  readonly title: string;
  readonly value: Record<string, unknown>;
};
const rowsOf = async (client: Client, table: string, search = ''): Promise<readonly Row[]> =>
  (
    await client.get<readonly Row[]>(
      `/studio_api/data/${table}/?search=${encodeURIComponent(search)}`,
    )
  ).body;
const change = (
  client: Client,
  table: string,
  key: string,
  before: unknown,
  after: unknown,
  reason = 'tried in a test',
) => client.put(`/studio_api/data/${table}/${key}/`, { before, after, reason });

describe('data that staff can change', () => {
  let staff: Client;
  let store: Client;
  beforeAll(async () => {
    [staff, store] = [await as('staff'), await as('store')];
  });

  it('[CATALOG-22] a switch takes effect at once and can be reset', async () => {
    const before = { on: true };
    expect(await rowsOf(staff, 'switches', 'oxford')).toMatchObject([
      { key: 'isNewOxfordShirtLaunched', value: before },
    ]);
    const oxford = async () =>
      (await shop.client().get<{ slug: string }[]>('/customizer_api/v2/size-types/')).body.some(
        ({ slug }) => slug === 'oxford-shirt',
      );
    expect(await oxford()).toBe(true);
    expect(
      (await change(staff, 'switches', 'isNewOxfordShirtLaunched', before, { on: false })).status,
    ).toBe(200);
    expect(
      (await shop.client().get('/api/v1/soat/init/')).body.location.waffle.switches
        .is_new_oxford_shirt_launched,
    ).toBe(false);
    const listed = async (client: Client, wanted = 'new-oxford-shirt'): Promise<boolean> =>
      (await client.get<{ slug: string }[]>('/customizer_api/v3/clothing-types/')).body.some(
        ({ slug }) => slug === wanted,
      );
    expect([await listed(shop.client()), await listed(staff)]).toEqual([false, true]);
    expect(await listed(shop.client(), 'oxford-shirt')).toBe(true);
    const isInSitemap = async () =>
      String((await shop.client().get('/sitemap.xml')).body).includes('/product/new-oxford-shirt<');
    expect(await isInSitemap()).toBe(false);
    expect(
      (
        await change(
          staff,
          'switches',
          'isNewOxfordShirtLaunched',
          { on: false },
          before,
          'it was a try',
        )
      ).status,
    ).toBe(200);
    expect(await listed(shop.client())).toBe(true);
    expect(await isInSitemap()).toBe(true);
    expect(
      (await shop.client().get('/api/v1/soat/init/')).body.location.waffle.switches
        .is_new_oxford_shirt_launched,
    ).toBe(true);
    const { body: history } = await staff.get(
      '/studio_api/data/switches/isNewOxfordShirtLaunched/history/',
    );
    expect(history).toMatchObject([
      {
        by: 'staff@tailorbird.example',
        reason: 'it was a try',
        before: { on: false },
        after: { on: true },
      },
      {
        by: 'staff@tailorbird.example',
        reason: 'tried in a test',
        before: { on: true },
        after: { on: false },
      },
    ]);
  });

  it('[SUPPORT-11] without assistant, messages go to a person', async () => {
    const staff = await as('staff');
    const ask = async (): Promise<readonly string[]> => {
      const message = {
        key: aKey().replaceAll('.', '-').padEnd(20, '-'),
        text: 'Where do you ship?',
        photos: [],
        messenger: 'ai',
        after: 0,
      };
      const { body } = await shop.client().post('/api/v1/chat/messages/', message);
      return [
        body.messenger,
        ...body.messages.map(({ author }: { readonly author: string }) => author),
      ];
    };
    expect(await ask()).toEqual(['ai', 'customer', 'assistant']);
    expect(
      (await change(staff, 'switches', 'appliedChat', { on: true }, { on: false })).status,
    ).toBe(200);
    expect(await ask()).toEqual(['human', 'customer']);
    expect(
      (await change(staff, 'switches', 'appliedChat', { on: false }, { on: true })).status,
    ).toBe(200);
    expect(await ask()).toEqual(['ai', 'customer', 'assistant']);
  });

  it('the second of two concurrent changes gets both versions as a conflict', async () => {
    const [row] = await rowsOf(store, 'stock');
    if (!row) throw new Error('No color is limited');
    const [first, second] = [{ pieces: 41 }, { pieces: 42 }];
    expect((await change(store, 'stock', row.key, row.value, first)).status).toBe(200);
    expect(await change(staff, 'stock', row.key, row.value, second)).toMatchObject({
      status: 409,
      body: { yours: second, now: { key: row.key, value: first } },
    });
    expect((await change(staff, 'stock', row.key, first, second)).status).toBe(200);
    const stock = (
      await shop
        .client()
        .get<{ stock: Record<string, number> }[]>('/customizer_api/v2/clothing_type_stock/')
    ).body;
    expect(JSON.stringify(stock)).toContain('42');
  });

  it('a voucher is created, used and ended', async () => {
    const value = {
      name: 'Opening week',
      percent: 15,
      valid_from: '2020-01-01',
      valid_until: '2099-01-01',
      usage: 'multi-use',
    };
    expect(
      (await change(staff, 'vouchers', 'OPENING15', null, { ...value, percent: null })).body,
    ).toEqual({
      percent: [expect.any(String)],
    });
    expect((await change(staff, 'vouchers', 'OPENING15', null, value)).status).toBe(200);
    expect((await change(staff, 'vouchers', 'OPENING15', null, value)).status).toBe(409);
    const guest = shop.client({ country: 'DE' });
    await guest.post('/oscarapi/basket/add-product/', aBeanie());
    expect(
      (await guest.post('/oscarapi/basket/add-voucher/', { vouchercode: 'opening15' })).status,
    ).toBe(200);
    expect(
      (await change(staff, 'vouchers', 'OPENING15', value, { ...value, valid_until: '2021-01-01' }))
        .status,
    ).toBe(200);
    const other = shop.client({ country: 'DE' });
    await other.post('/oscarapi/basket/add-product/', aBeanie());
    expect(
      (await other.post('/oscarapi/basket/add-voucher/', { vouchercode: 'opening15' })).status,
    ).toBe(406);
  });

  it('a voucher code in lower-case letters is the same row', async () => {
    const value = {
      name: 'Closing week',
      percent: 10,
      valid_from: '2020-01-01',
      valid_until: '2099-01-01',
      usage: 'multi-use',
    };
    expect((await change(staff, 'vouchers', 'closing10', null, value)).body).toMatchObject({
      key: 'CLOSING10',
      title: 'CLOSING10',
    });
    for (const key of ['closing10', 'Closing10', 'CLOSING10'])
      expect([
        key,
        (await change(staff, 'vouchers', key, null, { ...value, percent: 50 })).status,
      ]).toEqual([key, 409]);
    expect(await rowsOf(staff, 'vouchers', 'closing10')).toMatchObject([
      { key: 'CLOSING10', value },
    ]);
    expect(
      (await staff.get<unknown[]>('/studio_api/data/vouchers/closing10/history/')).body,
    ).toHaveLength(1);
  });

  it('a launch’s day and text can be changed', async () => {
    const [row] = await rowsOf(staff, 'launches', 'oxford');
    if (!row) throw new Error('No launch');
    const after = {
      ...row.value,
      date: '2031-05-01',
      title_en: 'Oxford, later',
      title_de: 'Oxford, später',
    };
    expect((await change(staff, 'launches', row.key, row.value, after)).status).toBe(200);
    expect(
      JSON.stringify((await rowsOf(staff, 'launches', 'later')).map(({ key }) => key)),
    ).toContain(row.key);
    const german = shop.client({ language: 'de' });
    expect(JSON.stringify((await german.get('/content-api/launches')).body)).toContain(
      'Oxford, später',
    );
  });

  it('[SHELL-20] a certificate is added, changed, disabled and expires', async () => {
    const held = async (language: 'en' | 'de' = 'en') =>
      (
        await shop
          .client({ language })
          .get<readonly { readonly slug: string; readonly name: string }[]>(
            '/content-api/certificates',
          )
      ).body;
    const samples = await held('de');
    expect(samples).toMatchObject([
      { name: 'Faire Naht, ein Muster', is_sample: true },
      { is_sample: true },
    ]);
    for (const row of await rowsOf(staff, 'certificates'))
      expect(
        (await change(staff, 'certificates', row.key, row.value, { ...row.value, used: false }))
          .status,
      ).toBe(200);
    expect(await held()).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    const value = {
      used: true,
      name_en: 'Whole Cloth',
      name_de: 'Ganzes Tuch',
      text_en: 'No scrap is thrown away.',
      text_de: 'Kein Rest wird weggeworfen.',
      issuer: 'Weavers of the Valley',
      number: 'W-17',
      link: 'https://weavers.example/17',
      last_day: today,
      emblem: 'leaf',
      sample: false,
    };
    for (const link of ['javascript:alert(1)', '//evil.example', 'http://weavers.example', ''])
      expect(
        (await change(staff, 'certificates', 'whole-cloth', null, { ...value, link })).body,
      ).toEqual({ link: [expect.any(String)] });
    expect((await change(staff, 'certificates', 'whole-cloth', null, value)).status).toBe(200);
    expect(await held('de')).toEqual([
      expect.objectContaining({
        slug: 'whole-cloth',
        name: 'Ganzes Tuch',
        valid_until: today,
        is_sample: false,
      }),
    ]);
    shop.putForward(86_400_000);
    expect(await held()).toEqual([]);
    const [row] = await rowsOf(staff, 'certificates', 'whole');
    expect(row?.value).toEqual(value);
    for (const each of await rowsOf(staff, 'certificates', 'sample'))
      expect(
        (await change(staff, 'certificates', each.key, each.value, { ...each.value, used: true }))
          .status,
      ).toBe(200);
    expect(await held('de')).toEqual(samples);
  });

  it('[CATALOG-25] a naming rule is previewed, added, changed and disabled', async () => {
    const rows = await rowsOf(staff, 'naming', 'henley');
    expect(rows.map(({ value }) => value.pattern)).toContain('Cotton Long Sleeve, *Henley*');
    const value = {
      pattern: 'Cotton T-Shirt, *Navy*',
      name_en: 'The Navy One',
      name_de: 'Das Marineblaue',
      priority: 10,
      used: true,
    };
    const preview = await staff.post<
      readonly { readonly type: string; readonly before: object; readonly after: object }[]
    >('/studio_api/data/naming/rule-test/preview/', { after: value });
    expect(preview.status).toBe(200);
    expect(preview.body).toContainEqual(
      expect.objectContaining({
        type: 'cotton-t-shirt',
        after: { en: 'The Navy One', de: 'Das Marineblaue' },
      }),
    );
    const typesNow = async () =>
      JSON.stringify((await shop.client().get('/customizer_api/v3/clothing-types/')).body);
    expect(await typesNow()).not.toContain('The Navy One');
    expect((await change(staff, 'naming', 'rule-test', null, value)).status).toBe(200);
    expect(await typesNow()).toContain('The Navy One');
    expect(
      (await change(staff, 'naming', 'rule-other', null, { ...value, name_en: 'Twice' })).body,
    ).toEqual({
      pattern: [expect.any(String)],
    });
    for (const pattern of ['No Such Garment, *Navy*', 'Cotton T-Shirt, *No Such Word*'])
      expect(
        (await change(staff, 'naming', 'rule-other', null, { ...value, pattern })).body,
      ).toEqual({ pattern: [expect.any(String)] });
    expect(
      (await change(staff, 'naming', 'rule-test', value, { ...value, used: false }, 'it was a try'))
        .status,
    ).toBe(200);
    expect(await typesNow()).not.toContain('The Navy One');
    const [own] = rows.filter(
      ({ value: { pattern } }) => pattern === 'Cotton Long Sleeve, *Henley*',
    );
    expect(
      (
        await change(staff, 'naming', own!.key, own!.value, {
          ...own!.value,
          name_en: 'Buttoned Long Sleeve',
        })
      ).status,
    ).toBe(200);
    const renamed = await typesNow();
    expect([renamed.includes('Buttoned Long Sleeve'), renamed.includes('Cotton Henley')]).toEqual([
      true,
      false,
    ]);
  });

  it('invalid values are refused by field, and other roles entirely', async () => {
    const [row] = await rowsOf(staff, 'stock');
    for (const after of [
      { pieces: -1 },
      { pieces: 'many' },
      {},
      { pieces: 1, price: 0 },
      { pieces: null },
    ])
      expect((await change(staff, 'stock', row!.key, row!.value, after)).status).toBe(400);
    expect((await change(staff, 'stock', row!.key, row!.value, { pieces: 3 }, 'no')).body).toEqual({
      reason: [expect.any(String)],
    });
    expect((await change(staff, 'switches', 'unknownSwitch', null, { on: true })).status).toBe(404);
    expect((await staff.get('/studio_api/data/prices/')).status).toBe(404);
    const customer = shop.client();
    await signUp(customer);
    for (const client of [customer, shop.client()]) {
      expect((await client.get('/studio_api/data/stock/')).status).toBe(403);
      expect((await change(client, 'stock', row!.key, row!.value, { pieces: 3 })).status).toBe(403);
      expect((await client.get(`/studio_api/data/stock/${row!.key}/history/`)).status).toBe(403);
    }
    for (const table of ['switches', 'vouchers', 'launches', 'certificates', 'naming'])
      expect((await store.get(`/studio_api/data/${table}/`)).status).toBe(403);
  });
});
