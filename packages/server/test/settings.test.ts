import { createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { variables } from '../src/app/variables.ts';
import { freePort, startBucketServer, startMailServer, startReceiver } from './counterparts.ts';
import { startOpenIdProvider } from './openIdProvider.ts';
import {
  aKey,
  aPayment,
  aTShirt,
  type Client,
  createClient,
  pay,
  readyToPay,
} from './oscarClient.ts';
import { startPostgres } from './postgres.ts';
import { openRecordedAdyen } from './recordedAdyen.ts';
import { openRecordedStripe } from './recordedStripe.ts';
import { type StartedShop, startRefused, startShop } from './startedShop.ts';

type Name = keyof typeof variables;
type Settings = Readonly<Partial<Record<Name, string>>>;

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-settings-'));
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});
const opened = async <Counterpart extends { readonly close: () => unknown }>(
  counterpart: Promise<Counterpart>,
): Promise<Counterpart> => {
  const open = await counterpart;
  closers.push(open.close);
  return open;
};

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = performance.now() + 60_000; !(await isSo()); await pause(50))
    if (performance.now() > end) throw new Error('waited for 60 seconds');
};

const covered = new Set<string>();
const timeout = 120_000;

/**
 * Starts a shop, checks each of its settings and stops it. All settings except those in `also`
 * need a check.
 */
const tryShop = async (
  said: Settings,
  checks: (shop: StartedShop) => Readonly<Record<string, () => unknown>>,
  {
    also = {},
    stopping = async () => {},
  }: {
    readonly also?: Settings;
    readonly stopping?: (shop: StartedShop) => Promise<void>;
  } = {},
): Promise<void> => {
  const shop = await startShop({ ...also, ...said } as Record<string, string>);
  try {
    const all = checks(shop);
    expect(Object.keys(all).toSorted()).toEqual(Object.keys(said).toSorted());
    for (const [name, check] of Object.entries(all)) {
      await Promise.resolve(check()).catch((cause: Error) => {
        throw new Error(`${name}: ${cause.message}`, { cause });
      });
      covered.add(name);
    }
  } finally {
    const stopped = shop.stop();
    await stopping(shop);
    expect([await stopped, shop.printed()]).toEqual([0, expect.any(String)]);
  }
};

const pageOf = async (shop: StartedShop, path: string): Promise<string> =>
  await (await fetch(`${shop.address}${path}`, { redirect: 'follow' })).text();

