import type { Result } from '@tailorbird/domain/kernel';
import { describePeopleContract, failureOf, successOf } from '@tailorbird/domain/testing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpAccount } from './account.ts';
import { HttpPeople } from './people.ts';
import { openStaffServer } from './testing/staffServer.ts';

const known = 'customer@tailorbird.example';
const by = 'staff@tailorbird.example';

describe('with the server, over a network', () => {
  let server: Awaited<ReturnType<typeof openStaffServer>>;
  let colleague: number;
  beforeAll(async () => {
    server = await openStaffServer();
    colleague =
      successOf(await new HttpAccount(await server.signedInAs('store')).visit()).user?.id ?? 0;
  });
  afterAll(() => server.close());

  describePeopleContract('over HTTP', async () => ({
    people: new HttpPeople(await server.signedInAs('staff')),
    by,
    known,
    colleague,
  }));

  it('only staff have access to customers', async () => {
    for (const client of [server.browser(), await server.signedInAs('customer')]) {
      const people = new HttpPeople(client);
      const nora = {
        email: 'nora@example.test',
        firstName: 'Nora',
        lastName: '',
        newsletter: false,
      };
      const answers: readonly Result<unknown, unknown>[] = [
        await people.find('nora'),
        await people.open(1, 'curious enough'),
        await people.actFor(1, 'curious enough'),
        await people.acting(),
        await people.stopActing(),
        await people.create(nora),
        await people.records(null),
      ];
      for (const answer of answers)
        expect(failureOf(answer)).toEqual({ kind: 'permission-denied' });
    }
  });

  it('store staff find customers but cannot read the log', async () => {
    const people = new HttpPeople(await server.signedInAs('store'));
    expect(successOf(await people.find(known))).toMatchObject([{ email: known }]);
    expect(failureOf(await people.records(null))).toEqual({ kind: 'permission-denied' });
  });

  it('every response has the documented shape', () => {
    expect(server.problems).toEqual([]);
  });
});
