import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WirePapers } from '@tailorbird/contract/orders';
import Big from 'big.js';
import { afterAll, expect, it } from 'vitest';
import { catalogFolder } from '../src/contexts/catalog/rows/source.ts';
import type { PaperContent } from '../src/contexts/orders/application/papers/paper.ts';
import { sampleSeller } from '../src/platform/runtime/settings.ts';
import { aBeanie, anAddress, aPayment, pay } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

/** A shop of a Greek seller, sold in a store without shipping and without gift cards. */
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-catalog-'));
cpSync(catalogFolder, folder, { recursive: true });
const file = join(folder, 'clothing-types.json');
const rows: readonly { readonly id: number }[] = JSON.parse(readFileSync(file, 'utf8'));
const { clothing_type_id: notSent } = aBeanie();
writeFileSync(
  file,
  JSON.stringify(
    rows.map((row) => (row.id === notSent ? { ...row, requiresShipping: false } : row)),
  ),
);

const shop = openShop({
  catalogFolder: pathToFileURL(`${folder}/`),
  settings: { seller: { ...sampleSeller, taxNumber: 'EL123456789' } },
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the tax of emailed goods uses the shop’s country', async () => {
  const client = shop.client({ country: 'DE' });
  await client.post('/oscarapi/basket/add-product/', aBeanie());
  const paid = await pay(client, aPayment(await client.basket(), origin));
  if (paid.body.resultCode !== 'Authorised') throw new Error(JSON.stringify(paid.body));
  const { body } = await client.post<WirePapers>(
    `/oscarapi/orders/${paid.body.order_number}/invoice/`,
    { billing_address: anAddress() },
  );
  expect(body.papers).toHaveLength(1);
  const { content } = await shop.server.database.queries
    .selectFrom('paper')
    .select('content')
    .executeTakeFirstOrThrow();
  const { buyer, total, tax }: PaperContent = JSON.parse(content);
  expect(buyer.join()).toContain('Berlin');
  // 24 % tax in Greece is included: 24 of 124 parts.
  const within = new Big(total.amount).times(24).div(124).round(0, Big.roundHalfUp);
  expect(tax).toMatchObject([{ rate: 240, gross: total, tax: { amount: within.toNumber() } }]);
});
