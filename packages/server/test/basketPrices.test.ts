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
