/**
 * Measures how the cost of calls grows with the amount of data. Calls run sequentially
 * in this process, without a network.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listClothingTypes } from '../../packages/contract/src/catalog/index.ts';
import { createServer, type Server } from '../../packages/server/src/app/createServer.ts';
import { catalogFolder } from '../../packages/server/src/contexts/catalog/rows/source.ts';
import type { DatabaseLocation } from '../../packages/server/src/platform/database/database.ts';
import {
  aBeanie,
  aPayment,
  type Client,
  createClient,
  pay,
  readyToPay,
  signUp,
} from '../../packages/server/test/oscarClient.ts';

const origin = 'http://shop.test';
const times = 300;
const timesOfHeavy = 12;

export type Place = { readonly name: string; readonly open: () => Promise<DatabaseLocation> };

type Cost = { readonly cpu: number; readonly ms: number };

const costOf = async (
  call: () => Promise<{ readonly status: number }>,
  times: number,
): Promise<Cost> => {
  const asked = async (): Promise<void> => {
    const { status } = await call();
    if (status >= 400) throw new Error(`A call of the bench is answered ${status}`);
  };
  for (let n = 0; n < times / 3; n += 1) await asked();
  const [began, before] = [performance.now(), process.cpuUsage()];
  for (let n = 0; n < times; n += 1) await asked();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1_000 / times, ms: (performance.now() - began) / times };
};

const withShop = async (
  place: Place,
  catalog: URL | undefined,
  work: (server: Server) => Promise<void>,
): Promise<void> => {
  const server = await createServer({
    database: await place.open(),
    seedsAccounts: true,
    settings: { limitFactor: 100_000, passwordCost: 4 },
    ...(catalog && { catalogFolder: catalog }),
  });
  try {
    await work(server);
  } finally {
    await server.close();
  }
};

const clientOf = (server: Server): Client =>
  createClient({ fetch: (request) => server.fetch(request), origin });

/** Requests compressed content like a browser, without parsing it. */
const fetchPage = async (server: Server, path: string): Promise<{ readonly status: number }> => {
  const response = await server.fetch(
    new Request(new URL(path, origin), { headers: { 'accept-encoding': 'br' } }),
  );
  await response.arrayBuffer();
  return response;
};

type Row = Record<string, unknown>;
type Grown = { readonly place: Place; readonly rows: Row[] };
const measure = async (
  { place, rows }: Grown,
  what: string,
  size: number,
  calls: Readonly<Record<string, () => Promise<{ readonly status: number }>>>,
) => {
  console.log(`    ${size}`);
  for (const [call, make] of Object.entries(calls)) {
    const { cpu, ms } = await costOf(make, call.startsWith('list') ? timesOfHeavy : times);
    rows.push({
      database: place.name,
      what,
      size,
      call,
      'ms of CPU': cpu.toFixed(3),
      'ms to the answer': ms.toFixed(2),
    });
  }
};

type TypeRow = {
  readonly id: number;
  readonly slug: string;
  readonly productClass: string;
  readonly fabricColors: readonly { readonly id: number }[];
  readonly defaultFabricColorId: number;
};
type GroupRow = {
  readonly subCategories: readonly { readonly clothingTypes: readonly string[] }[];
};

const catalogOf = (copies: number): { readonly folder: string; readonly products: number } => {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-catalog-'));
  cpSync(catalogFolder, folder, { recursive: true });
  const read = <Row>(file: string): readonly Row[] =>
    JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const types = read<TypeRow>('clothing-types.json');
  const garments = types.filter(({ productClass }) => productClass !== 'Gift Card');
  const numbers = Array.from({ length: copies - 1 }, (_, copy) => copy + 2);
  const slugOf = (slug: string, copy: number): string => `${slug}-${copy}`;
  const copied = numbers.flatMap((copy) =>
    garments.map((type) => {
      const id = type.id + copy * 1_000;
      const colorOf = (color: number): number =>
        id * 100 + type.fabricColors.findIndex((each) => each.id === color);
      return {
        ...type,
        id,
        slug: slugOf(type.slug, copy),
        fabricColors: type.fabricColors.map((color) => ({ ...color, id: colorOf(color.id) })),
        defaultFabricColorId: colorOf(type.defaultFabricColorId),
      };
    }),
  );
  const isGarment = new Set(garments.map(({ slug }) => slug));
  const groups = read<GroupRow>('product-groups.json').map((group) => ({
    ...group,
    subCategories: group.subCategories.map((part) => ({
      ...part,
      clothingTypes: part.clothingTypes.flatMap((slug) => [
        slug,
        ...(isGarment.has(slug) ? numbers.map((copy) => slugOf(slug, copy)) : []),
      ]),
    })),
  }));
  writeFileSync(join(folder, 'clothing-types.json'), JSON.stringify([...types, ...copied]));
  writeFileSync(join(folder, 'product-groups.json'), JSON.stringify(groups));
  return { folder, products: types.length + copied.length };
};

