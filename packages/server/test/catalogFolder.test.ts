import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WireClothingType, WireProductGroup } from '@tailorbird/contract/catalog';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogFolder } from '../src/contexts/catalog/rows/source.ts';
import { readStock, seedStock } from '../src/contexts/catalog/store/stock.ts';
import { openShop, origin } from './oscarShop.ts';

/** The shop's rows in a separate folder, with rows added by hand. */
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-catalog-'));
cpSync(catalogFolder, folder, { recursive: true });
// biome-ignore lint/suspicious/noExplicitAny: rows are untyped JSON
const edit = (file: string, change: (rows: any[]) => void): void => {
  const rows = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  change(rows);
  writeFileSync(join(folder, file), JSON.stringify(rows));
};

edit('colors.json', (rows) =>
  rows.push({
    slug: 'quince',
    title: { en: 'Quince', de: 'Quitte' },
    family: 'yellow-orange',
    hex: '#D9C75A',
  }),
);
edit('clothing-types.json', (rows) => {
  const like = rows.find(({ slug }) => slug === 'cotton-t-shirt');
  const color = {
    fabric: 'cotton-jersey-180',
    color: 'quince',
    showInDesigner: true,
    availability: 'AVAILABLE',
    stock: null,
  };
  rows.push(
    {
      ...like,
      id: 900,
      slug: 'orchard-t-shirt',
      fabricColors: [{ ...color, id: 90001 }],
      defaultFabricColorId: 90001,
    },
    {
      ...like,
      id: 901,
      slug: 'spring-t-shirt',
      fabricColors: [{ ...color, id: 90101 }],
      defaultFabricColorId: 90101,
      publish: { status: 'SCHEDULED', from: '2030-03-01', until: '2030-06-01' },
    },
  );
});
edit('product-groups.json', (rows) =>
  rows[0].subCategories[0].clothingTypes.push('orchard-t-shirt', 'spring-t-shirt'),
);

let now = new Date('2030-02-28T12:00:00Z');
const shop = openShop({ catalogFolder: pathToFileURL(`${folder}/`), clock: () => now });
afterAll(() => rmSync(folder, { recursive: true }));

const slugs = async (): Promise<readonly string[]> =>
  (
    await shop.client().get<readonly WireClothingType[]>('/customizer_api/v3/clothing-types/')
  ).body.map(({ slug }) => slug);
const groupedSlugs = async (): Promise<readonly string[]> =>
  (
    await shop.client().get<readonly WireProductGroup[]>('/customizer_api/v3/product-groups/')
  ).body.flatMap(({ sub_categories }) =>
    sub_categories.flatMap(({ clothing_type_slugs }) => clothing_type_slugs),
  );

describe('a product and a color that are rows', () => {
  it('a product and a color from rows appear in list, group, basket and picture', async () => {
    expect(await slugs()).toContain('orchard-t-shirt');
    expect(await groupedSlugs()).toContain('orchard-t-shirt');
    const german = await shop
      .client({ language: 'de' })
      .get<readonly WireClothingType[]>('/customizer_api/v3/clothing-types/?slug=orchard-t-shirt');
    expect(german.body).toMatchObject([
      {
        id: 900,
        fabric_colors: [{ id: 90001, color: { slug: 'quince', title: 'Quitte', hex: '#D9C75A' } }],
      },
    ]);
    const properties = german.body[0]?.clothing_property_collections
      .map(({ properties: [first] }) => first?.id)
      .join('-');
    const picture = await shop.server.fetch(
      new Request(`${origin}/packshots/orchard-t-shirt/90001-${properties}.svg`),
    );
    expect(picture.status).toBe(200);
    expect(await picture.text()).toMatch(/^<svg /);
    expect(
      (await shop.client().get('/customizer_api/v2/clothing_type_stock/?clothing_type_id=900'))
        .body,
    ).toHaveLength(1);
  });
});

describe('[CATALOG-10] a scheduled product', () => {
  it('a scheduled product is published and expires while the shop runs', async () => {
    const version = shop.server.shop.contentVersion();
    expect(await slugs()).not.toContain('spring-t-shirt');
    now = new Date('2030-03-01T00:00:00Z');
    expect(shop.server.shop.contentVersion()).not.toBe(version);
    expect(await slugs()).toContain('spring-t-shirt');
    expect(await groupedSlugs()).toContain('spring-t-shirt');
    now = new Date('2030-05-31T23:59:59Z');
    expect(await slugs()).toContain('spring-t-shirt');
    now = new Date('2030-06-01T00:00:00Z');
    expect(await slugs()).not.toContain('spring-t-shirt');
    expect((await shop.client().get('/customizer_api/v2/clothing-types/901')).status).toBe(404);
  });
});

describe('the stock of a range', () => {
  it('stock is created for any number of colors', async () => {
    const colors = new Map(
      Array.from(
        { length: 40_000 },
        (_, index) => [1_000_000 + index, index % 7 === 0 ? null : index % 7] as const,
      ),
    );
    const undone = new Error('undone');
    const entered = shop.server.database.transaction(async (trx) => {
      await seedStock(trx, { stock: colors });
      const kept = await readStock(trx);
      expect([...colors].every(([id, pieces]) => kept.get(id) === pieces)).toBe(true);
      throw undone;
    });
    await expect(entered).rejects.toBe(undone);
  });
});
