import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { openTelemetry } from '../src/app/telemetry/openTelemetry.ts';
import { queueMail } from '../src/platform/mail/outbox.ts';

let server: Server;
let address: string;
beforeAll(async () => {
  server = await createServer({ database: { memory: true }, seedsAccounts: false });
  address = await server.listen(0);
});
afterAll(() => server.close());

describe('what is measured', () => {
  it('is nothing while nobody asks for it', async () => {
    const telemetry = await openTelemetry(server.database, null, {});
    expect(telemetry.metrics).toBeNull();
    await telemetry.close();
  });

  it('is read by Prometheus: routes without paths, mails that wait, what the process uses', async () => {
    const telemetry = await openTelemetry(server.database, { host: '127.0.0.1', port: 0 }, {});
    for (const path of [
      '/oscarapi/basket/',
      '/oscarapi/orders/123456/',
      '/customizer_api/v3/clothing-types/',
      '/customizer_api/v3/clothing-types/',
    ])
      await (await fetch(address + path)).text();
    await queueMail(server.database.queries, 'welcome', { to: 'nora@example.test', subject: '', text: '', html: '' }, new Date());
    const read = await fetch(telemetry.metrics ?? '');
    const text = await read.text();
    expect(read.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/oscarapi/basket/",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="kept",status="200"} 1');
    expect(text).toContain('tailorbird_outbox_mails{state="waiting"} 1');
    expect(text).toContain('tailorbird_open_payments{status="pending"} 0');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toMatch(/123456|nora|127\.0\.0\.1/);
    expect((await fetch(new URL('/', telemetry.metrics ?? ''))).status).toBe(404);
    await telemetry.close();
    await expect(fetch(telemetry.metrics ?? '')).rejects.toThrow();
  });

  it('is sent to an OpenTelemetry collector, as part of the trace it belongs to', async () => {
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
    const telemetry = await openTelemetry(server.database, null, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    const traceId = 'ab'.repeat(16);
    await fetch(`${address}/oscarapi/orders/123456/`, { headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` } });
    await telemetry.close();
    collector.close();
    expect(received.map(({ url }) => url)).toEqual(['/v1/traces']);
    const body = received[0]?.body ?? Buffer.alloc(0);
    expect(body.includes('GET /oscarapi/orders/{')).toBe(true);
    expect(body.includes(Buffer.from(traceId, 'hex'))).toBe(true);
    expect(body.includes('123456')).toBe(false);
  });
});
