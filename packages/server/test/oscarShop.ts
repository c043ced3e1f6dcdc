import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createServer, type Server, type ServerOptions } from '../src/app/createServer.ts';
import type { PaymentProvider } from '../src/contexts/checkout/application/paymentProvider.ts';
import type { DatabaseLocation } from '../src/platform/database/database.ts';
import { type Client, createClient } from './oscarClient.ts';
import { startPostgres } from './postgres.ts';

export const origin = 'http://shop.test';

export const sandboxKey = new Uint8Array(32).fill(7);

/**
 * An in-memory shop for the tests of a file, with an adjustable clock and payment provider.
 * With ON_POSTGRES=1 it runs on its own PostgreSQL server.
 */
export const openShop = (options: Partial<ServerOptions> = {}) => {
  let server: Server;
  let ahead = 0;
  let provider: PaymentProvider | null = null;
  const exchangeable = new Proxy({} as PaymentProvider, {
    get: (_, name: keyof PaymentProvider) =>
      name === 'name' && !provider && !kept ? 'sandbox' : (provider ?? sandbox())[name],
  });
  let kept: PaymentProvider | undefined;
  const sandbox = (): PaymentProvider => {
    if (!kept) throw new Error('The shop is not open');
    return kept;
  };

  let leave = async (): Promise<void> => {};

  const location = async (): Promise<DatabaseLocation> => {
    if (process.env.ON_POSTGRES !== '1') return { memory: true };
    const postgres = await startPostgres();
    if (!postgres.available) throw new Error(postgres.reason);
    leave = postgres.server.stop;
    return await postgres.server.createDatabase();
  };

  beforeAll(async () => {
    const { createSandboxPayments } = await import('../src/contexts/checkout/sandbox/payments.ts');
    const clock = (): Date => new Date(Date.now() + ahead);
    server = await createServer({
      database: await location(),
      clock,
      payments: exchangeable,
      seedsAccounts: true,
      ...options,
      // All requests in a test have the same address.
      settings: { passwordCost: 4, limitFactor: 1_000, checkAnswers: true, ...options.settings },
    });
    kept = createSandboxPayments(server.database, {
      clock,
      random: randomBytes,
      post: (request) => server.fetch(request),
      key: sandboxKey,
    });
  });
  afterAll(async () => {
    await server.close();
    await leave();
  });

  return {
    get server(): Server {
      return server;
    },
    client: (given?: Parameters<typeof createClient>[1]): Client =>
      createClient({ fetch: (request) => server.fetch(request), origin }, given),
    sandbox,
    payWith: (other: PaymentProvider | null): void => {
      provider = other;
    },
    putForward: (milliseconds: number): void => {
      ahead += milliseconds;
    },
  };
};