const statusBy = (address: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${address}/oscarapi/basket/`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

const photoIsKept = async (client: Client): Promise<void> => {
  const picture = { width: 30, height: 20, channels: 3, background: '#884422' } as const;
  const jpeg = new Uint8Array(await sharp({ create: picture }).jpeg().toBuffer());
  const kept = await client.send('POST', '/api/v1/chat/photos/', jpeg, {
    'content-type': 'image/jpeg',
  });
  expect(kept.status).toBe(201);
  expect((await client.get(`/api/v1/chat/photos/${kept.body.id}/`)).status).toBe(200);
};

const seller = {
  SELLER_NAME: 'Shop Ltd',
  SELLER_ADDRESS: 'Street 1|1000 Town',
  SELLER_TAX_NUMBER: 'DK12345678',
  SELLER_REPRESENTATIVE: 'Rea Presentative',
  SELLER_PHONE: '+45 12 34 56 78',
  SELLER_REGISTER: 'CVR 12345678',
} as const;

describe('a local trial shop', () => {
  it('all settings of a local shop work, and SIGTERM stops it', {
    timeout,
  }, async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const [mail, bucket, collector, model, provider] = await Promise.all([
      opened(startMailServer('shop@mail', 'p@:/ä')),
      opened(startBucketServer()),
      opened(startReceiver()),
      opened(startReceiver('{"choices":[{"message":{"role":"assistant","content":"Worded."}}]}')),
      opened(startOpenIdProvider(`${origin}/auth/complete/oidc/`)),
    ]);
    const DATA_DIR = join(folder, 'tried');
    const noticeFolder = mkdtempSync(join(folder, 'notice-'));
    writeFileSync(join(noticeFolder, 'en.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const aBrowser = (): Client => createClient({ fetch, origin });
    const client = aBrowser();
    const enters = async (): Promise<void> => {
      const { location } = await client.get('/auth/login/oidc/?next=/faq');
      const back = await provider.signIn(location ?? '', 'ada@example.test');
      expect((await client.get(back.slice(origin.length))).location).toBe('/faq');
      expect((await client.get('/oscarapi/login/')).body.email).toBe('ada@example.test');
    };
    const offers = async (name: string): Promise<void> =>
      expect((await client.get('/api/v1/soat/social/')).body.providers).toContain(name);
    const said = {
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR,
      ALLOWED_HOSTS: 'www.shop.example',
      LIMIT_FACTOR: '2',
      OFFLINE: '0',
      ACCESSIBILITY_AUTHORITY: '[Authority](https://authority.example/)',
      BILLING_RETENTION_YEARS: '7',
      GUARANTEE_NOTICE_FOLDER: noticeFolder,
      STANDARD_SIZES_RETURNABLE: '0',
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'info',
      STAFF_SECOND_FACTOR: '1',
      S3_URL: `${bucket.urlOf('photos')}/folder?region=us-east-1`,
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      PREVIEW_SECRET: 'a-long-text-that-nobody-guesses',
      SMTP_URL: `smtp://shop%40mail:p%40%3A%2F%C3%A4@127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Own Shop <own@shop.example>',
      SUPPORT_EMAIL: 'help@shop.example',
      ...seller,
      METRICS: '127.0.0.1:0',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
      ASSISTANT_URL: `http://127.0.0.1:${model.port}/v1`,
      ASSISTANT_MODEL: 'small-model',
      ASSISTANT_KEY: 'model-key',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'House accounts',
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      APPLE_CLIENT_ID: 'apple',
      APPLE_CLIENT_SECRET: 'apple-secret',
      FACEBOOK_CLIENT_ID: 'facebook',
      FACEBOOK_CLIENT_SECRET: 'facebook-secret',
    } satisfies Settings;
    const imprint = async (text: string, shop: StartedShop): Promise<void> =>
      expect(await pageOf(shop, '/imprint')).toContain(text);
    const staff = aBrowser();
    const signInStaff = (password: string) =>
      staff.post('/oscarapi/login/', { username: 'staff@tailorbird.example', password });
    const askForOrder = (email: string) =>
      aBrowser().post('/oscarapi/orders/link/', { order_number: '100001', email });
    const asked = async (): Promise<string> => {
      const begun = await client.post('/applai_api/api-applai-user-token/');
      await client.post('/api/v1/chat/messages/', {
        key: aKey().replaceAll('.', '-').padEnd(20, '-'),
        text: 'Where do you ship?',
        photos: [],
        messenger: 'ai',
        after: 0,
        assistant_token: begun.body.token,
      });
      await until(() => model.received.length > 0);
      return JSON.stringify(model.received[0]);
    };
    await tryShop(
      said,
      (shop) => ({
        PORT: () => expect(shop.address).toBe(origin),
        HOST: () => expect(shop.address).toContain('localhost'),
        DATA_DIR: () => expect(readdirSync(DATA_DIR).join()).toMatch(/sqlite|\.db/),
        ALLOWED_HOSTS: async () => {
          expect(await statusBy(shop.address, 'www.shop.example')).not.toBe(421);
          expect(await statusBy(shop.address, 'other.example')).toBe(421);
        },
        OFFLINE: async () =>
          expect(await pageOf(shop, '/service-worker.js')).toContain('registration.unregister'),
        ACCESSIBILITY_AUTHORITY: async () =>
          expect(await pageOf(shop, '/accessibility')).toContain(
            'href="https://authority.example/"',
          ),
        BILLING_RETENTION_YEARS: async () => {
          expect(await pageOf(shop, '/privacy')).toContain('billing information for 7 years');
          expect(await pageOf(shop, '/profile/info')).toContain('"billingYears":7');
        },
        GUARANTEE_NOTICE_FOLDER: async () => {
          expect(await pageOf(shop, '/legal-guarantee')).toContain('src="/legal-guarantee/en.svg"');
          expect(await pageOf(shop, '/de/legal-guarantee')).not.toContain(
            '/legal-guarantee/de.svg',
          );
          const graphic = await fetch(`${shop.address}/legal-guarantee/en.svg`);
          expect(graphic.headers.get('content-type')).toBe('image/svg+xml');
          expect(await graphic.text()).toContain('<svg');
        },
        STANDARD_SIZES_RETURNABLE: async () => {
          const guest = createClient({ fetch, origin }, { country: 'DE' });
          const { body } = await guest.post('/graphql/', {
            query:
              'mutation { createUserSizeFromStandardSize(standardSizeId: 1, title: "Mine", targetSizeTypeId: 1) { ... on CreatedUserSize { user_size { id } } } }',
          });
          const sizeId = body.data.createUserSizeFromStandardSize.user_size.id;
          await guest.post('/oscarapi/basket/add-product/', aTShirt(sizeId));
          const [line] = (await guest.basket()).all_lines;
          expect(line?.withdrawal_right).toBe('made-to-specification');
        },
        // Checked when the shop stops.
        DRAIN_SECONDS: () => {},
        LOG_LEVEL: async () => {
          await pageOf(shop, '/oscarapi/basket/');
          await until(() => shop.printed().includes('"level":"info"'));
        },
        SMTP_URL: async () => {
          const guest = aBrowser();
          const { body } = await pay(guest, aPayment(await readyToPay(guest), origin));
          expect(body.resultCode).toBe('Authorised');
          await until(() => mail.mails.length > 0);
          expect(mail.mails[0]).toMatchObject({
            from: 'own@shop.example',
            to: 'nora@example.test',
          });
        },
        MAIL_FROM: () => expect(mail.mails[0]?.raw).toContain('Own Shop'),
        SUPPORT_EMAIL: async () =>
          expect(await pageOf(shop, '/.well-known/security.txt')).toContain('help@shop.example'),
        S3_URL: async () => {
          await photoIsKept(client);
          const stored = readdirSync(join(bucket.directory, 'photos', 'folder'), {
            recursive: true,
          });
          expect(stored.join()).toContain('thumb');
          expect(existsSync(join(DATA_DIR, 'files'))).toBe(false);
        },
        SECRETS_KEY: () => expect(existsSync(join(DATA_DIR, 'secrets.key'))).toBe(false),
        PREVIEW_SECRET: async () => {
          const expires = String(Math.floor(Date.now() / 1_000) + 60);
          const path = '/below-the-fold-preview/cotton-t-shirt/1';
          const signature = createHmac('sha256', said.PREVIEW_SECRET)
            .update(`${path}?${expires}`)
            .digest('base64url');
          const call = '/content-api/below-the-fold/cotton-t-shirt/1';
          const [signed, unsigned] = await Promise.all([
            client.get(`${call}?expires=${expires}&signature=${signature}`),
            client.get(call),
          ]);
          expect([signed.status === unsigned.status, unsigned.status]).toEqual([false, 403]);
        },
        SELLER_NAME: () => imprint('Shop Ltd', shop),
        SELLER_ADDRESS: () => imprint('1000 Town', shop),
        SELLER_TAX_NUMBER: () => imprint('DK12345678', shop),
        SELLER_REPRESENTATIVE: () => imprint('Rea Presentative', shop),
        SELLER_PHONE: () => imprint('12 34 56 78', shop),
        SELLER_REGISTER: () => imprint('CVR 12345678', shop),
        STAFF_SECOND_FACTOR: async () => {
          expect((await signInStaff('measure-twice')).status).toBe(200);
          expect((await staff.get('/studio_api/jobs/')).status).toBe(403);
        },
        LIMIT_FACTOR: async () => {
          const statuses: number[] = [];
          for (let count = 0; count < 41; count += 1)
            statuses.push((await askForOrder(`x${count}@example.test`)).status);
          // The limit is 20 per hour and address.
          expect([statuses.slice(0, 40).includes(429), statuses[40]]).toEqual([false, 429]);
        },
        METRICS: async () => {
          const at = /Metrics: (\S+)/.exec(shop.printed())?.[1] ?? '';
          expect(await (await fetch(at)).text()).toContain('http_request_duration_seconds_count');
        },
        OTEL_EXPORTER_OTLP_ENDPOINT: async () => {
          await pageOf(shop, '/oscarapi/basket/');
          await until(() => collector.received.some(({ url }) => url === '/v1/traces'));
          expect(collector.received[0]?.body).toContain('GET /');
        },
        ASSISTANT_URL: async () => expect(await asked()).toContain('/v1'),
        ASSISTANT_MODEL: async () => expect(await asked()).toContain('small-model'),
        ASSISTANT_KEY: async () => expect(await asked()).toContain('Bearer model-key'),
        OIDC_NAME: async () =>
          expect((await client.get('/api/v1/soat/social/')).body.oidc_name).toBe('House accounts'),
        OIDC_ISSUER: () => offers('oidc'),
        OIDC_CLIENT_ID: () => offers('oidc'),
        OIDC_CLIENT_SECRET: enters,
        GOOGLE_CLIENT_ID: () => offers('google-oauth2'),
        GOOGLE_CLIENT_SECRET: () => offers('google-oauth2'),
        APPLE_CLIENT_ID: () => offers('apple-id'),
        APPLE_CLIENT_SECRET: () => offers('apple-id'),
        FACEBOOK_CLIENT_ID: () => offers('facebook'),
        FACEBOOK_CLIENT_SECRET: () => offers('facebook'),
      }),
      {
        // DRAIN_SECONDS: pages are still answered while the health probe reports the shutdown.
        stopping: async (shop) => {
          await until(async () => (await fetch(`${shop.address}/readyz`)).status === 503);
          expect((await fetch(`${shop.address}/faq`)).status).toBe(200);
        },
      },
    );
  });
});

