import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAccountContract } from './testing/describeAccountContract.ts';
import { describeBasketsContract } from './testing/describeBasketsContract.ts';
import { describeCatalogContract } from './testing/describeCatalogContract.ts';
import { describeCheckoutContract } from './testing/describeCheckoutContract.ts';
import { describeContentContract } from './testing/describeContentContract.ts';
import { describeOrdersContract } from './testing/describeOrdersContract.ts';
import { describePasswordsContract } from './testing/describePasswordsContract.ts';
import { describePaymentsContract } from './testing/describePaymentsContract.ts';
import { describeSizesContract } from './testing/describeSizesContract.ts';
import { openServer } from './testing/httpShopUnderTest.ts';
import { openInMemory } from './testing/inMemoryShopUnderTest.ts';
import type { OpenShop } from './testing/shopUnderTest.ts';

const describeEveryPort = (name: string, open: OpenShop): void => {
  describeAccountContract(name, open);
  describeBasketsContract(name, open);
  describeCatalogContract(name, open);
  describeCheckoutContract(name, open);
  describeContentContract(name, open);
  describeOrdersContract(name, open);
  describePasswordsContract(name, open);
  describePaymentsContract(name, open);
  describeSizesContract(name, open);
};

describeEveryPort('in memory', openInMemory);

describe('with the server', () => {
  let server: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.close());

  describeEveryPort('over HTTP', () => server.open());

  it('never got an answer that could not be read', () => {
    expect(server.problems).toEqual([]);
  });
});
