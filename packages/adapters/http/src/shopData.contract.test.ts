import {
  describeShopDataContract,
  failureOf,
  successOf,
} from '@tailorbird/domain/testing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from './client.ts';
import { HttpShopData } from './shopData.ts';
import { openStaffServer } from './testing/staffServer.ts';

const by = 'staff@tailorbird.example';
const text = 'shell.skipToContent';
const mailText = 'server-orders.subject';

describe('with the server, over a network', () => {
  let server: Awaited<ReturnType<typeof openStaffServer>>;
  let staff: HttpClient;
  beforeAll(async () => {
    server = await openStaffServer();
    staff = await server.signedInAs('staff');
  });
  afterAll(() => server.close());

  describeShopDataContract('over HTTP', async () => ({
    data: new HttpShopData(staff),
    by,
    text,
    mailText,
  }));

  it('only administrators change the shop, and store staff its stock', async () => {
    const store = new HttpShopData(await server.signedInAs('store'));
    expect(successOf(await store.rows('stock', '')).length).toBeGreaterThan(0);
    for (const table of [
      'switches',
      'vouchers',
      'launches',
      'certificates',
      'naming',
      'texts',
      'mails',
    ] as const)
      expect(failureOf(await store.rows(table, ''))).toEqual({ kind: 'permission-denied' });
    for (const client of [server.browser(), await server.signedInAs('customer')]) {
      const data = new HttpShopData(client);
      for (const answer of [
        await data.rows('stock', ''),
        await data.history('stock', '101'),
        await data.change('stock', '101', {
          before: null,
          after: { pieces: 1 },
          reason: 'curious enough',
        }),
        await data.previewNames('rule', {}),
        await data.previewText(text, {}),
        await data.mails(),
        await data.mail('order-receipt', null),
      ])
        expect(failureOf(answer)).toEqual({ kind: 'permission-denied' });
    }
  });

  it('every response has the documented shape', () => {
    expect(server.problems).toEqual([]);
  });
});
