import {
  createRetailCustomer,
  findCustomers,
  fromWireActingFor,
  fromWireKnownCustomer,
  fromWireStaffRecord,
  listStaffRecords,
  openCustomer,
  readActing,
  startActing,
  stopActing,
} from '@tailorbird/contract/account';
import { fromWireUserSize } from '@tailorbird/contract/sizing';
import type { People } from '@tailorbird/domain/account';
import { parseEmail } from '@tailorbird/domain/kernel';
import type { UserSize } from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';
import { nothing, outcome } from './outcome.ts';

const denied = { 403: { kind: 'permission-denied' } } as const;
const refusals = {
  ...denied,
  400: { kind: 'reason-missing' },
  404: { kind: 'customer-not-found' },
} as const;

export class HttpPeople implements People<UserSize> {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly find: People<UserSize>['find'] = async (search) => {
    const answer = await this.#client.send(findCustomers, { query: { search } });
    return outcome(answer, (customers) => customers.map(fromWireKnownCustomer), denied);
  };

  readonly open: People<UserSize>['open'] = async (customerId, reason) => {
    const answer = await this.#client.send(openCustomer, {
      params: { id: customerId },
      body: { reason },
    });
    return outcome(
      answer,
      ({ customer, sizes, wearers, orders }) => ({
        customer: fromWireKnownCustomer(customer),
        sizes: sizes.map(fromWireUserSize),
        wearers,
        orders: orders.map(({ number, status, placed_at }) => ({
          number,
          status,
          placedAt: placed_at,
        })),
      }),
      refusals,
    );
  };

  readonly actFor: People<UserSize>['actFor'] = async (customerId, reason) => {
    const answer = await this.#client.send(startActing, {
      body: { customer_id: customerId, reason },
    });
    return outcome(answer, fromWireActingFor, { ...refusals, 409: { kind: 'not-a-customer' } });
  };

  readonly acting: People<UserSize>['acting'] = async () => {
    const answer = await this.#client.send(readActing);
    return outcome(answer, (acting) => acting && fromWireActingFor(acting), denied);
  };

  readonly stopActing: People<UserSize>['stopActing'] = async () => {
    const answer = await this.#client.send(stopActing);
    return outcome(answer, nothing, denied);
  };

  readonly create: People<UserSize>['create'] = async ({
    email,
    firstName,
    lastName,
    newsletter,
  }) => {
    const address = parseEmail(email);
    if (!address.ok) return address;
    const answer = await this.#client.send(createRetailCustomer, {
      body: { email: address.value, first_name: firstName, last_name: lastName, newsletter },
    });
    return outcome(answer, ({ id }) => ({ id }), {
      ...denied,
      400: { kind: 'email-invalid' },
      409: { kind: 'already-exists' },
    });
  };

  readonly records: People<UserSize>['records'] = async (customerId) => {
    const answer = await this.#client.send(
      listStaffRecords,
      customerId === null ? {} : { query: { customer_id: String(customerId) } },
    );
    return outcome(answer, (records) => records.map(fromWireStaffRecord), denied);
  };
}
