import type { WireLegalReview } from '@tailorbird/contract/legal';
import { describe, expect, it } from 'vitest';
import { declarationOf } from '../src/app/legal/customsDeclaration.ts';
import { fabricOfLine } from '../src/contexts/orders/application/garmentPages.ts';
import { findOrder, type StoredOrderLine } from '../src/contexts/orders/index.ts';
import { aBeanie, anAddress, aPayment, aTShirt, pay, saveSize, signIn } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const sample = openShop();
const complete = openShop({
  settings: {
    seller: {
      name: 'Shop Ltda',
      address: ['Rua 1', '4000 Porto', 'Portugal'],
      taxNumber: 'PT123456789',
    },
    imprint: { representative: null, phone: null, register: 'Porto 1' },
    supportAddress: 'help@shop.example',
    guaranteeNotice: { en: '<svg/>', de: '<svg/>' },
    accessibilityAuthority: '[Authority](https://authority.example/)',
    billingRetentionYears: 10,
  },
});

const german = openShop({
  settings: { seller: { name: 'Shop GmbH', address: ['Weg 1'], taxNumber: 'DE123456789' } },
});

const reviewOf = async (shop: typeof sample): Promise<WireLegalReview> => {
  const staff = shop.client();
  await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
  return (await staff.get('/studio_api/legal/')).body;
};

describe('the legal duties of a shop', () => {
  it('[LEGAL-07] a complete shop has no gaps', async () => {
    const { seller_country, duties } = await reviewOf(complete);
    expect(seller_country).toBe('PT');
    expect(duties.map(({ kind }) => kind)).toContain('complaint-book');
    for (const { kind, status, missing } of duties)
      expect([kind, status, missing]).toEqual([kind, 'shown', []]);
  });

  it('[LEGAL-06] [LEGAL-07] a sample shop lists each missing detail of the seller', async () => {
    const { seller_country, duties } = await reviewOf(sample);
    expect(seller_country).toBe('DK');
    expect(new Set(duties.flatMap(({ missing }) => missing))).toEqual(
      new Set([
        'name',
        'address',
        'email',
        'taxNumber',
        'register',
        'guaranteeNotice',
        'accessibilityAuthority',
      ]),
    );
    expect(duties.find(({ kind }) => kind === 'legal-guarantee')).toMatchObject({
      status: 'incomplete',
      missing: ['guaranteeNotice'],
    });
    expect(duties.find(({ kind }) => kind === 'fibers')).toMatchObject({ status: 'shown' });
  });

  it('the accessibility page names the authority of the settings', async () => {
    for (const language of ['en', 'de']) {
      const pageOf = async (shop: typeof sample) =>
        JSON.stringify(
          (await shop.client({ language }).get('/content-api/pages/accessibility')).body,
        );
      expect(await pageOf(complete)).toContain('[Authority](https://authority.example/)');
      expect(await pageOf(sample)).not.toContain('authority.example');
    }
  });

  it('[LEGAL-12] the accessibility page names the authority of the seller’s country', async () => {
    for (const language of ['en', 'de']) {
      const { body } = await german.client({ language }).get('/content-api/pages/accessibility');
      expect(JSON.stringify(body)).toContain('MLBF@ms.sachsen-anhalt.de');
    }
    const { duties } = await reviewOf(german);
    expect(duties.flatMap(({ missing }) => missing)).not.toContain('accessibilityAuthority');
  });

  it('texts state the retention years of the settings', async () => {
    for (const language of ['en', 'de']) {
      const { body } = await complete.client({ language }).get('/content-api/pages/privacy');
      expect(JSON.stringify(body)).toMatch(/10 (years|Jahre)/);
    }
  });

  it('only staff read the duties', async () => {
    expect((await sample.client().get('/studio_api/legal/')).status).toBe(403);
  });
});

