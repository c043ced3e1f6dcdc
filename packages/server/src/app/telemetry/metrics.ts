import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../platform/database/database.ts';
import { maximumMailAttempts } from '../../platform/mail/dispatcher.ts';
import type { Part } from '../../platform/runtime/part.ts';
import { subscribeToParts } from '../../platform/runtime/parts.ts';
import { onResponse } from '../../platform/runtime/responses.ts';

const openGauges = (registry: Registry, { queries }: Pick<Database, 'queries'>): void => {
  new Gauge({
    name: 'tailorbird_outbox_mails',
    help: 'Mails that wait to be sent, and those given up',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const waiting = queries
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('delivered_at', 'is', null);
      const given = await waiting
        .where('attempts', '>=', maximumMailAttempts)
        .executeTakeFirstOrThrow();
      this.set({ state: 'given-up' }, given.n);
      const { n } = await waiting
        .where('attempts', '<', maximumMailAttempts)
        .executeTakeFirstOrThrow();
      this.set({ state: 'waiting' }, n);
    },
  });
  new Gauge({
    name: 'tailorbird_open_payments',
    help: 'Payments that are neither paid nor given back',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      for (const status of ['pending', 'redirect'] as const) {
        const { n } = await queries
          .selectFrom('payment')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('status', '=', status)
          .executeTakeFirstOrThrow();
        this.set({ status }, n);
      }
    },
  });
};

export type Metrics = { readonly address: string; readonly close: () => Promise<void> };

/** Serves `/metrics` in Prometheus format at a separate address that visitors cannot reach. */
export const serveMetrics = async (
  database: Pick<Database, 'queries'>,
  at: { readonly host: string; readonly port: number },
): Promise<Metrics> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  openGauges(registry, database);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'tailorbird_part_failures_total',
    help: 'Parts of requests and jobs that failed: transactions, bank calls, mails, files, pages',
    labelNames: ['part'],
    registers: [registry],
  });
  const countFailure = ({ name, failed }: Part): void => {
    if (failed) failures.inc({ part: name });
  };
  const stopParts = subscribeToParts(countFailure);
  const stopHearing = onResponse(({ method, route, status, ms, parts }) => {
    durations.observe({ method, route, status }, ms / 1_000);
    for (const part of parts) countFailure(part);
  });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  const { address, port } = server.address() as AddressInfo;
  return {
    address: `http://${address.includes(':') ? `[${address}]` : address}:${port}/metrics`,
    close: async () => {
      stopHearing();
      stopParts();
      registry.clear();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
