import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { locales, localizePath } from '@tailorbird/domain/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer } from '../src/app/createServer.ts';
import { databaseFileIn } from '../src/platform/database/sqlite/folder.ts';
import { createClient } from './oscarClient.ts';
import { startShop } from './startedShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-prices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dayMs = 24 * 60 * 60_000;

/** Rewrites the history: the T-shirt cost 10 dollars more until the next start. */
const raiseEarlierPrice = (): void => {
  const database = new DatabaseSync(databaseFileIn(folder));
  database.exec(
    "update price_change set amount = amount + 1000 where clothing_type_id = 1 and currency = 'USD'",
  );
  database.close();
};

const priorPricesAfter = async (days: number): Promise<unknown> => {
  const server = await createServer({
    database: { folder },
    clock: () => new Date(Date.now() + days * dayMs),
    seedsAccounts: false,
  });
  const client = createClient({
    fetch: (request) => server.fetch(request),
    origin: 'http://shop.test',
  });
  const { body } = await client.get('/customizer_api/v2/clothing-types/1');
  await server.close();
  return body.prior_prices;
};

const shopHere = async () =>
  await startShop({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', LIMIT_FACTOR: '1000' });

const readable = (html: string): string =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const texts = {
  en: 'owest price of the 30 days before: $69',
  de: 'iedrigster Preis der 30 Tage davor: $69',
} as const;

describe('a reduced price', () => {
  it('[LEGAL-11] product page and overview show the former price for 30 days', {
    timeout: 120_000,
  }, async () => {
    const wordsOf = async (address: string, path: string): Promise<string> =>
      readable(await (await fetch(`${address}${path}`)).text());
    const paths = locales.flatMap((locale) =>
      ['/product/cotton-t-shirt', '/products'].map((path) => ({
        text: texts[locale],
        path: localizePath(path, locale),
      })),
    );
    const before = await shopHere();
    for (const { path, text } of paths)
      expect([path, (await wordsOf(before.address, path)).includes(text)]).toEqual([path, false]);
    await before.stop();
    raiseEarlierPrice();
    const after = await shopHere();
    for (const { path, text } of paths)
      expect([path, (await wordsOf(after.address, path)).includes(text)]).toEqual([path, true]);
    await after.stop();
    expect(await priorPricesAfter(29)).toEqual({ USD: '69.00' });
    expect(await priorPricesAfter(31)).toBeUndefined();
  });
});
