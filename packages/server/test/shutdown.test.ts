import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { aPayment, createClient, owedFor, pay, readyToPay } from './oscarClient.ts';

const main = fileURLToPath(new URL('../src/app/main.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-shutdown-'));
const running: ChildProcess[] = [];
afterAll(() => {
  for (const shop of running) shop.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Running = {
  readonly address: string;
  readonly shop: ChildProcess;
  readonly printed: string[];
  readonly ended: Promise<number | null>;
};

const start = async (
  name: string,
  nodeOptions: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Running> => {
  const shop = spawn(process.execPath, [...nodeOptions, main], {
    env: {
      ...process.env,
      DATA_DIR: join(folder, name),
      PORT: '0',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      LIMIT_FACTOR: '1000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(shop);
  const printed: string[] = [];
  const ended = once(shop, 'exit').then(([code]) => code as number | null);
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [shop.stdout, shop.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        printed.push(line);
        const opened = /^Tailorbird is open: (\S+)/.exec(line)?.[1];
        if (opened !== undefined) resolve(opened);
      });
    }
    void ended.then((code) => reject(new Error(`${code}: ${printed.join('\n')}`)));
  });
  return { address, shop, printed, ended };
};

describe('a process that shuts down', () => {
  it('shutdown finishes requests, closes idle connections and meets its limit', {
    timeout: 60_000,
  }, async () => {
    const { address, shop, ended } = await start('graceful');
    const clients = Array.from({ length: 20 }, () =>
      createClient({ fetch: (request) => fetch(request), origin: address }, { country: 'DE' }),
    );
    const baskets = await Promise.all(clients.map((client) => readyToPay(client)));
    expect(baskets.map(owedFor).every((owed) => owed > 0)).toBe(true);
    const idle = connect(Number(new URL(address).port), '127.0.0.1');
    const idleEnded = text(idle);
    const endless = connect(Number(new URL(address).port), '127.0.0.1');
    endless.on('error', () => {});
    endless.write(
      'POST /oscarapi/newsletter/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
    );
    const payments = Promise.all(
      clients.map((client, index) =>
        pay(client, aPayment(baskets[index] as (typeof baskets)[number], address)),
      ),
    );
    // The first request is being answered, the others are waiting.
    await pay(createClient({ fetch: (request) => fetch(request), origin: address }), {});
    const began = performance.now();
    shop.kill('SIGTERM');
    const results = await payments;
    expect(
      results.map(({ body }) => (body as { readonly resultCode?: string }).resultCode),
    ).toEqual(Array.from({ length: 20 }, () => 'Authorised'));
    expect(await ended).toBe(0);
    await idleEnded;
    endless.destroy();
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('a stalled mail is left to the next process', { timeout: 90_000 }, async () => {
    const messageIds: (string | undefined)[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onData: (stream, _session, callback) => {
        void text(stream).then((raw) => {
          messageIds.push(/^Message-ID: (.*)\r$/im.exec(raw)?.[1]);
          if (messageIds.length > 1) callback();
        });
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    const { port } = smtp.server.address() as AddressInfo;
    const environment = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    const hasReceived = async (mails: number): Promise<void> => {
      while (messageIds.length < mails) await pause(20);
    };

    const first = await start('mail', [], environment);
    const asked = await fetch(`${first.address}/api/v1/soat/reset-password/request/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'customer@tailorbird.example' }),
    });
    expect(asked.status).toBe(204);
    await hasReceived(1);
    first.shop.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = await start('mail', [], environment);
    await hasReceived(2);
    second.shop.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(messageIds[1]).toBe(messageIds[0]);
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  it('an uncaught error is logged and ends the process', {
    timeout: 60_000,
  }, async () => {
    const mistake = join(folder, 'mistake.mjs');
    writeFileSync(
      mistake,
      "process.once('SIGUSR2', () => { Promise.reject(new Error('nobody expected this')); });",
    );
    const { address, shop, printed, ended } = await start('mistake', ['--import', mistake]);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    shop.kill('SIGUSR2');
    expect(await ended).toBe(1);
    const line = printed.find((each) => each.includes('uncaught error')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      level: 'fatal',
      cause: expect.stringContaining('nobody expected this'),
    });
  });
});
