import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { passwordResetMail } from '../src/contexts/account/mails/passwordReset.ts';
import { welcomeMail } from '../src/contexts/account/mails/welcome.ts';
import { createDispatcher, type MailCarrier } from '../src/platform/mail/dispatcher.ts';
import type { Mail } from '../src/platform/mail/mail.ts';
import { letterToShop, queueMail } from '../src/platform/mail/outbox.ts';

const origin = 'https://shop.test';
const aMail = (to: string): Mail => ({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });

class KeepingCarrier implements MailCarrier {
  readonly sent: Mail[] = [];
  failures: number;

  constructor(failures = 0) {
    this.failures = failures;
  }

  async send(mail: Mail): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('The line is busy');
    }
    this.sent.push(mail);
  }

  close(): void {}
}

let server: Server | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

let now = new Date('2025-11-20T10:00:00Z');
const advanceClock = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const open = async (carrier?: MailCarrier): Promise<Server> => {
  server = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    clock: () => now,
    ...(carrier && { mailCarrier: carrier }),
  });
  return server;
};

describe('the outbox', () => {
  it('mails are sent once and in order', async () => {
    const carrier = new KeepingCarrier();
    const { database, mail } = await open(carrier);
    for (const to of ['a@example.test', 'b@example.test'])
      await queueMail(database.queries, 'welcome', letterToShop(aMail(to)), now);
    expect(await mail.dispatch()).toBe(2);
    expect(await mail.dispatch()).toBe(0);
    expect(carrier.sent.map(({ to }) => to)).toEqual(['a@example.test', 'b@example.test']);
  });

  it('a delivered mail’s content is deleted', async () => {
    const { database, mail } = await open(new KeepingCarrier(1));
    await queueMail(
      database.queries,
      'password-reset',
      letterToShop(aMail('secret@example.test')),
      now,
    );
    const payload = async (): Promise<string> =>
      (await database.queries.selectFrom('outbox').select('payload').executeTakeFirstOrThrow())
        .payload;
    await mail.dispatch();
    expect(await payload()).toContain('secret@example.test');
    advanceClock(1);
    expect(await mail.dispatch()).toBe(1);
    expect(JSON.parse(await payload())).toEqual({ to: '', subject: '', text: '', html: '' });
  });

  it('a failed mail is retried with increasing delay', async () => {
    const carrier = new KeepingCarrier(2);
    const { database, mail } = await open(carrier);
    await queueMail(database.queries, 'welcome', letterToShop(aMail('a@example.test')), now);
    expect([await mail.dispatch(), await mail.dispatch(), carrier.failures]).toEqual([0, 0, 1]);
    advanceClock(0.5);
    expect([await mail.dispatch(), carrier.failures]).toEqual([0, 0]);
    advanceClock(0.5);
    expect(await mail.dispatch()).toBe(0);
    advanceClock(0.5);
    expect(await mail.dispatch()).toBe(1);
    expect(carrier.sent).toHaveLength(1);
  });

  it('mails survive a carrier outage of half a day', async () => {
    const carrier = new KeepingCarrier(1_000);
    const { database, mail } = await open(carrier);
    await queueMail(database.queries, 'gift-card', letterToShop(aMail('a@example.test')), now);
    for (let minutes = 0; minutes < 12 * 60; minutes += 10) {
      await mail.dispatch();
      advanceClock(10);
    }
    carrier.failures = 0;
    advanceClock(6 * 60);
    expect(await mail.dispatch()).toBe(1);
  });

  it('several processes send each mail once', async () => {
    const [one, other] = [new KeepingCarrier(), new KeepingCarrier()];
    const { database } = await open();
    for (let each = 0; each < 10; each += 1)
      await queueMail(
        database.queries,
        'welcome',
        letterToShop(aMail(`${each}@example.test`)),
        now,
      );
    const dispatchers = [one, other].map((carrier) =>
      createDispatcher(database, carrier, () => now, pino({ level: 'silent' })),
    );
    await Promise.all(dispatchers.map(({ dispatch }) => dispatch()));
    await Promise.all(dispatchers.map(({ stop }) => stop()));
    expect([...one.sent, ...other.sent].map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 10 }, (_, each) => `${each}@example.test`),
    );
  });

  it('a mail that always fails is abandoned', async () => {
    const carrier = new KeepingCarrier(1_000);
    const { database, mail } = await open(carrier);
    await queueMail(database.queries, 'welcome', letterToShop(aMail('a@example.test')), now);
    for (let times = 0; times < 20; times += 1) {
      await mail.dispatch();
      advanceClock(24 * 60);
    }
    expect(carrier.failures).toBe(988);
    const row = await database.queries.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect([row.attempts, row.delivered_at, JSON.parse(row.payload)]).toEqual([
      12,
      null,
      { to: '', subject: '', text: '', html: '' },
    ]);
  });

  it('a rolled back transaction leaves no mail', async () => {
    const { database } = await open();
    await database
      .transaction(async (trx) => {
        await queueMail(trx, 'welcome', letterToShop(aMail('a@example.test')), now);
        throw new Error('changed my mind');
      })
      .catch(() => {});
    expect(await database.queries.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('without a carrier, mails stay in the outbox', async () => {
    const { database, mail } = await open();
    await queueMail(database.queries, 'welcome', letterToShop(aMail('a@example.test')), now);
    expect(await mail.dispatch()).toBe(0);
    expect((await database.queries.selectFrom('outbox').selectAll().execute())[0]).toMatchObject({
      delivered_at: null,
      attempts: 0,
    });
  });
});

describe('mails', () => {
  it('HTML and text of a mail are equal, translated and have absolute links', () => {
    for (const [locale, path] of [
      ['en', '/reset-password/MQ/token'],
      ['de', '/de/reset-password/MQ/token'],
    ] as const) {
      const mail = passwordResetMail({
        to: 'a@example.test',
        locale,
        origin,
        path: '/reset-password/MQ/token',
      });
      for (const version of [mail.text, mail.html]) expect(version).toContain(`${origin}${path}`);
      expect(mail.html).toContain(`<html lang="${locale}">`);
    }
  });

  it('an address cannot inject mail headers or content', () => {
    const mail = welcomeMail({
      to: 'a@example.test',
      locale: 'en',
      origin: 'https://x"><script>',
      setPasswordPath: null,
      confirmPath: null,
    });
    expect(mail.html).not.toContain('<script>');
  });
});
