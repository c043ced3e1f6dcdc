import { idealSizeDefaults } from '@tailorbird/domain/sizing';
import {
  describeSizeDeskContract,
  failureOf,
  successOf,
} from '@tailorbird/domain/testing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpAccount } from './account.ts';
import type { HttpClient } from './client.ts';
import { HttpSizeDesk } from './sizeDesk.ts';
import { HttpSizes } from './sizing.ts';
import { openStaffServer } from './testing/staffServer.ts';

describe('with the server, over a network', () => {
  let server: Awaited<ReturnType<typeof openStaffServer>>;
  let staff: HttpClient;
  beforeAll(async () => {
    server = await openStaffServer();
    staff = await server.signedInAs('staff');
  });
  afterAll(() => server.close());

  describeSizeDeskContract('over HTTP', async () => ({
    sizes: new HttpSizes(server.browser()),
    desk: new HttpSizeDesk(staff),
    customer: async () => {
      const client = await server.signedInAs('customer');
      return {
        id: successOf(await new HttpAccount(client).visit()).user?.id ?? 0,
        sizes: new HttpSizes(client),
      };
    },
  }));

  it('only administrators have access to all sizes', async () => {
    for (const client of [
      server.browser(),
      await server.signedInAs('customer'),
      await server.signedInAs('store'),
    ])
      expect(failureOf(await new HttpSizeDesk(client).preview(1, 1))).toEqual({
        kind: 'permission-denied',
      });
    const prefs = {
      facts: idealSizeDefaults,
      bodyShape: 'ROUND',
      fit: 'REGULAR',
      units: 'metric',
      known: {},
      designVersion: 'V2',
    } as const;
    for (const client of [
      server.browser(),
      await server.signedInAs('customer'),
      await server.signedInAs('store'),
    ])
      expect(failureOf(await new HttpSizeDesk(client).lookUp(1, prefs))).toEqual({
        kind: 'permission-denied',
      });
    const asked = {
      title: 'Mine',
      sizeTypeId: 1,
      wearerId: null,
      cutFor: 'men',
      measurements: {},
      reason: '',
    } as const;
    for (const client of [server.browser(), await server.signedInAs('customer')])
      expect(failureOf(await new HttpSizeDesk(client).create(1, asked))).toEqual({
        kind: 'permission-denied',
      });
    for (const client of [
      server.browser(),
      await server.signedInAs('customer'),
      await server.signedInAs('store'),
    ])
      expect(
        failureOf(await new HttpSizeDesk(client).change(1, 1, { title: 'Mine', reason: '' })),
      ).toEqual({ kind: 'permission-denied' });
  });

  it('every response has the documented shape', () => {
    expect(server.problems).toEqual([]);
  });
});
