import { describe, expect, it } from 'vitest';
import type { People } from '../../account/index.ts';
import type { UserSize } from '../../sizing/index.ts';
import { failureOf, successOf, unique } from './steps.ts';

/** Customers as seen by staff in a new browser. */
export type PeopleUnderTest = {
  readonly people: People<Pick<UserSize, 'id' | 'title'>>;
  readonly by: string;
  /** Email address of a customer with sizes and orders. */
  readonly known: string;
  /** User id of another staff member. */
  readonly colleague: number;
};

export const describePeopleContract = (
  name: string,
  open: () => Promise<PeopleUnderTest>,
): void => {
  const reason = 'asked on the phone';
  const aCustomer = async ({ people }: PeopleUnderTest) => {
    const names = { firstName: 'Nora', lastName: unique('Nadel') };
    const email = `${unique('nora')}@example.test`;
    const { id } = successOf(await people.create({ email, ...names, newsletter: false }));
    return { id, email, ...names };
  };
  const actionsOf = async (
    { people }: PeopleUnderTest,
    customerId: number,
  ): Promise<readonly string[]> =>
    successOf(await people.records(customerId)).map(({ action }) => action);

  describe(`${name} as People`, () => {
    it('staff create an account for a new address', async () => {
      const { people } = await open();
      const customer = {
        email: `${unique('Nora')}@Example.test`,
        firstName: ' Nora ',
        lastName: unique('Nadel'),
        newsletter: true,
      };
      const { id } = successOf(await people.create(customer));
      const email = customer.email.toLowerCase();
      expect(successOf(await people.find(email))).toEqual([
        {
          id,
          email,
          firstName: 'Nora',
          lastName: customer.lastName,
          orderCount: 0,
          joinedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      ]);
      expect(failureOf(await people.create(customer))).toEqual({ kind: 'already-exists' });
      expect(failureOf(await people.create({ ...customer, email: ' ' }))).toEqual({
        kind: 'email-required',
      });
      expect(failureOf(await people.create({ ...customer, email: 'nora@' }))).toEqual({
        kind: 'email-invalid',
      });
    });

    it('search matches every word, newest first, without staff', async () => {
      const shop = await open();
      const { people } = shop;
      const [first, second] = [await aCustomer(shop), await aCustomer(shop)];
      const found = async (search: string) =>
        successOf(await people.find(search)).map(({ id }) => id);
      expect(await found(`${first.lastName.toUpperCase()} nor`)).toEqual([first.id]);
      expect((await found('nora nadel')).slice(0, 2)).toEqual([second.id, first.id]);
      expect(await found(`${first.email} ${second.email}`)).toEqual([]);
      expect(await found(String(first.id))).toContain(first.id);
      for (const nobody of ['  ', '%', '_', shop.by]) expect(await found(nobody)).toEqual([]);
    });

    it('staff open a customer with sizes and orders by giving a reason', async () => {
      const { people, known } = await open();
      const customer = successOf(await people.find(known))[0];
      for (const why of ['', '    ', ' why ', 'a'.repeat(201)])
        expect(failureOf(await people.open(customer?.id ?? 0, why))).toEqual({
          kind: 'reason-missing',
        });
      const opened = successOf(await people.open(customer?.id ?? 0, reason));
      expect(opened.customer).toEqual(customer);
      expect(opened.sizes[0]).toMatchObject({
        id: expect.any(Number),
        title: expect.stringMatching(/\w/),
      });
      expect(opened.orders).toHaveLength(customer?.orderCount ?? 0);
      expect(opened.orders[0]).toEqual({
        number: expect.stringMatching(/\d/),
        status: expect.stringMatching(/\w/),
        placedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      });
    });

    it('staff act for a customer for at most an hour', async () => {
      const shop = await open();
      const { people, by } = shop;
      expect(successOf(await people.acting())).toBeNull();
      const customer = await aCustomer(shop);
      const acting = successOf(await people.actFor(customer.id, ` ${reason} `));
      expect(acting).toMatchObject({ customer, by, reason });
      expect(Date.parse(acting.until) - Date.parse(acting.since)).toBe(60 * 60_000);
      expect(successOf(await people.acting())).toEqual(acting);
      const other = await aCustomer(shop);
      expect(successOf(await people.actFor(other.id, reason)).customer).toEqual(other);
      expect(successOf(await people.stopActing())).toBeNull();
      expect(successOf(await people.acting())).toBeNull();
      expect(successOf(await people.stopActing())).toBeNull();
    });

    it('acting requires a reason and never applies to staff', async () => {
      const shop = await open();
      const { people, colleague } = shop;
      const { id } = await aCustomer(shop);
      expect(failureOf(await people.actFor(id, 'why'))).toEqual({ kind: 'reason-missing' });
      expect(failureOf(await people.actFor(colleague, reason))).toEqual({ kind: 'not-a-customer' });
      expect(successOf(await people.acting())).toBeNull();
      expect(await actionsOf(shop, id)).toEqual(['customer-created']);
    });

    it('staff records cannot be opened', async () => {
      const { people, colleague } = await open();
      expect(failureOf(await people.open(colleague, reason))).toEqual({
        kind: 'customer-not-found',
      });
    });

    it('an unknown customer is not found', async () => {
      const { people } = await open();
      expect(failureOf(await people.open(999_999, reason))).toEqual({ kind: 'customer-not-found' });
      expect(failureOf(await people.actFor(999_999, reason))).toEqual({
        kind: 'customer-not-found',
      });
      expect(successOf(await people.records(999_999))).toEqual([]);
    });

    it('the log lists actions with staff member and reason, newest first', async () => {
      const shop = await open();
      const { people, by } = shop;
      const { id, email } = await aCustomer(shop);
      successOf(await people.find(email));
      successOf(await people.open(id, reason));
      successOf(await people.actFor(id, 'lost a parcel'));
      successOf(await people.stopActing());
      const records = successOf(await people.records(id));
      const actions = ['acting-ended', 'acting-started', 'customer-opened', 'customer-created'];
      expect(
        records.map(({ action }) => action).filter((action) => actions.includes(action)),
      ).toEqual(actions);
      expect(records.find(({ action }) => action === 'customer-opened')).toEqual({
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        by,
        action: 'customer-opened',
        customer: email,
        about: '',
        reason,
        isActing: false,
      });
      expect(records.find(({ action }) => action === 'acting-ended')).toMatchObject({
        customer: email,
        isActing: true,
      });
      const all = successOf(await people.records(null));
      expect(all).toEqual(expect.arrayContaining([...records]));
      expect(all.find(({ action }) => action === 'customers-searched')).toMatchObject({
        by,
        customer: null,
        about: '1',
      });
    });
  });
};
