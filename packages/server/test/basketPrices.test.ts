import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createServer } from '../src/app/createServer.ts';
import { catalogFolder } from '../src/contexts/catalog/rows/source.ts';
import { aBeanie, createClient, signIn } from './oscarClient.ts';
import { origin } from './oscarShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-prices-'));
const rows = join(folder, 'catalog');
cpSync(catalogFolder, rows, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const aBeanieCosts = (euros: number): void => {
  const file = join(rows, 'clothing-types.json');
  const types = JSON.parse(readFileSync(file, 'utf8'));
  types.find(({ id }: { readonly id: number }) => id === 11).prices.EUR = euros * 100;
  writeFileSync(file, JSON.stringify(types));
};

const open = () =>
  createServer({
    database: { folder: join(folder, 'data') },
    catalogFolder: pathToFileURL(`${rows}/`),
    seedsAccounts: true,
    settings: { passwordCost: 4, limitFactor: 1_000, checkAnswers: true },
  });

it('a basket follows a changed price and states the former one', async () => {
  aBeanieCosts(40);
  let server = await open();
  const reached = { fetch: (request: Request) => server.fetch(request), origin };
  const guest = createClient(reached, { country: 'DE' });
  const lines = async () => (await guest.basket()).all_lines;
  await guest.post('/oscarapi/basket/add-product/', aBeanie({ quantity: 2 }));
  expect((await lines())[0]).not.toHaveProperty('former_price');
  await server.close();

  aBeanieCosts(45);
  server = await open();
  expect(await lines()).toMatchObject([
    { price_excl_tax_excl_discounts: '90.00', former_price: '40.00' },
  ]);
  const [line] = await lines();
  const { body: changed } = await guest.put(`/oscarapi/lines/${line?.id}/`, { quantity: 1 });
  expect(changed.all_lines).toMatchObject([{ former_price: '40.00' }]);
  await guest.post('/oscarapi/basket/add-product/', aBeanie({ fabric_color_id: 1102 }));
  expect((await lines())[1]).not.toHaveProperty('former_price');

  await signIn(guest, 'customer@tailorbird.example', 'measure-twice');
  expect((await lines()).map(({ former_price }) => former_price)).toEqual(['40.00', undefined]);
  guest.cookies.set('country', 'CH');
  expect((await lines())[0]).not.toHaveProperty('former_price');
  await server.close();
});

it('[LEGAL-11] a reduced price is compared with the lowest of 30 days', async () => {
  const day = 24 * 60 * 60 * 1_000;
  let ahead = 100 * day;
  const later = () =>
    createServer({
      database: { folder: join(folder, 'later') },
      catalogFolder: pathToFileURL(`${rows}/`),
      clock: () => new Date(Date.now() + ahead),
      settings: { passwordCost: 4, limitFactor: 1_000, checkAnswers: true },
    });
  aBeanieCosts(50);
  let server = await later();
  const reached = { fetch: (request: Request) => server.fetch(request), origin };
  const guest = createClient(reached, { country: 'DE' });
  const formerPrice = async () => (await guest.basket()).all_lines[0]?.former_price;
  const changeTo = async (euros: number, days: number): Promise<void> => {
    await server.close();
    aBeanieCosts(euros);
    ahead += days * day;
    server = await later();
  };
  await changeTo(60, 40);
  await guest.post('/oscarapi/basket/add-product/', aBeanie());
  await changeTo(55, 1);
  // The price was 50 until a day ago.
  expect(await formerPrice()).toBeUndefined();
  await changeTo(45, 2);
  expect(await formerPrice()).toBe('50.00');
  await changeTo(60, 1);
  await changeTo(58, 40);
  expect(await formerPrice()).toBe('60.00');
  await server.close();
});
