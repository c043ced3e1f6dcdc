import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { cardScriptOf, describePayments, payingFramesOf } from './paymentKeys.ts';
import { staffNeedSecondFactor } from './sampleProblems.ts';
import { readVariables, variables } from './variables.ts';

const url = 'postgres://shop@db/shop';
const complete = {
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  DATABASE_URL: url,
  DATA_DIR: '/shared',
  PUBLIC_URL: 'https://shop.example/',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Shop <hello@shop.example>',
  SUPPORT_EMAIL: 'help@shop.example',
  SELLER_NAME: 'Shop Ltd',
  SELLER_ADDRESS: 'Street 1|1000 Town',
  SELLER_TAX_NUMBER: 'DK12345678',
};

const problemsOf = (exampleValues: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readEnvironment(exampleValues);
    return [];
  } catch (cause) {
    return (cause as Error).message
      .split('\n')
      .flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
  }
};
const begins = (...words: readonly string[]) =>
  words.map((word) => expect.stringMatching(new RegExp(`^${word}`)));

describe('the environment', () => {
  it('an empty environment starts a local shop', () => {
    const { port, host, settings, hasSamples } = readEnvironment({});
    expect([port, host, hasSamples, settings.publicAddress]).toEqual([
      3_000,
      '127.0.0.1',
      true,
      null,
    ]);
  });

  it('a public shop rejects all sample settings in one error', () => {
    expect(problemsOf({ DATABASE_URL: url })).toEqual(
      begins(
        'PUBLIC_URL is',
        'SECRETS_KEY',
        'S3_URL',
        'There is no payment',
        'SMTP_URL',
        'MAIL_FROM',
        'SUPPORT_',
        'SELLER_NAME',
      ),
    );
    expect(
      problemsOf({ PUBLIC_URL: 'http://shop.example', PREVIEW_SECRET: 'secret', PORT: 'x' }),
    ).toEqual(
      begins(
        'PORT is not',
        'There is no payment',
        'PUBLIC_URL starts',
        'SMTP_URL',
        'MAIL_FROM',
        'SUPPORT_',
        'SELLER_NAME',
        'SECRETS_KEY',
        'PREVIEW_SECRET is too short',
      ),
    );
    expect(problemsOf(complete)).toEqual(begins('There is no payment provider'));
    expect(problemsOf({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  it('incomplete or contradictory payment keys are listed in one error', () => {
    const keys = {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_live_0123456789',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
    };
    const test = {
      STRIPE_SECRET_KEY: 'rk_test_0123456789',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
    };
    expect(readEnvironment({ ...complete, ...keys }).paymentKeys).toMatchObject({
      kind: 'stripe',
      address: 'https://api.stripe.com',
    });
    expect(readEnvironment({}).paymentKeys).toBeNull();
    expect(problemsOf({ ...complete, PAYMENTS: 'stripe' })).toEqual([
      'PAYMENTS is stripe, which needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
    ]);
    expect(problemsOf({ ...keys, PAYMENTS: 'sandbox' })).toEqual(
      begins('PAYMENTS is sandbox, but PAYMENTS=stripe is required for STRIPE_SECRET_KEY,'),
    );
    expect(problemsOf({ ...complete, ...keys, ...test })).toEqual(
      begins('STRIPE_SECRET_KEY is a test key: anybody can pay'),
    );
    expect(problemsOf({ ...keys, ...test })).toEqual([]);
    const withButtons = readEnvironment({
      ...keys,
      ...test,
      WALLET_BUTTONS: 'applepay, googlepay',
    });
    expect(withButtons.paymentKeys).toMatchObject({ buttons: ['applepay', 'googlepay'] });
    expect(payingFramesOf(withButtons.paymentKeys)).toContain('https://js.stripe.com');
    expect(payingFramesOf(readEnvironment({ ...keys, ...test }).paymentKeys)).toBeNull();
    expect(problemsOf({ WALLET_BUTTONS: 'googlepay' })).toEqual(
      begins('PAYMENTS is sandbox, but WALLET_BUTTONS'),
    );
    expect(problemsOf({ ...keys, ...test, WALLET_BUTTONS: 'paypal' })).toEqual(
      begins('WALLET_BUTTONS is not a list of applepay and googlepay'),
    );
    expect(problemsOf({ APPLE_PAY_DOMAIN_FILE: 'nowhere/to-be-found' })).toEqual(
      begins('APPLE_PAY_DOMAIN_FILE is not a file'),
    );
    const { applePayDomain } = readEnvironment({ APPLE_PAY_DOMAIN_FILE: 'package.json' }).settings;
    expect(applePayDomain).toContain('tailorbird');
    expect(problemsOf({ ...complete, ...keys, ...test, DEMO: '1' })).toEqual([]);
    expect(
      problemsOf({
        ...keys,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
        DEMO: '1',
        STRIPE_API: 'http://localhost:12111',
      }),
    ).toEqual(
      begins(
        'STRIPE_SECRET_KEY is a live key and STRIPE_PUBLISHABLE_KEY a test key',
        'STRIPE_SECRET_KEY is a live key, but DEMO',
        'STRIPE_API is not https://api.stripe.com',
      ),
    );
    expect(
      problemsOf({
        ...keys,
        STRIPE_SECRET_KEY: 'pk_live_0123456789',
        STRIPE_WEBHOOK_SECRET: 'secret',
      }),
    ).toEqual([
      'STRIPE_SECRET_KEY is not a Stripe key such as sk_live_…',
      'STRIPE_WEBHOOK_SECRET is not a Stripe webhook secret such as whsec_…',
      'PAYMENTS is stripe, which needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
    ]);
    expect(
      describePayments({
        ...keys,
        kind: 'stripe',
        secretKey: test.STRIPE_SECRET_KEY,
        publishableKey: '',
        webhookSecret: '',
        address: '',
      }),
    ).toContain('test keys');
  });

  it('Adyen needs matching keys and an environment', () => {
    const keys = {
      PAYMENTS: 'adyen',
      ADYEN_API_KEY: 'AQE0123456789012345678901234',
      ADYEN_CLIENT_KEY: 'live_0123456789',
      ADYEN_MERCHANT_ACCOUNT: 'TailorbirdECOM',
      ADYEN_HMAC_KEY: 'A'.repeat(64),
    };
    const live = { ADYEN_ENVIRONMENT: 'live-us', ADYEN_PREFIX: '1797a841fbb37ca7-Tailorbird' };
    const test = { ADYEN_CLIENT_KEY: 'test_0123456789' };
    const { paymentKeys } = readEnvironment({ ...complete, ...keys, ...live });
    expect(paymentKeys).toMatchObject({
      address: 'https://1797a841fbb37ca7-Tailorbird-checkout-live.adyenpayments.com/checkout/v71',
    });
    expect(paymentKeys && [describePayments(paymentKeys), cardScriptOf(paymentKeys)]).toEqual([
      'Payments: Adyen with live keys.',
      'adyen-live-us',
    ]);
    expect(readEnvironment({ ...keys, ...test }).paymentKeys).toMatchObject({
      address: 'https://checkout-test.adyen.com/v71',
    });
    const { paymentKeys: withButtons } = readEnvironment({
      ...keys,
      ...test,
      WALLET_BUTTONS: 'googlepay,applepay',
    });
    expect(withButtons && [cardScriptOf(withButtons), payingFramesOf(withButtons)]).toEqual([
      'adyen-test+applepay+googlepay',
      ['https://pay.google.com'],
    ]);
    expect(
      payingFramesOf(readEnvironment({ ...keys, ...test, WALLET_BUTTONS: 'applepay' }).paymentKeys),
    ).toEqual([]);
    expect(problemsOf({ PAYMENTS: 'adyen' })).toEqual([
      'PAYMENTS is adyen, which needs ADYEN_API_KEY, ADYEN_CLIENT_KEY, ADYEN_MERCHANT_ACCOUNT and ADYEN_HMAC_KEY',
    ]);
    expect(problemsOf({ ...keys, PAYMENTS: 'sandbox' })).toEqual(
      begins('PAYMENTS is sandbox, but PAYMENTS=adyen is required for ADYEN_API_KEY,'),
    );
    expect(problemsOf({ ...complete, ...keys, ...test })).toEqual(
      begins('ADYEN_ENVIRONMENT is test: anybody can pay'),
    );
    expect(problemsOf({ ...complete, ...keys, ...test, DEMO: '1' })).toEqual([]);
    expect(
      problemsOf({
        ...keys,
        ...test,
        ADYEN_ENVIRONMENT: 'live',
        ADYEN_API: 'http://localhost:12111',
        DEMO: '1',
      }),
    ).toEqual(
      begins(
        'ADYEN_ENVIRONMENT is live, and ADYEN_CLIENT_KEY a test key',
        'ADYEN_ENVIRONMENT is live, which needs ADYEN_PREFIX',
        'ADYEN_ENVIRONMENT is live, but DEMO',
        'ADYEN_ENVIRONMENT is live, but ADYEN_API is for tests',
      ),
    );
  });

  it('a demo may use sample settings but needs a public address', () => {
    expect(problemsOf({ DATABASE_URL: url, DEMO: '1' })).toEqual(
      begins('PUBLIC_URL is missing', 'SECRETS_KEY is missing', 'S3_URL is missing'),
    );
    const environment = readEnvironment({ ...complete, DEMO: '1' });
    expect([
      environment.isDemo,
      environment.hasSamples,
      environment.settings.publicAddress,
    ]).toEqual([true, false, 'https://shop.example']);
    expect(readEnvironment({ PUBLIC_URL: 'https://shop.example', DEMO: 'yes' }).hasSamples).toBe(
      true,
    );
  });

  it('mails are printed only on a shop’s own machine', () => {
    const shows = (exampleValues: Readonly<Record<string, string>>): boolean | undefined =>
      readEnvironment(exampleValues).settings.showsOutbox;
    expect([
      shows({}),
      shows({ HOST: 'localhost' }),
      shows({ PUBLIC_URL: 'http://localhost:3000' }),
    ]).toEqual([true, true, true]);
    expect([
      shows({ HOST: '0.0.0.0' }),
      shows({ HOST: '::' }),
      shows({ ...complete, DEMO: '1' }),
    ]).toEqual([false, false, false]);
  });

  it('staff need a second factor in public shops, or if configured', () => {
    const needs = (exampleValues: Readonly<Record<string, string>>): boolean =>
      staffNeedSecondFactor(readVariables(exampleValues).values);
    expect([
      needs(complete),
      needs({ PUBLIC_URL: 'https://shop.example' }),
      needs({ STAFF_SECOND_FACTOR: '1' }),
    ]).toEqual([true, true, true]);
    expect([
      needs({}),
      needs({ ...complete, DEMO: '1' }),
      needs({ ...complete, STAFF_SECOND_FACTOR: '0' }),
    ]).toEqual([false, false, false]);
    expect(readEnvironment({ STAFF_SECOND_FACTOR: '1' }).settings.staffNeedSecondFactor).toBe(true);
  });

  it.each([
    'shop.example',
    'ftp://shop.example',
    'https://shop.example/shop',
    'https://shop.example?x=1',
    'https://me@shop.example',
    'https://',
  ])('%s is not accepted as an address', (address) => {
    expect(problemsOf({ PUBLIC_URL: address })).toEqual(begins('PUBLIC_URL is not an address'));
  });

  it('settings that depend on each other are required together', () => {
    expect(
      problemsOf({
        GOOGLE_CLIENT_ID: 'id',
        APPLE_CLIENT_SECRET: 'secret',
        SELLER_NAME: 'Shop Ltd',
        ASSISTANT_KEY: 'key',
        TRUSTPILOT_UNIT: 'unit',
      }),
    ).toEqual([
      'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set, and they are used together',
      'APPLE_CLIENT_ID is missing: APPLE_CLIENT_SECRET is set, and they are used together',
      'SELLER_ADDRESS and SELLER_TAX_NUMBER are missing: SELLER_NAME is set, and they are used together',
      'TRUSTPILOT_API_KEY is missing: TRUSTPILOT_UNIT is set, and they are used together',
      'ASSISTANT_KEY requires ASSISTANT_URL',
    ]);
  });

  it('processes on one database need a shared key and photo store', () => {
    const shared = { DATABASE_URL: url, PUBLIC_URL: 'https://shop.example', DEMO: '1' };
    const SECRETS_KEY = complete.SECRETS_KEY;
    expect(problemsOf(shared)).toEqual(begins('SECRETS_KEY is missing', 'S3_URL is missing'));
    expect(problemsOf({ ...shared, SECRETS_KEY, DATA_DIR: '/shared' })).toEqual([]);
    const bucket = 'https://K:secret@s3.example/shop';
    expect(problemsOf({ ...shared, SECRETS_KEY, S3_URL: bucket })).toEqual([]);
  });

  it.each([
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'localhost'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://user:100%@mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['DATABASE_URL', 'database/shop'],
    ['DATABASE_URL', 'mysql://shop@database/shop'],
    ['DATABASE_URL', 'postgres://shop:100%@database/shop'],
    ['S3_URL', 's3.example'],
    ['SENTRY_DSN', 'sentry.example'],
    ['SECRETS_KEY', 'short'],
  ])('the error names %s without its value when it is %s', (name, value) => {
    const problems = problemsOf({ PUBLIC_URL: 'https://shop.example', DEMO: '1', [name]: value });
    expect(problems).toEqual(begins(name));
    expect(problems[0]).not.toContain(`: ${value}`);
  });

  it('an invalid setting is not also reported as missing', () => {
    expect(problemsOf({ ...complete, SMTP_URL: 'mail.example:587' })).toEqual(
      begins('SMTP_URL is not an address', 'There is no payment'),
    );
  });

  it.each([
    ['ALLOWED_HOSTS', 'https://www.shop.example'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['ASSISTANT_URL', 'models'],
    ['TRUST_PROXY', 'perhaps'],
    ['DEMO', '2'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_FROM', 'Shop'],
    ['SUPPORT_EMAIL', 'a@b@c'],
    ['PORT', '65536'],
    ['LIMIT_FACTOR', '0'],
    ['LIMIT_FACTOR', '1.5'],
    ['LIMIT_FACTOR', 'many'],
  ])('the error names %s when it is %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} .*: ${value}$`)),
    ]);
  });

  it('hosts and address limits can be extended', () => {
    const { settings } = readEnvironment({
      ALLOWED_HOSTS: 'www.shop.example, backend:3000,,',
      LIMIT_FACTOR: '5',
    });
    expect([settings.allowedHosts, settings.limitFactor]).toEqual([
      ['www.shop.example', 'backend:3000'],
      5,
    ]);
  });

  it('files are stored in the data folder or a bucket, without secrets in errors', () => {
    expect(readEnvironment({ DATA_DIR: '/data' }).files).toEqual({ folder: '/data/files' });
    expect(readEnvironment({ S3_URL: 'https://K:secret@s3.example/shop' }).files).toMatchObject({
      address: 'https://s3.example/shop',
    });
    const [problem = ''] = problemsOf({ S3_URL: 'https://K:secret@s3.example' });
    expect(problem).toMatch(/^S3_URL is not an address such as/);
    expect(problem).not.toContain('secret@s3.example ');
    expect(problem).not.toMatch(/: https:\/\/K:/);
  });

  it('analytics services are recognized by the format of their ids', () => {
    expect(readEnvironment({}).settings.outsideAnalytics).toEqual({});
    expect(
      readEnvironment({ GA_MEASUREMENT_ID: 'GTM-ABC123', SEGMENT_WRITE_KEY: 'abcDEF123' }).settings
        .outsideAnalytics,
    ).toEqual({
      google: 'GTM-ABC123',
      segment: 'abcDEF123',
    });
    expect(problemsOf({ GA_MEASUREMENT_ID: 'UA-1', SEGMENT_WRITE_KEY: 'x/../y' })).toEqual(
      begins('GA_MEASUREMENT_ID', 'SEGMENT_WRITE_KEY'),
    );
  });

  it('[SUPPORT-19] [SUPPORT-21] a messenger needs its tokens, and missing ones are reported', () => {
    expect(readEnvironment({}).settings).toMatchObject({ chatProvider: null, chatKeys: null });
    // Settings of an unselected messenger are ignored.
    expect(readEnvironment({ DIXA_TOKEN: 'dixa-token' }).settings.chatProvider).toBeNull();
    const chatwoot = {
      CHAT_PROVIDER: 'chatwoot',
      CHATWOOT_URL: 'https://chat.example',
      CHATWOOT_TOKEN: 'everywhere',
      CHATWOOT_KEY: 'a-key',
    };
    expect(readEnvironment(chatwoot).settings).toMatchObject({
      chatProvider: {
        kind: 'chatwoot',
        url: 'https://chat.example',
        tokens: { danish: 'everywhere', international: 'everywhere' },
      },
      chatKeys: { danish: 'a-key', international: 'a-key' },
    });
    const danish = readEnvironment({
      ...chatwoot,
      CHATWOOT_TOKEN_DKK: 'in-denmark',
      CHATWOOT_KEY_DKK: 'danish-key',
    }).settings;
    expect(danish).toMatchObject({
      chatProvider: { tokens: { danish: 'in-denmark' } },
      chatKeys: { danish: 'danish-key' },
    });
    expect(
      readEnvironment({
        CHAT_PROVIDER: 'dixa',
        DIXA_TOKEN: 'dixa-token',
        DIXA_TOKEN_DKK: 'dixa-danish',
      }).settings,
    ).toMatchObject({
      chatProvider: {
        kind: 'dixa',
        tokens: { danish: 'dixa-danish', international: 'dixa-token' },
      },
      chatKeys: null,
    });
    expect(problemsOf({ CHAT_PROVIDER: 'chatwoot', CHATWOOT_URL: 'https://chat.example' })).toEqual(
      ['CHAT_PROVIDER is chatwoot, which needs CHATWOOT_TOKEN and CHATWOOT_KEY'],
    );
    expect(
      problemsOf({ CHAT_PROVIDER: 'intercom', CHATWOOT_URL: 'chat.example', DIXA_TOKEN: '<x>' }),
    ).toEqual(begins('CHAT_PROVIDER', 'CHATWOOT_URL', 'DIXA_TOKEN'));
  });

  it('docs/settings.md documents each setting once with default and example', () => {
    const page = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| (.*?) \| `(.*?)` \|$/gm)];
    const documented = rows.map(([, name = '', fallback = '']) => [
      name,
      fallback.replaceAll('`', '').replace('–', ''),
    ]);
    expect(documented.toSorted()).toEqual(
      Object.entries(variables)
        .map(([name, { fallback }]) => [name, fallback])
        .toSorted(),
    );
    for (const [, name = '', , , example = ''] of rows)
      expect([name, example.startsWith(`${name}=`)]).toEqual([name, true]);
  });

  it('the examples of docs/settings.md are valid settings', () => {
    const page = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');
    const examples = [...page.matchAll(/\| `([A-Z0-9_]+)=(.*?)` \|$/gm)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    );
    const exampleValues = Object.fromEntries(examples);
    expect(
      readVariables({
        ...exampleValues,
        APPLE_PAY_DOMAIN_FILE: 'package.json',
        GUARANTEE_NOTICE_FOLDER: '',
      }).problems,
    ).toEqual([]);
  });
});