describe('a public demo', () => {
  const PUBLIC_URL = 'https://shop.example';
  const proxied = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' } as const;
  const clientOf = (shop: StartedShop): Client =>
    createClient({
      origin: PUBLIC_URL,
      fetch: async (asked) => {
        const { pathname, search } = new URL(asked.url);
        const headers = new Headers(asked.headers);
        for (const [name, value] of Object.entries(proxied)) headers.set(name, value);
        headers.set('origin', PUBLIC_URL);
        return await fetch(`${shop.address}${pathname}${search}`, {
          method: asked.method,
          headers,
          redirect: 'manual',
          ...(asked.method !== 'GET' && { body: await asked.arrayBuffer() }),
        });
      },
    });
  const signedIn = async (shop: StartedShop, name: string): Promise<Client> => {
    const client = clientOf(shop);
    const password = 'measure-twice';
    const username = `${name}@tailorbird.example`;
    expect((await client.post('/oscarapi/login/', { username, password })).status).toBe(200);
    return client;
  };
  const chatToken = async (shop: StartedShop, country = 'US'): Promise<string> => {
    const customer = await signedIn(shop, 'customer');
    customer.cookies.set('country', country);
    return (await customer.get('/api/v1/dixa/user-token/')).body.token;
  };
  const methods = async (shop: StartedShop): Promise<string> => {
    const client = clientOf(shop);
    await readyToPay(client);
    return JSON.stringify((await client.post('/adyen_api/checkout/payment_methods/', {})).body);
  };
  const page = async (shop: StartedShop): Promise<string> => {
    const answer = await fetch(`${shop.address}/faq`, { headers: proxied });
    return `${[...answer.headers].join('\n')}\n${await answer.text()}`;
  };
  const shared = {
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL,
    DEMO: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    GA_MEASUREMENT_ID: 'G-ABC123',
    SEGMENT_WRITE_KEY: 'abcDEF123456',
    TRUSTPILOT_API_KEY: 'key',
    TRUSTPILOT_UNIT: 'unit',
  } as const;
  /** With an invalid key or without Trustpilot there are no reviews, not the samples. */
  const asksTrustpilot = async (shop: StartedShop): Promise<void> =>
    expect(
      (await clientOf(shop).get('/external/trustpilot/v1/business-units/tailorbird')).status,
    ).toBeGreaterThanOrEqual(500);
  const sharedChecks = (shop: StartedShop) => ({
    HOST: () => expect(shop.address).toContain('127.0.0.1'),
    PORT: () => expect(shop.address).toMatch(/:[1-9]\d+$/),
    PUBLIC_URL: async () =>
      expect(
        await (await fetch(`${shop.address}/sitemap.xml`, { headers: proxied })).text(),
      ).toContain(`<loc>${PUBLIC_URL}/`),
    DEMO: () => expect(shop.printed()).toContain('This is a demo'),
    TRUST_PROXY: async () => {
      const headers = { ...proxied, 'x-request-id': 'of-the-proxy-0001' };
      const answer = await fetch(`${shop.address}/oscarapi/basket/`, { headers });
      expect(answer.headers.get('x-request-id')).toBe('of-the-proxy-0001');
    },
    LOG_LEVEL: () => expect(shop.printed()).not.toContain('"level":"info"'),
    GA_MEASUREMENT_ID: async () => expect(await page(shop)).toContain('G-ABC123'),
    SEGMENT_WRITE_KEY: async () => expect(await page(shop)).toContain('abcDEF123456'),
    TRUSTPILOT_API_KEY: () => asksTrustpilot(shop),
    TRUSTPILOT_UNIT: () => asksTrustpilot(shop),
  });

  it('a demo works with Stripe and Chatwoot', { timeout }, async () => {
    const stripe = await opened(openRecordedStripe());
    const sentry = await opened(startReceiver());
    const appleFile = join(folder, 'apple');
    writeFileSync(appleFile, 'of the merchant');
    await tryShop(
      {
        ...shared,
        DATA_DIR: join(folder, 'stripe'),
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: stripe.keys.secretKey,
        STRIPE_PUBLISHABLE_KEY: stripe.keys.publishableKey,
        STRIPE_WEBHOOK_SECRET: stripe.keys.webhookSecret,
        STRIPE_API: stripe.keys.address,
        WALLET_BUTTONS: 'googlepay',
        APPLE_PAY_DOMAIN_FILE: appleFile,
        SENTRY_DSN: `http://sentry-key@127.0.0.1:${sentry.port}/42`,
        RELEASE: 'release-of-today',
        STORES: 'Lisbon PT, Faro PT',
        PRODUCTION_START: 'after-14-days',
        STAFF_SECOND_FACTOR: '0',
        CHAT_PROVIDER: 'chatwoot',
        CHATWOOT_URL: 'https://chat.example',
        CHATWOOT_TOKEN: 'abcdefgh12345678',
        CHATWOOT_TOKEN_DKK: 'abcdefgh87654321',
        CHATWOOT_KEY: 'identity-key',
        CHATWOOT_KEY_DKK: 'identity-key-dkk',
      },
      (shop) => {
        const client = clientOf(shop);
        return {
          ...sharedChecks(shop),
          DATA_DIR: () => expect(existsSync(join(folder, 'stripe'))).toBe(true),
          PAYMENTS: () => expect(shop.printed()).toContain('Payments: Stripe with test keys'),
          STRIPE_API: async () => {
            const basket = await readyToPay(client);
            const token = stripe.token('pay');
            const payment_method = { type: 'scheme', token };
            const { body } = await pay(client, aPayment(basket, PUBLIC_URL, { payment_method }));
            expect(body).toMatchObject({ resultCode: 'Authorised' });
          },
          STRIPE_SECRET_KEY: () => expect(stripe.intents.size).toBeGreaterThan(0),
          STRIPE_PUBLISHABLE_KEY: async () =>
            expect(await methods(shop)).toContain(stripe.keys.publishableKey),
          STRIPE_WEBHOOK_SECRET: async () => {
            const path = '/webhooks/payments/stripe';
            const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
            expect((await client.send('POST', path, '{}', headers)).status).toBe(401);
          },
          WALLET_BUTTONS: async () => expect(await page(shop)).toContain('payment=(self'),
          APPLE_PAY_DOMAIN_FILE: async () =>
            expect(
              await (
                await fetch(
                  `${shop.address}/.well-known/apple-developer-merchantid-domain-association`,
                  { headers: proxied },
                )
              ).text(),
            ).toBe('of the merchant'),
          STAFF_SECOND_FACTOR: async () => {
            const staff = await signedIn(shop, 'staff');
            expect((await staff.get('/studio_api/jobs/')).status).toBe(200);
          },
          PRODUCTION_START: async () =>
            expect(await page(shop)).toContain('14 days after you place it'),
          STORES: async () => {
            const store = await signedIn(shop, 'store');
            expect(JSON.stringify((await store.get('/studio_api/till/')).body)).toContain('Faro');
          },
          CHAT_PROVIDER: async () => expect(await page(shop)).toContain('chatwoot'),
          CHATWOOT_URL: async () => expect(await page(shop)).toContain('https://chat.example'),
          CHATWOOT_TOKEN: async () => expect(await page(shop)).toContain('abcdefgh12345678'),
          CHATWOOT_TOKEN_DKK: async () => expect(await page(shop)).toContain('abcdefgh87654321'),
          CHATWOOT_KEY: async () => expect(await chatToken(shop)).toMatch(/^[\da-f]{64}$/),
          CHATWOOT_KEY_DKK: async () =>
            expect(await chatToken(shop, 'DK')).not.toBe(await chatToken(shop)),
          // Last, since a missing table makes a call fail.
          SENTRY_DSN: async () => {
            const files = readdirSync(join(folder, 'stripe'));
            const file = files.find((name) => /\.(sqlite|db)$/.test(name)) ?? '';
            const database = new Sqlite(join(folder, 'stripe', file));
            database.exec('alter table favorite rename to favorite_gone');
            database.close();
            const customer = await signedIn(shop, 'customer');
            expect((await customer.get('/customizer_api/v2/favorites/')).status).toBe(500);
            await until(() => sentry.received.length > 0);
            expect(sentry.received[0]?.headers['x-sentry-auth']).toContain('sentry-key');
          },
          RELEASE: () => expect(sentry.received[0]?.body).toContain('release-of-today'),
        };
      },
    );
  });

  it('a shop works with PostgreSQL, Adyen, Dixa and all other settings', {
    timeout,
  }, async (test) => {
    const postgres = await startPostgres();
    if (!postgres.available) return test.skip(postgres.reason);
    closers.push(postgres.server.stop);
    const { url } = await postgres.server.createDatabase();
    const [adyen, mail, bucket, collector] = await Promise.all([
      opened(openRecordedAdyen()),
      opened(startMailServer('shop', 'secret')),
      opened(startBucketServer()),
      opened(startReceiver()),
    ]);
    const local = `http://127.0.0.1:${collector.port}`;
    const rest = {
      DATA_DIR: join(folder, 'postgres'),
      ALLOWED_HOSTS: 'www.shop.example',
      STAFF_SECOND_FACTOR: '0',
      WALLET_BUTTONS: 'googlepay',
      S3_URL: bucket.urlOf('photos'),
      SMTP_URL: `smtp://shop:secret@127.0.0.1:${mail.port}`,
      MAIL_FROM: 'own@shop.example',
      SUPPORT_EMAIL: 'help@shop.example',
      ...seller,
      STORES: 'Lisbon PT',
      OFFLINE: '1',
      METRICS: '127.0.0.1:0',
      PREVIEW_SECRET: 'a-long-text-that-nobody-guesses',
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      APPLE_CLIENT_ID: 'apple',
      APPLE_CLIENT_SECRET: 'apple-secret',
      FACEBOOK_CLIENT_ID: 'facebook',
      FACEBOOK_CLIENT_SECRET: 'facebook-secret',
      OIDC_ISSUER: local,
      OIDC_CLIENT_ID: 'shop',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'House accounts',
      ASSISTANT_URL: local,
      ASSISTANT_MODEL: 'small-model',
      ASSISTANT_KEY: 'key',
      SENTRY_DSN: `http://sentry-key@127.0.0.1:${collector.port}/42`,
      OTEL_EXPORTER_OTLP_ENDPOINT: local,
    } as const;
    await tryShop(
      {
        ...shared,
        DATABASE_URL: url,
        SECRETS_KEY: Buffer.alloc(32, 9).toString('base64'),
        PAYMENTS: 'adyen',
        ADYEN_API_KEY: adyen.keys.apiKey,
        ADYEN_CLIENT_KEY: adyen.keys.clientKey,
        ADYEN_MERCHANT_ACCOUNT: adyen.keys.merchantAccount,
        ADYEN_HMAC_KEY: adyen.keys.hmacKey,
        ADYEN_ENVIRONMENT: 'test',
        ADYEN_PREFIX: '1797a841fbb37ca7-Shop',
        ADYEN_API: new URL(adyen.keys.address).origin,
        CHAT_PROVIDER: 'dixa',
        DIXA_TOKEN: 'abcdefgh12345678',
        DIXA_TOKEN_DKK: 'abcdefgh87654321',
      },
      (shop) => {
        const client = clientOf(shop);
        return {
          ...sharedChecks(shop),
          PAYMENTS: () => expect(shop.printed()).toContain('Payments: Adyen with test keys'),
          ADYEN_API: async () => {
            const payment_method = { type: 'scheme', token: adyen.token('pay') };
            const basket = await readyToPay(client);
            const { body } = await pay(client, aPayment(basket, PUBLIC_URL, { payment_method }));
            expect(body).toMatchObject({ resultCode: 'Authorised' });
            await until(() => mail.mails.length > 0);
          },
          ADYEN_API_KEY: () => expect(adyen.payments.size).toBeGreaterThan(0),
          ADYEN_MERCHANT_ACCOUNT: () => expect(adyen.payments.size).toBeGreaterThan(0),
          ADYEN_CLIENT_KEY: async () => expect(await methods(shop)).toContain(adyen.keys.clientKey),
          ADYEN_HMAC_KEY: async () => {
            const path = '/webhooks/payments/adyen';
            const headers = { 'content-type': 'application/json' };
            expect((await client.send('POST', path, '{}', headers)).status).toBe(401);
          },
          ADYEN_ENVIRONMENT: async () => expect(await methods(shop)).toContain('"test"'),
          // Part of live URLs only, which no test requests.
          ADYEN_PREFIX: () => expect(shop.printed()).not.toContain('ADYEN_PREFIX'),
          DATABASE_URL: () =>
            expect(existsSync(join(folder, 'postgres', 'shop.sqlite'))).toBe(false),
          SECRETS_KEY: () =>
            expect(existsSync(join(folder, 'postgres', 'secrets.key'))).toBe(false),
          CHAT_PROVIDER: async () => expect(await page(shop)).toContain('dixa'),
          DIXA_TOKEN: async () => expect(await page(shop)).toContain('abcdefgh12345678'),
          DIXA_TOKEN_DKK: async () => expect(await page(shop)).toContain('abcdefgh87654321'),
        };
      },
      { also: rest },
    );
  });
});

