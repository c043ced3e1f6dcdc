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
  type WireWearer,
} from '@tailorbird/contract/sizing';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isConflict, isNotFound } from '@tailorbird/domain/shell';
import {
  maximumWearerName,
  mostWearers,
  type Wearer,
  type WearerRefused,
  type Wearers,
} from '@tailorbird/domain/sizing';
import type { HttpClient } from './client.ts';

const unreachable = err({ kind: 'unreachable' } as const);

type Answer =
  | { readonly status: 200 | 201; readonly body: WireWearer }
  | { readonly status: 400; readonly body: WireFieldErrors }
  | { readonly status: 403 | 404 | 'unreachable' };

const keptWearer = (
  answer: Answer,
): Result<
  Wearer,
  WearerRefused | { readonly kind: 'wearer-not-found' } | { readonly kind: 'unreachable' }
> => {
  switch (answer.status) {
    case 200:
    case 201:
      return ok(fromWireWearer(answer.body));
    case 400: {
      const refused = fromWireWearerRefused(answer.body, {
        name: maximumWearerName,
        wearers: mostWearers,
      });
      return refused ? err(refused) : unreachable;
    }
    case 404:
      return err({ kind: 'wearer-not-found' });
    default:
      return unreachable;
  }
};

export class HttpWearers implements Wearers {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly all: Wearers['all'] = async () => {
    const answer = await this.#client.send(listWearers);
    return answer.status === 200 ? ok(answer.body.map(fromWireWearer)) : unreachable;
  };

  readonly add: Wearers['add'] = async (wanted) => {
    const added = keptWearer(
      await this.#client.send(addWearer, { body: toWireWantedWearer(wanted) }),
    );
    if (added.ok) return added;
    const { failure } = added;
    return failure.kind === 'wearer-not-found' ? unreachable : err(failure);
  };

  readonly change: Wearers['change'] = async (id, wanted) =>
    keptWearer(
      await this.#client.send(changeWearer, { params: { id }, body: toWireWantedWearer(wanted) }),
    );

  readonly remove: Wearers['remove'] = async (id) => {
    const answer = await this.#client.send(removeWearer, { params: { id } });
    if (isNotFound(answer)) return err({ kind: 'wearer-not-found' });
    return answer.status === 204 ? ok(null) : unreachable;
  };

  readonly restore: Wearers['restore'] = async (id) =>
    keptWearer(await this.#client.send(restoreWearer, { params: { id } }));

  readonly own: Wearers['own'] = async () => {
    const answer = await this.#client.send(readOwnWearer);
    return answer.status === 200 ? ok(fromWireOwnWearer(answer.body)) : unreachable;
  };

  readonly changeOwn: Wearers['changeOwn'] = async ({ cutFor }) => {
    const answer = await this.#client.send(changeOwnWearer, { body: { cut_for: cutFor } });
    return answer.status === 200 ? ok(fromWireOwnWearer(answer.body)) : unreachable;
  };

  readonly makeDefault: Wearers['makeDefault'] = async (id, isDefault) => {
    const answer = await this.#client.send(chooseDefaultSize, {
      params: { id },
      body: { is_default: isDefault },
    });
    if (isNotFound(answer)) return err({ kind: 'size-not-found' });
    return answer.status === 200 ? ok(fromWireUserSize(answer.body)) : unreachable;
  };

  readonly assign: Wearers['assign'] = async (id, wearerId) => {
    const answer = await this.#client.send(assignUserSize, {
      params: { id },
      body: { wearer_id: wearerId },
    });
    if (isNotFound(answer)) return err({ kind: 'size-not-found' });
    if (isConflict(answer)) return err({ kind: 'already-exists' });
    return answer.status === 200 ? ok(fromWireUserSize(answer.body)) : unreachable;
  };
}
