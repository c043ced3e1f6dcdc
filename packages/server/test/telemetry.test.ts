import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { openTelemetry } from '../src/app/telemetry/openTelemetry.ts';
import { letterToShop, queueMail } from '../src/platform/mail/outbox.ts';
import type { Part } from '../src/platform/runtime/part.ts';
import { ExpectedEnd, subscribeToParts, timePart } from '../src/platform/runtime/parts.ts';
import { currentRequest, inRequest } from '../src/platform/runtime/requestScope.ts';
import { aPayment, createClient, pay, readyToPay, signUp } from './oscarClient.ts';

const logged: string[] = [];
const logger = { warn: (_: object, message: string) => void logged.push(message) } as Pick<
  Logger,
  'warn'
>;
let server: Server;
let address: string;
beforeAll(async () => {
  server = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    pages: async ({ url }) => ({
      status: 200,
      route: '/products/:group',
      html: `<title>${new URL(url).pathname}</title>`,
    }),
  });
  address = await server.listen(0);
});
afterAll(() => server.close());

describe('telemetry', () => {
  it('without telemetry nothing is measured', async () => {
    const telemetry = await openTelemetry(server.database, null, {}, logger);
    expect(telemetry.metrics).toBeNull();
    await telemetry.close();
  });

  it('Prometheus metrics cover routes, outbox and process, without paths', async () => {
    const telemetry = await openTelemetry(
      server.database,
      { host: '127.0.0.1', port: 0 },
      {},
      logger,
    );
    for (const path of [
      '/oscarapi/basket/',
      '/oscarapi/orders/123456/',
      '/customizer_api/v3/clothing-types/',
      '/customizer_api/v3/clothing-types/',
      '/products/secret-name',
    ])
      await (await fetch(address + path)).text();
    await queueMail(
      server.database.queries,
      'welcome',
      letterToShop({ to: 'nora@example.test', subject: '', text: '', html: '' }),
      new Date(),
    );
    const read = await fetch(telemetry.metrics ?? '');
    const text = await read.text();
    expect(read.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/oscarapi/basket/",status="200"} 1',
    );
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="kept",status="200"} 1',
    );
    expect(text).toContain('route="page /products/:group",status="200"} 1');
    expect(text).toContain('tailorbird_outbox_mails{state="waiting"} 1');
    expect(text).toContain('tailorbird_open_payments{status="pending"} 0');
    expect(text).toContain('process_resident_memory_bytes');
    // Metric names without values, since a number of bytes can contain any digits.
    expect(text.replace(/ [\d.e+-]+$/gm, '')).not.toMatch(/123456|nora|secret-name|127\.0\.0\.1/);
    expect((await fetch(new URL('/', telemetry.metrics ?? ''))).status).toBe(404);
    await telemetry.close();
    await expect(fetch(telemetry.metrics ?? '')).rejects.toThrow();
  });

  it('spans are exported to an OpenTelemetry collector within their trace', async () => {
    const received: { readonly url: string; readonly body: Buffer }[] = [];
    const collector = createHttpServer((request, response) => {
      void buffer(request).then((body) => {
        received.push({ url: request.url ?? '', body });
        response.writeHead(200).end();
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
    const telemetry = await openTelemetry(
      server.database,
      null,
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
      logger,
    );
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    const traceId = 'ab'.repeat(16);
    await fetch(`${address}/oscarapi/orders/123456/`, {
      headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` },
    });
    const client = createClient({ fetch, origin: address });
    const email = await signUp(client, 'trace.me@example.test');
    const paid = await pay(client, aPayment(await readyToPay(client), address));
    expect(paid.body.resultCode).toBe('Authorised');
    expect(
      (
        await createClient({ fetch, origin: address }).post('/oscarapi/login/', {
          username: email,
          password: 'not it',
        })
      ).status,
    ).toBe(401);
    await telemetry.close();
    collector.close();
    expect(received.map(({ url }) => url)).toEqual(['/v1/traces']);
    const body = received[0]?.body ?? Buffer.alloc(0);
    expect(body.includes('GET /oscarapi/orders/{')).toBe(true);
    expect(body.includes(Buffer.from(traceId, 'hex'))).toBe(true);
    for (const part of ['transaction', 'bank call'])
      expect([part, body.includes(part)]).toEqual([part, true]);
    for (const personal of [
      '123456',
      email,
      'trace.me',
      'needle-and-thread',
      'Nadel',
      'insert into',
      '4242',
      (paid.body as { readonly order_number?: string }).order_number,
    ])
      expect([personal, body.includes(String(personal))]).toEqual([personal, false]);
  });

  it('spans are dropped with one log entry while the collector is away', async () => {
    const endpoint = 'http://127.0.0.1:9';
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '500';
    const telemetry = await openTelemetry(
      server.database,
      null,
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
      logger,
    );
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT;
    logged.length = 0;
    await fetch(`${address}/oscarapi/basket/`);
    await telemetry.close();
    expect(logged).toEqual(['spans dropped']);
  });

  it.each([
    [{}, 0],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' }, 1],
  ])('a visitor’s own trace with a share of 0 and %j is sent %i times', async (also, times) => {
    let received = 0;
    const collector = createHttpServer((_, response) => {
      received += 1;
      response.writeHead(200).end();
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
    const telemetry = await openTelemetry(
      server.database,
      null,
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0', ...also },
      logger,
    );
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    await fetch(`${address}/oscarapi/basket/`, {
      headers: { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` },
    });
    await telemetry.close();
    collector.close();
    expect(received).toBe(times);
  });

  it('child spans follow the sampling of their request', async () => {
    const alone: Part[] = [];
    const work = async (): Promise<number> => 7;
    expect(await timePart('mail', work)).toBe(7);
    const stop = subscribeToParts((part) => alone.push(part));
    const parts = await inRequest('a-request', async () => {
      await timePart('transaction', work);
      await timePart('transaction', () => Promise.reject(new ExpectedEnd('refused'))).catch(
        () => {},
      );
      await timePart('bank call', () => Promise.reject(new Error('away'))).catch(() => {});
      return currentRequest()?.parts ?? [];
    });
    await timePart('mail', work);
    stop();
    await timePart('mail', work);
    const told = (all: readonly Part[]) => all.map(({ name, failed }) => [name, failed]);
    expect(told(parts)).toEqual([
      ['transaction', false],
      ['transaction', false],
      ['bank call', true],
    ]);
    expect(told(alone)).toEqual([['mail', false]]);
  });
});