it('the tests above use every setting', (test) => {
  if (covered.size === 0) test.skip('the shops were not started');
  expect(Object.keys(variables).filter((name) => !covered.has(name))).toEqual([]);
});

describe('a start that is refused', () => {
  it('all errors are listed at once, including a refusing bucket', {
    timeout,
  }, async () => {
    const bucket = await opened(startBucketServer());
    const [code, printed] = await startRefused({
      DATA_DIR: join(folder, 'refused'),
      SMTP_URL: 'mail.example:587',
      GOOGLE_CLIENT_ID: 'google',
      DATABASE_URL: 'postgres://shop@127.0.0.1:2/shop',
      PUBLIC_URL: 'https://shop.example',
      DEMO: '1',
      S3_URL: bucket.urlOf('nowhere'),
    });
    expect([code, printed.match(/^- \w+/gm)]).toEqual([
      1,
      ['- SMTP_URL', '- S3_URL', '- GOOGLE_CLIENT_SECRET', '- SECRETS_KEY'],
    ]);
    expect(printed).toContain('404 NoSuchBucket');
    expect(printed).not.toContain('S3RVER');
  });

  it('the error names the setting of a port in use', { timeout }, async () => {
    const taken = await opened(startReceiver());
    const [code, printed] = await startRefused({
      DATA_DIR: join(folder, 'port'),
      PORT: String(taken.port),
    });
    expect([code, printed]).toEqual([1, expect.stringContaining('- PORT is in use')]);
  });
});
