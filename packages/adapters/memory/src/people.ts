import {
  type ActingFor,
  type CustomerNotCreated,
  type CustomerRecord,
  checkReason,
  type KnownCustomer,
  type People,
  type PeopleRefused,
  type StaffRecord,
} from '@tailorbird/domain/account';
import { err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';

const mostFound = 20;
const hourMs = 60 * 60_000;

const wordsOf = (search: string): readonly string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[%_]/g, ''))
    .filter((word) => word !== '');

const isFoundBy = ({ id, email, firstName, lastName }: KnownCustomer, word: string): boolean =>
  [email, firstName, lastName].some((text) => text.toLowerCase().includes(word)) ||
  word === String(id);

/** The clock does not advance. */
export class InMemoryPeople<Size> implements People<Size> {
  /** The refusal of every call; null for none. */
  refusal: PeopleRefused | null = null;
  written: readonly StaffRecord[] = [];
  /** Addresses that subscribed to the newsletter with their account. */
  readonly lettersAsked: string[] = [];
  #customers: readonly CustomerRecord<Size>[];
  #acting: ActingFor | null = null;
  readonly #colleagues: readonly number[];
  readonly #by: string;
  readonly #now: string;

  /** `colleagues` are the ids of staff. */
  constructor(
    customers: readonly CustomerRecord<Size>[] = [],
    {
      colleagues = [],
      by = 'staff@example.test',
      now = '2026-01-01T00:00:00.000Z',
    }: {
      readonly colleagues?: readonly number[];
      readonly by?: string;
      readonly now?: string;
    } = {},
  ) {
    this.#customers = customers;
    this.#colleagues = colleagues;
    this.#by = by;
    this.#now = now;
  }

  readonly find: People<Size>['find'] = async (search) => {
    if (this.refusal) return err(this.refusal);
    const words = wordsOf(search);
    const found = this.#customers
      .map(({ customer }) => customer)
      .filter((customer) => words.length > 0 && words.every((word) => isFoundBy(customer, word)))
      .sort((one, other) => other.id - one.id)
      .slice(0, mostFound);
    this.#write({ action: 'customers-searched', about: String(found.length) });
    return ok(found);
  };

  readonly open: People<Size>['open'] = async (customerId, why) => {
    const asked = this.#asked(why);
    if (!asked.ok) return asked;
    const record = this.#customers.find(({ customer }) => customer.id === customerId);
    if (!record) return err({ kind: 'customer-not-found' });
    this.#write({
      action: 'customer-opened',
      customer: record.customer.email,
      reason: asked.value,
    });
    return ok(record);
  };

  readonly actFor: People<Size>['actFor'] = async (customerId, why) => {
    const asked = this.#asked(why);
    if (!asked.ok) return asked;
    if (this.#colleagues.includes(customerId)) return err({ kind: 'not-a-customer' });
    const customer = this.#customers.find((each) => each.customer.id === customerId)?.customer;
    if (!customer) return err({ kind: 'customer-not-found' });
    this.#write({ action: 'acting-started', customer: customer.email, reason: asked.value });
    const { id, email, firstName, lastName } = customer;
    const until = new Date(Date.parse(this.#now) + hourMs).toISOString();
    this.#acting = {
      customer: { id, email, firstName, lastName },
      by: this.#by,
      reason: asked.value,
      since: this.#now,
      until,
    };
    return ok(this.#acting);
  };

  readonly acting: People<Size>['acting'] = async () =>
    this.refusal ? err(this.refusal) : ok(this.#acting);

  readonly stopActing: People<Size>['stopActing'] = async () => {
    if (this.refusal) return err(this.refusal);
    if (this.#acting)
      this.#write({ action: 'acting-ended', customer: this.#acting.customer.email });
    this.#acting = null;
    return ok(null);
  };

  readonly create = async (
    typed: Parameters<People<Size>['create']>[0],
  ): Promise<Result<{ readonly id: number }, CustomerNotCreated>> => {
    const address = parseEmail(typed.email);
    if (!address.ok) return address;
    if (this.refusal)
      return err({
        kind: this.refusal.kind === 'permission-denied' ? 'permission-denied' : 'unreachable',
      });
    const email = address.value.toLowerCase();
    if (this.#customers.some(({ customer }) => customer.email === email))
      return err({ kind: 'already-exists' });
    const id =
      Math.max(0, ...this.#colleagues, ...this.#customers.map(({ customer }) => customer.id)) + 1;
    const names = { firstName: typed.firstName.trim(), lastName: typed.lastName.trim() };
    this.#customers = [
      ...this.#customers,
      {
        customer: { id, email, ...names, orderCount: 0, joinedAt: this.#now },
        sizes: [],
        wearers: [],
        orders: [],
      },
    ];
    if (typed.newsletter) this.lettersAsked.push(email);
    this.#write({ action: 'customer-created', customer: email });
    return ok({ id });
  };

  readonly records: People<Size>['records'] = async (customerId) => {
    if (this.refusal) return err(this.refusal);
    if (customerId === null) return ok(this.written);
    const email = this.#customers.find(({ customer }) => customer.id === customerId)?.customer
      .email;
    return ok(email === undefined ? [] : this.written.filter(({ customer }) => customer === email));
  };

  #asked(why: string): Result<string, PeopleRefused> {
    return this.refusal ? err(this.refusal) : checkReason(why);
  }

  #write(act: Pick<StaffRecord, 'action'> & Partial<StaffRecord>): void {
    const record = {
      at: this.#now,
      by: this.#by,
      customer: null,
      about: '',
      reason: '',
      isActing: this.#acting !== null,
    };
    this.written = [{ id: this.written.length + 1, ...record, ...act }, ...this.written];
  }
}
