import type { WireFieldErrors } from '@tailorbird/contract/errors';
import {
  addWearer,
  assignUserSize,
  changeOwnWearer,
  changeWearer,
  chooseDefaultSize,
  fromWireOwnWearer,
  fromWireUserSize,
  fromWireWearer,
  fromWireWearerRefused,
  listWearers,
  readOwnWearer,
  removeWearer,
  restoreWearer,
  toWireWantedWearer,
} from '@tailorbird/contract/sizing';
import { maximumWearerName, maximumWearers, type Wearers } from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';
import { nothing, outcome } from './outcome.ts';

const notFound = { 404: { kind: 'wearer-not-found' } } as const;
const sizeNotFound = { 404: { kind: 'size-not-found' } } as const;

const wearerRefusal = (body: WireFieldErrors) =>
  fromWireWearerRefused(body, { name: maximumWearerName, wearers: maximumWearers }) ??
  ({ kind: 'unreachable' } as const);

export class HttpWearers implements Wearers {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly all: Wearers['all'] = async () =>
    outcome(await this.#client.send(listWearers), (body) => body.map(fromWireWearer));

  readonly add: Wearers['add'] = async (wanted) =>
    outcome(
      await this.#client.send(addWearer, { body: toWireWantedWearer(wanted) }),
      fromWireWearer,
      { 400: wearerRefusal },
    );

  readonly change: Wearers['change'] = async (id, wanted) =>
    outcome(
      await this.#client.send(changeWearer, { params: { id }, body: toWireWantedWearer(wanted) }),
      fromWireWearer,
      { ...notFound, 400: wearerRefusal },
    );

  readonly remove: Wearers['remove'] = async (id) => {
    const answer = await this.#client.send(removeWearer, { params: { id } });
    return outcome(answer, nothing, notFound);
  };

  readonly restore: Wearers['restore'] = async (id) =>
    outcome(await this.#client.send(restoreWearer, { params: { id } }), fromWireWearer, {
      ...notFound,
      400: wearerRefusal,
    });

  readonly own: Wearers['own'] = async () =>
    outcome(await this.#client.send(readOwnWearer), fromWireOwnWearer);

  readonly changeOwn: Wearers['changeOwn'] = async ({ cutFor }) =>
    outcome(
      await this.#client.send(changeOwnWearer, { body: { cut_for: cutFor } }),
      fromWireOwnWearer,
    );

  readonly makeDefault: Wearers['makeDefault'] = async (id, isDefault) => {
    const answer = await this.#client.send(chooseDefaultSize, {
      params: { id },
      body: { is_default: isDefault },
    });
    return outcome(answer, fromWireUserSize, sizeNotFound);
  };

  readonly assign: Wearers['assign'] = async (id, wearerId) => {
    const answer = await this.#client.send(assignUserSize, {
      params: { id },
      body: { wearer_id: wearerId },
    });
    return outcome(answer, fromWireUserSize, { ...sizeNotFound, 409: { kind: 'already-exists' } });
  };
}
