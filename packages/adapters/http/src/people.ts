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
import type { People, PeopleRefused } from '@tailorbird/domain/account';
import { err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import type { UserSize } from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';

const refused = (status: 400 | 403 | 404 | 409 | 'unreachable'): Result<never, PeopleRefused> => {
  switch (status) {
    case 400:
      return err({ kind: 'reason-missing' });
    case 403:
      return err({ kind: 'permission-denied' });
    case 404:
      return err({ kind: 'customer-not-found' });
    case 409:
      return err({ kind: 'not-a-customer' });
    default:
      return err({ kind: 'unreachable' });
  }
};

/** Customers, for staff. */
export class HttpPeople implements People<UserSize> {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly find: People<UserSize>['find'] = async (search) => {
    const answer = await this.#client.send(findCustomers, { query: { search } });
    return answer.status === 200
      ? ok(answer.body.map(fromWireKnownCustomer))
      : refused(answer.status);
  };

  readonly open: People<UserSize>['open'] = async (customerId, reason) => {
    const answer = await this.#client.send(openCustomer, {
      params: { id: customerId },
      body: { reason },
    });
    if (answer.status !== 200) return refused(answer.status);
    const { customer, sizes, wearers, orders } = answer.body;
    return ok({
      customer: fromWireKnownCustomer(customer),
      sizes: sizes.map(fromWireUserSize),
      wearers,
      orders: orders.map(({ number, status, placed_at }) => ({
        number,
        status,
        placedAt: placed_at,
      })),
    });
  };

  readonly actFor: People<UserSize>['actFor'] = async (customerId, reason) => {
    const answer = await this.#client.send(startActing, {
      body: { customer_id: customerId, reason },
    });
    return answer.status === 200 ? ok(fromWireActingFor(answer.body)) : refused(answer.status);
  };

  readonly acting: People<UserSize>['acting'] = async () => {
    const answer = await this.#client.send(readActing);
    return answer.status === 200
      ? ok(answer.body && fromWireActingFor(answer.body))
      : refused(answer.status);
  };

  readonly stopActing: People<UserSize>['stopActing'] = async () => {
    const answer = await this.#client.send(stopActing);
    return answer.status === 204 ? ok(null) : refused(answer.status);
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
    switch (answer.status) {
      case 201:
        return ok({ id: answer.body.id });
      case 400:
        return err({ kind: 'email-invalid' });
      case 403:
        return err({ kind: 'permission-denied' });
      case 409:
        return err({ kind: 'already-exists' });
      default:
        return err({ kind: 'unreachable' });
    }
  };

  readonly records: People<UserSize>['records'] = async (customerId) => {
    const answer = await this.#client.send(
      listStaffRecords,
      customerId === null ? {} : { query: { customer_id: String(customerId) } },
    );
    return answer.status === 200
      ? ok(answer.body.map(fromWireStaffRecord))
      : refused(answer.status);
  };
}
