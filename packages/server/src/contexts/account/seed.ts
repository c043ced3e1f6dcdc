import { type Address, emptyAddress } from '@tailorbird/domain/checkout';
import { money } from '@tailorbird/domain/kernel';
import type { Queries, WithDatabase } from '../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../platform/runtime/runtime.ts';
import { addCreditEntry } from '../basket/index.ts';
import { saveAddress } from '../checkout/index.ts';
import { hashPassword } from './application/passwordHash.ts';
import { createAccount, findCredentials, type NewAccount } from './store/accounts.ts';

const password = 'measure-twice';
const source = 'seed';

type SeededAccount = Pick<NewAccount, 'email'> &
  Required<Pick<NewAccount, 'firstName' | 'lastName' | 'isStaff' | 'isStore'>>;

const customer: SeededAccount = {
  email: 'customer@tailorbird.example',
  firstName: 'Cara',
  lastName: 'Customer',
  isStaff: false,
  isStore: false,
};
const seeded: readonly SeededAccount[] = [
  customer,
  {
    email: 'staff@tailorbird.example',
    firstName: 'Stan',
    lastName: 'Staff',
    isStaff: true,
    isStore: false,
  },
  {
    email: 'store@tailorbird.example',
    firstName: 'Stella',
    lastName: 'Store',
    isStaff: false,
    isStore: true,
  },
];

const credits = [money(5_000, 'USD'), money(4_500, 'EUR')];

const address: Address = {
  ...emptyAddress,
  firstName: 'Cara',
  lastName: 'Customer',
  line1: '12 Bedford Street',
  line2: 'Apartment 3',
  city: 'New York',
  state: 'NY',
  postcode: '10014',
  countryCode: 'US',
  phone: '+12125550142',
};

/**
 * Creates sample accounts with the password `measure-twice`: a customer with credit and an
 * address, a staff member, a store. Only for the embedded database; existing accounts stay
 * unchanged. Returns the customer.
 */
export const seedAccounts = async (
  shop: WithDatabase & WithClock & WithSettings,
): Promise<{ readonly accountId: number; readonly email: string }> => {
  const { database, clock, settings } = shop;
  for (const account of seeded) {
    if (await findCredentials(database.queries, { email: account.email })) continue;
    const passwordHash = await hashPassword(password, settings.passwordCost);
    await database.transaction(async (trx) => {
      const now = clock();
      const id = await createAccount(
        trx,
        { ...account, passwordHash, locale: 'en', source, isConfirmed: true },
        now,
      );
      if (id === undefined || account !== customer) return;
      for (const amount of credits)
        await addCreditEntry(trx, {
          accountId: id,
          amount,
          reason: 'seed',
          reference: 'welcome',
          now,
        });
      await saveAddress(trx, id, address, now);
    });
  }
  const { email } = customer;
  const known = await findCredentials(database.queries, { email });
  if (!known) throw new Error('The new sample customer is missing');
  return { accountId: known.id, email };
};

export const findSampleAccounts = async (queries: Queries): Promise<readonly string[]> => {
  const rows = await queries
    .selectFrom('account')
    .select('email')
    .where('source', '=', source)
    .where('is_active', '=', 1)
    .execute();
  return rows.map(({ email }) => email);
};