describe('fibers', () => {
  it.each([
    ['en', '100% cotton. Ribs: 95% cotton, 5% elastane'],
    ['de', '100 % Baumwolle. Bündchen: 95 % Baumwolle, 5 % Elasthan'],
  ])('[LEGAL-08] garment page and making sheet in %s list the trims', async (language, text) => {
    const client = sample.client({ language });
    const { body: type } = await client.get('/customizer_api/v2/clothing-types/7');
    expect(type.trims).toHaveLength(1);
    const [color] = type.fabric_colors;
    const page = await client.get(`/api/v1/garments/7-${color.id}/`);
    expect(page.body.composition.replaceAll('\u202f', ' ')).toBe(text);
    const fabric = fabricOfLine(sample.server.shop, {
      snapshot: { fabricColorId: color.id } as StoredOrderLine['snapshot'],
    });
    expect(fabric?.composition[language as 'en' | 'de'].replaceAll('\u202f', ' ')).toBe(text);
  });
});

describe('customs', () => {
  const sentTo = async (country: string): Promise<{ readonly number: string; total: number }> => {
    const client = complete.client({ country });
    const size = await saveSize(client);
    for (const piece of [aTShirt(size, { quantity: 2 }), aBeanie()])
      await client.post('/oscarapi/basket/add-product/', piece);
    const places: Readonly<Record<string, object>> = {
      CH: { line4: 'Zürich', postcode: '8001' },
      DE: {},
    };
    await client.post(
      '/oscarapi/basket/add-shipping-address/',
      anAddress({ ...places[country], country: `/oscarapi/countries/${country}/` }),
    );
    const { body: basket } = await client.post('/oscarapi/basket/v2/add-currier/', {
      shipping_method_code: 'standard',
    });
    const { body } = await pay(client, aPayment(basket, origin));
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    return {
      number: body.order_number,
      total: Math.round(Number(basket.total_incl_tax) * 100),
    };
  };
  const asStaff = async () => {
    const staff = complete.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    return staff;
  };

  it('[LEGAL-09] a declaration has each piece, its code and the value as paid', async () => {
    const { number, total } = await sentTo('CH');
    const order = await findOrder(complete.server.database.queries, number);
    if (!order) throw new Error('no order');
    const { lines, value, grams } = declarationOf(complete.server.shop, order);
    expect(value.amount).toBe(total);
    expect(lines.map(({ hs, quantity }) => [hs, quantity])).toEqual([
      ['610910', 2],
      ['650500', 1],
    ]);
    expect(grams).toBeGreaterThan(300);
    expect(grams).toBeLessThan(1_000);
    const staff = await asStaff();
    const pdf = await staff.get(`/studio_api/orders/${number}/cn23.pdf`);
    expect([pdf.status, String(pdf.body).slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await complete.client().get(`/studio_api/orders/${number}/cn23.pdf`)).status).toBe(403);
    expect((await staff.get('/studio_api/orders/999999/cn23.pdf')).status).toBe(404);
  });

  it('[LEGAL-09] a parcel within the customs union has no declaration', async () => {
    const { number } = await sentTo('DE');
    expect(await (await asStaff()).get(`/studio_api/orders/${number}/cn23.pdf`)).toMatchObject({
      status: 409,
      body: { code: 'not-needed' },
    });
  });

  it('[LEGAL-10] the weights of a year count sent orders by country and fiber', async () => {
    const staff = await asStaff();
    const year = new Date().getUTCFullYear();
    const table = async () =>
      (await staff.get(`/studio_api/legal/fiber-weights.csv?year=${year}`)).body as string;
    const { number } = await sentTo('CH');
    expect(await table()).not.toContain('CH,');
    for (const to of ['InProduction', 'Shipped'])
      expect((await staff.post(`/studio_api/orders/${number}/moves/`, { to })).status).toBe(200);
    const rows = (await table()).trim().split('\r\n');
    expect(rows[0]).toBe('country,fiber,kilograms');
    expect(rows.filter((row) => row.startsWith('CH,'))).toEqual([
      expect.stringMatching(/^CH,cotton,0\.\d{3}$/),
      expect.stringMatching(/^CH,wool,0\.\d{3}$/),
    ]);
    expect((await staff.get('/studio_api/legal/fiber-weights.csv?year=x')).status).toBe(400);
    expect(
      (await complete.client().get(`/studio_api/legal/fiber-weights.csv?year=${year}`)).status,
    ).toBe(403);
  });
});
