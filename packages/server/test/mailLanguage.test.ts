import { describe, expect, it } from 'vitest';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import { aKey, aPayment, type Client, pay, readyToPay, signUp } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const profile = '/oscarapi/user-full/';

/** First words of German mails that English ones do not have. */
const languagesOf = async (email: string): Promise<readonly string[]> => {
  const mails = await latestMails(shop.server.database.queries);
  return mails
    .filter(({ mail }) => mail.to === email)
    .map(({ mail }) => /<html lang="(\w+)/.exec(mail.html)?.[1] ?? mail.html.slice(0, 80));
};

const aCustomer = async (
  language: 'en' | 'de',
): Promise<{ readonly client: Client; readonly email: string }> => {
  const client = shop.client({ language });
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  return { client, email };
};
const order = async (client: Client): Promise<void> => {
  const { body } = await pay(client, aPayment(await readyToPay(client), origin));
  expect(body.resultCode).toBe('Authorised');
};
const requestReset = (client: Client, email: string) =>
  client.post('/api/v1/soat/reset-password/request/', { email });

describe('the language of mails', () => {
  it('mails use the language of the visit by default', async () => {
    const { client, email } = await aCustomer('en');
    await order(client);
    expect(await languagesOf(email)).toEqual(['en', 'en']);
    expect((await client.get('/oscarapi/login/')).body).toMatchObject({ mail_language: null });
  });

  it('a chosen language applies to every mail of the customer', async () => {
    const { client, email } = await aCustomer('en');
    expect((await client.put(profile, { mail_language: 'de' })).body).toMatchObject({
      mail_language: 'de',
    });
    await order(client);
    await requestReset(shop.client({ language: 'en' }), email.toUpperCase());
    expect([...(await languagesOf(email))].sort()).toEqual(['de', 'de', 'en']);
  });

  it('a chosen language applies to a new unconfirmed address', async () => {
    const { client } = await aCustomer('en');
    await client.put(profile, { mail_language: 'de' });
    const next = `${aKey()}@example.test`;
    expect(
      (
        await client.post('/api/v1/soat/security/email/', {
          current_password: 'needle-and-thread',
          email: next,
        })
      ).status,
    ).toBe(204);
    expect(await languagesOf(next)).toEqual(['de']);
  });

  it('removing the chosen language uses the visit’s; unknown ones are refused', async () => {
    const { client, email } = await aCustomer('de');
    await client.put(profile, { mail_language: 'en' });
    await client.put(profile, { mail_language: null });
    await order(client);
    expect(await languagesOf(email)).toEqual(['de', 'de']);
    expect((await client.put(profile, { mail_language: 'fr' })).status).toBe(400);
  });

  it('only customers themselves change their language', async () => {
    const [one, other] = [await aCustomer('en'), await aCustomer('en')];
    await one.client.put(profile, { mail_language: 'de' });
    await order(other.client);
    expect(await languagesOf(other.email)).toEqual(['en', 'en']);
  });
});
