import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import { createApp, type Fetch } from './app.ts';
import { loadCatalog } from './catalog/source.ts';
import { seedStock } from './catalog/stock.ts';
import type { PaymentProvider } from './checkout/paymentProvider.ts';
import type { Shop } from './context.ts';
import { type Database, type DatabaseLocation, openDatabase } from './database/database.ts';
import { describeProblem } from './rows/problem.ts';
import { defaultSettings, type Settings } from './settings.ts';

export type ServerOptions = {
  readonly database: DatabaseLocation;
  readonly settings?: Partial<Settings>;
  readonly clock?: () => Date;
  readonly random?: (bytes: number) => Uint8Array;
  readonly logger?: Logger;
  readonly payments?: PaymentProvider;
  /** Hears what is being done while the shop opens. */
  readonly onProgress?: (step: string) => void;
};

export type Server = {
  /** Answers a request without a port. */
  readonly fetch: Fetch;
  /** Answers requests on a port, 0 being any free one; answers the address. */
  readonly listen: (port: number, host?: string) => Promise<string>;
  /** Lets running requests end, then closes the database. */
  readonly close: () => Promise<void>;
  readonly database: Database;
  readonly shop: Shop;
};

/** Opens the shop: database, schema, catalogue, seeds. Throws when the catalogue or the database cannot be used. */
export const createServer = async (options: ServerOptions): Promise<Server> => {
  const clock = options.clock ?? (() => new Date());
  const progress = options.onProgress ?? (() => {});
  const logger = options.logger ?? pino({ level: 'silent' });

  progress('Reading the catalogue');
  const catalog = loadCatalog(clock());
  if (!catalog.ok) throw new Error(`The catalogue has mistakes:\n${catalog.failure.map(describeProblem).join('\n')}`);

  progress('Opening the database');
  const database = await openDatabase(options.database, (cause) => logger.warn({ cause: cause.message }, 'idle database connection lost'));
  const steps = await database.migrate(clock());
  if (steps.length > 0) progress(`Prepared the database (${steps.length} steps)`);
  await database.transaction((trx) => seedStock(trx, catalog.value));

  const shop: Shop = {
    database,
    catalog: catalog.value,
    clock,
    random: options.random ?? randomBytes,
    settings: { ...defaultSettings, ...options.settings },
    logger,
    payments: options.payments as PaymentProvider,
    mailQueued: () => {},
    stockChanged: () => {},
  };
  const fetch = createApp(shop);
  let listening: ServerType | undefined;

  return {
    fetch,
    database,
    shop,
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        listening = serve({ fetch, port, hostname: host }, (info: AddressInfo) => resolve(`http://${host}:${info.port}`));
        listening.once('error', reject);
      }),
    close: async () => {
      const running = listening;
      if (running) await new Promise((resolve) => running.close(resolve));
      await database.close();
    },
  };
};
