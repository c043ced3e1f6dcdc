import type { WireGarmentToAdd } from '../../packages/contract/src/basket/index.ts';
import { readPaths, Shopper } from '../shopper.ts';
import { browserHeaders, type Load } from './measure.ts';
import { type RecordedAnswer, recordAnswer } from './record.ts';

export type Call = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** Repetitions per round, chosen to make the rounds of all calls similarly long. */
  readonly times: number;
  /** Shoppers with a basket: one per connection, or another one for each request. */
  readonly by?: 'connection' | 'request';
};

export const callsOf = (piece: WireGarmentToAdd): readonly Call[] => {
  const paths = readPaths(piece);
  const body = JSON.stringify(piece);
  return [
    { name: 'catalog-list', method: 'GET', path: paths.catalog, times: 6_000 },
    { name: 'product', method: 'GET', path: paths.product, times: 6_000 },
    { name: 'product-page', method: 'GET', path: '/product/cotton-t-shirt', times: 6_000 },
    { name: 'read-basket', method: 'GET', path: paths.basket, times: 3_000, by: 'connection' },
    { name: 'add', method: 'POST', path: paths.add, times: 2_000, body },
    { name: 'add-again', method: 'POST', path: paths.add, times: 2_000, body, by: 'request' },
  ];
};

/** Creates shoppers with the piece in their baskets and returns their cookies. */
export const fillBaskets = async (
  address: string,
  piece: WireGarmentToAdd,
  count: number,
): Promise<readonly string[]> => {
  const shoppers = Array.from({ length: count }, () => new Shopper(address));
  const waiting = [...shoppers];
  const fill = async (): Promise<void> => {
    for (let shopper = waiting.pop(); shopper; shopper = waiting.pop()) await shopper.add(piece);
  };
  await Promise.all(Array.from({ length: 8 }, fill));
  return shoppers.map((shopper) => shopper.cookieHeader());
};

export const loadOf = (
  { method, path, body, by }: Call,
  cookies: readonly string[],
  connections: number,
): Load => ({
  method,
  path,
  ...(body !== undefined && { body }),
  ...(by === 'connection' && { cookies: cookies.slice(0, connections) }),
  ...(by === 'request' && { cookiesByRequest: cookies }),
});

export const recordAll = async (
  address: string,
  calls: readonly Call[],
  cookies: readonly string[],
): Promise<readonly RecordedAnswer[]> => {
  const recorded: RecordedAnswer[] = [];
  for (const { name, method, path, body, by } of calls) {
    const asked = {
      method,
      ...(body !== undefined && { body }),
      headers: { ...browserHeaders, ...(by && { cookie: cookies[0] ?? '' }) },
    };
    await recordAnswer(name, `${address}${path}`, asked);
    recorded.push(await recordAnswer(name, `${address}${path}`, asked));
  }
  return recorded;
};