const growProducts = async (grown: Grown): Promise<void> => {
  for (const copies of [1, 10, 90]) {
    const { folder, products } = catalogOf(copies);
    try {
      await withShop(grown.place, pathToFileURL(`${folder}/`), async (server) => {
        const client = clientOf(server);
        await client.post('/oscarapi/basket/add-product/', aBeanie());
        await measure(grown, 'products', products, {
          list: () => fetchPage(server, listClothingTypes.path),
          product: () => fetchPage(server, `${listClothingTypes.path}?slug=cotton-t-shirt`),
          'read basket': () => client.get('/oscarapi/basket/'),
          add: () => clientOf(server).post('/oscarapi/basket/add-product/', aBeanie()),
        });
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
};

const copyOrders = async ({ database }: Server, wanted: number): Promise<void> => {
  const order = await database.queries
    .selectFrom('placed_order')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const lines = await database.queries
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute();
  const { orders } = await database.queries
    .selectFrom('placed_order')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('account_id', '=', order.account_id)
    .executeTakeFirstOrThrow();
  await database.transaction(async (trx) => {
    for (let left = wanted - orders; left > 0; left -= 100) {
      const { id: _, ...columns } = order;
      const copies = Array.from({ length: Math.min(left, 100) }, () => ({
        ...columns,
        basket_id: null,
      }));
      const made = await trx.insertInto('placed_order').values(copies).returning('id').execute();
      const copied = made.flatMap((copy) =>
        lines.map(({ id: __, ...line }) => ({ ...line, order_id: copy.id })),
      );
      await trx.insertInto('order_line').values(copied).execute();
    }
  });
};

const growOrders = (grown: Grown): Promise<void> =>
  withShop(grown.place, undefined, async (server) => {
    const client = clientOf(server);
    await signUp(client);
    const { body } = await pay(client, aPayment(await readyToPay(client), origin));
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    const { order_number: number } = body;
    await client.post('/oscarapi/basket/add-product/', aBeanie());
    for (const size of [10, 100, 1_000, 10_000]) {
      await copyOrders(server, size);
      await measure(grown, 'orders of a customer', size, {
        'list orders': () => client.get('/oscarapi/orders/'),
        'read one': () => client.get(`/oscarapi/orders/${number}/`),
        'read basket': () => client.get('/oscarapi/basket/'),
      });
    }
  });

const growLines = (grown: Grown): Promise<void> =>
  withShop(grown.place, undefined, async (server) => {
    let held = 0;
    const client = clientOf(server);
    for (const size of [1, 10, 50]) {
      for (; held < size; held += 1)
        await client.post('/oscarapi/basket/add-product/', aBeanie({ note: `piece ${held}` }));
      const { body } = await client.get('/oscarapi/basket/');
      const [line] = body.all_lines as readonly { readonly id: number }[];
      let quantity = 1;
      await measure(grown, 'lines of a basket', size, {
        'read basket': () => client.get('/oscarapi/basket/'),
        'change quantity': () => {
          quantity = 3 - quantity;
          return client.put(`/oscarapi/lines/${line?.id ?? 0}/`, { quantity });
        },
      });
    }
  });

export const measureGrowth = async (places: readonly Place[]): Promise<readonly object[]> => {
  const rows: Row[] = [];
  for (const place of places) {
    for (const grow of [growProducts, growOrders, growLines]) {
      console.log(`  ${place.name}: ${grow.name}`);
      await grow({ place, rows });
    }
  }
  return rows;
};
