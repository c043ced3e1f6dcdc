import type { WireLegalReview } from '@tailorbird/contract/legal';
import { describe, expect, it } from 'vitest';
import { signIn } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

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
  },
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

  it('[LEGAL-06] [LEGAL-07] a sample shop names each gap', async () => {
    const { seller_country, duties } = await reviewOf(sample);
    expect(seller_country).toBe('DK');
    expect(new Set(duties.flatMap(({ missing }) => missing))).toEqual(
      new Set(['name', 'address', 'email', 'taxNumber', 'register', 'guaranteeNotice']),
    );
    expect(duties.find(({ kind }) => kind === 'legal-guarantee')).toMatchObject({
      status: 'incomplete',
      missing: ['guaranteeNotice'],
    });
    expect(duties.find(({ kind }) => kind === 'fibers')).toMatchObject({ status: 'shown' });
  });

  it('only staff read the duties', async () => {
    expect((await sample.client().get('/studio_api/legal/')).status).toBe(403);
  });
});
