import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { smtpAddress } from '../src/platform/mail/dispatcher.ts';
import { letterToShop, queueMail } from '../src/platform/mail/outbox.ts';

type Received = { readonly to: string; readonly raw: string };
type Reaction = 'accept' | 'stall' | 'disconnect';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  while (closers.length > 0) await closers.pop()?.();
});

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await pause(20);
};

const openSmtp = async (
  react: (to: string, times: number) => Reaction,
  options: SMTPServerOptions = {},
): Promise<{ readonly url: string; readonly received: Received[] }> => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, session, callback) => {
      void text(stream).then((raw) => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        received.push({ to, raw });
        const reaction = react(to, received.filter((each) => each.to === to).length);
        if (reaction === 'accept') callback();
        if (reaction === 'disconnect')
          for (const connection of server.connections as Set<{
            readonly id: string;
            readonly _socket: { readonly destroy: () => void };
          }>)
            if (connection.id === session.id) connection._socket.destroy();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
};

let now = new Date('2026-03-02T10:00:00Z');

const openShop = async (
  smtpUrl: string,
): Promise<{
  readonly server: Server;
  readonly logged: Readonly<Record<string, unknown>>[];
  readonly send: (to: string) => Promise<void>;
}> => {
  now = new Date('2026-03-02T10:00:00Z');
  const logged: Readonly<Record<string, unknown>>[] = [];
  const server = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    clock: () => now,
    logger: pino(
      { level: 'warn' },
      { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
    ),
    settings: { smtpUrl, mailFrom: 'Shop <hello@shop.example>' },
  });
  closers.push(() => server.close());
  const send = async (to: string): Promise<void> => {
    const mail = { to, subject: 'Hello', text: 'Hello', html: '<body><p>Hello</p></body>' };
    await queueMail(server.database.queries, 'welcome', letterToShop(mail), now);
    server.shop.mailQueued();
  };
  return { server, logged, send };
};

const rowsOf = ({ database }: Server) =>
  database.queries.selectFrom('outbox').selectAll().orderBy('id').execute();

const headerIn = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)\r?$`, 'im').exec(raw)?.[1];

describe('mail by SMTP', () => {
  it('a hanging SMTP server does not block other mails', async () => {
    const { url, received } = await openSmtp((to) => (to.startsWith('stall') ? 'stall' : 'accept'));
    const { server, send } = await openShop(url);
    await send('stall@example.test');
    await until(() => received.length === 1);
    for (const to of ['a@example.test', 'b@example.test', 'c@example.test']) await send(to);
    await until(async () => (await rowsOf(server)).slice(1).every((row) => row.delivered_at));
    expect(received.map(({ to }) => to).sort()).toEqual([
      'a@example.test',
      'b@example.test',
      'c@example.test',
      'stall@example.test',
    ]);
    expect((await rowsOf(server))[0]?.delivered_at).toBeNull();
  });

  it('mails end with the seller’s name and address', async () => {
    const { url, received } = await openSmtp(() => 'accept');
    const { server, send } = await openShop(url);
    await send('a@example.test');
    await until(() => received.length === 1);
    const { name = '', address = [] } = server.shop.settings.seller ?? {};
    const raw = (received[0]?.raw ?? '').replaceAll('=\r\n', '');
    const [, text = '', html = ''] = raw.split(/^Content-Type: text\//m);
    for (const line of [name, ...address]) {
      expect(text).toContain(line);
      expect(html).toContain(line);
    }
  });

  it('a retry keeps Message-ID and date', async () => {
    const { url, received } = await openSmtp((_, times) => (times === 1 ? 'disconnect' : 'accept'));
    const { server, logged, send } = await openShop(url);
    await send('a@example.test');
    await until(() => logged.length === 1);
    await until(async () => (await rowsOf(server))[0]?.due_at === '2026-03-02T10:00:30.000Z');
    now = new Date('2026-03-02T10:01:00Z');
    expect(await server.mail.dispatch()).toBe(1);
    const [first = '', second = ''] = received.map(({ raw }) => raw);
    expect(headerIn(first, 'Message-ID')).toMatch(/^<outbox-1\.\d+@shop\.example>$/);
    expect(headerIn(first, 'Date')).toBe('Mon, 02 Mar 2026 10:00:00 +0000');
    for (const name of ['Message-ID', 'Date'])
      expect(headerIn(second, name)).toBe(headerIn(first, name));
  });

  it.each([
    [550, true],
    [451, false],
    [530, false],
  ])('a mail is abandoned after reply %i to the recipient: %s', async (responseCode, isGivenUp) => {
    const { url } = await openSmtp(() => 'accept', {
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('No a@example.test here'), { responseCode })),
    });
    const { server, logged, send } = await openShop(url);
    await send('a@example.test');
    await until(() => logged.length === 1);
    await server.mail.dispatch();
    expect(logged[0]).toMatchObject({
      msg: isGivenUp ? 'mail failed for good' : 'mail not sent, will be retried',
      cause: 'EENVELOPE',
      command: 'RCPT TO',
      reply: responseCode,
    });
    expect(JSON.stringify(logged)).not.toContain('example.test');
    const [row] = await rowsOf(server);
    expect(row?.attempts).toBe(isGivenUp ? 12 : 1);
    expect(row?.payload.includes('a@example.test')).toBe(!isGivenUp);
  });

  it('the log states the reason for a TLS failure', async () => {
    const untrusted = await openSmtp(() => 'accept', { disabledCommands: [] });
    const without = await openSmtp(() => 'accept');
    const one = await openShop(untrusted.url);
    const other = await openShop(`${without.url}?requireTLS=true`);
    for (const { send, logged } of [one, other]) {
      await send('a@example.test');
      await until(() => logged.length === 1);
    }
    expect(one.logged[0]).toMatchObject({
      command: 'CONN',
      detail: expect.stringMatching(/certificate/i),
    });
    expect(other.logged[0]).toMatchObject({
      cause: 'ETLS',
      detail: expect.stringMatching(/STARTTLS/),
    });
    expect([...untrusted.received, ...without.received]).toEqual([]);
  });

  it.each([
    ['smtp://mail.example:587', 'true'],
    ['smtp://mail.example:587?requireTLS=false', 'false'],
    ['smtp://mail.example?ignoreTLS=true', null],
    ['smtp://localhost:25', null],
    ['smtp://127.0.0.1', null],
  ])('%s asks for TLS: %s', (url, requires) => {
    const { searchParams } = new URL(smtpAddress(url));
    expect(searchParams.get('requireTLS')).toBe(requires);
    expect(searchParams.get('socketTimeout')).toBe('60000');
  });

  it('user name and password are sent unchanged', () => {
    expect(smtpAddress('smtp://shop%40x.test:pw%40%3A%2F@mail.example')).toMatch(
      /^smtp:\/\/shop%40x\.test:pw%40%3A%2F@mail\.example\?/,
    );
  });
});
