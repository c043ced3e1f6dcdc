import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signIn, signUp } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const keys = { danish: 'the-key-of-the-danish-inbox', international: 'the-key-of-the-inbox' };
const tokens = { danish: 'danish-token', international: 'international-token' };
const shop = openShop({
  settings: {
    chatProvider: { kind: 'chatwoot', url: 'https://chat.example', tokens },
    chatKeys: keys,
  },
});
const ownShop = openShop();
const path = '/api/v1/dixa/user-token/';
const signed = (key: string, email: string): string =>
  createHmac('sha256', key).update(email).digest('hex');

describe('the identity token for a messenger', () => {
  it('[API-57] [SUPPORT-20] a customer gets a signed address, a guest none', async () => {
    const customer = shop.client({ country: 'DE' });
    expect((await customer.get(path)).status).toBe(403);
    await signIn(customer, 'customer@tailorbird.example', 'measure-twice');
    const answer = await customer.get(path);
    expect([answer.status, answer.body]).toEqual([
      200,
      { token: signed(keys.international, 'customer@tailorbird.example') },
    ]);
  });

  it('[SUPPORT-21] prices in kroner use the Danish team’s key', async () => {
    const customer = shop.client({ country: 'DK' });
    await signIn(customer, 'customer@tailorbird.example', 'measure-twice');
    const danish = { token: signed(keys.danish, 'customer@tailorbird.example') };
    expect((await customer.get(path)).body).toEqual(danish);
    expect((await customer.get(`${path}?currency=DKK`)).body).toEqual(danish);
    expect((await customer.get(`${path}?currency=EUR`)).body).not.toEqual(danish);
    expect((await customer.get(`${path}?currency=XXX`)).status).toBe(400);
  });

  it('no token is issued for an unconfirmed address or without messenger', async () => {
    const newcomer = shop.client();
    await signUp(newcomer);
    expect((await newcomer.get(path)).status).toBe(404);
    const customer = ownShop.client();
    await signIn(customer, 'customer@tailorbird.example', 'measure-twice');
    expect((await customer.get(path)).status).toBe(404);
  });

  it('[GUARD-13] staff acting for a customer get no token', async () => {
    const customer = shop.client();
    await signIn(customer, 'customer@tailorbird.example', 'measure-twice');
    const { id } = (await customer.get('/oscarapi/login/')).body;
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    await staff.post('/studio_api/acting/', { customer_id: id, reason: 'they asked' });
    expect((await staff.get(path)).status).toBe(403);
  });
});
