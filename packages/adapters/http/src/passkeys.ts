import {
  addPasskey,
  askPasskey,
  fromWireFieldsRefused,
  fromWirePasskey,
  offerPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  type WireOwnerProof,
} from '@tailorbird/contract/account';
import {
  sessionInUse,
  type WireDetailError,
  type WireFieldErrors,
} from '@tailorbird/contract/errors';
import type {
  OwnerProof,
  PasskeyNotGiven,
  Passkeys,
  SecurityRefused,
} from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isNotAcceptable } from '@tailorbird/domain/shell';
import { HttpAccount } from './account.ts';
import type { HttpClient } from './client.ts';
import { browserPasskeys, type PasskeyDevice } from './passkeyDevice.ts';

const unreachable: Result<never, { readonly kind: 'unreachable' }> = err({ kind: 'unreachable' });

type NotDone =
  | { readonly status: 400; readonly body: WireFieldErrors }
  | { readonly status: 403 | 404 }
  | { readonly status: 429; readonly body: WireDetailError }
  | { readonly status: 'unreachable' };

const refused = (answer: NotDone): Result<never, SecurityRefused> => {
  switch (answer.status) {
    case 400:
      return err(fromWireFieldsRefused(answer.body));
    case 429:
      return err({ kind: 'too-often', message: answer.body.detail });
    default:
      return unreachable;
  }
};

/** Passkeys: the server sends a challenge, the device signs it. */
export class HttpPasskeys implements Passkeys {
  readonly #client: HttpClient;
  readonly #device: PasskeyDevice;

  constructor(client: HttpClient, device: PasskeyDevice = browserPasskeys) {
    this.#client = client;
    this.#device = device;
  }

  readonly support: Passkeys['support'] = () => this.#device.support();

  readonly stop: Passkeys['stop'] = () => this.#device.stop();

  readonly signIn: Passkeys['signIn'] = async (how) => {
    const asked = await this.#client.send(askPasskey, { body: { purpose: 'sign-in' } });
    if (asked.status === 429) return err({ kind: 'too-often', message: asked.body.detail });
    if (asked.status !== 200) return unreachable;
    const given = await this.#device.answer(asked.body, how);
    if (!given.ok) return given;
    const answer = await this.#client.send(signInByPasskey, { body: { passkey: given.value } });
    switch (answer.status) {
      case 200: {
        const user = await new HttpAccount(this.#client).currentUser();
        return user.ok && user.value ? ok(user.value) : unreachable;
      }
      case 400:
      case 401:
        return err({ kind: 'passkey-refused' });
      case 405:
        return answer.body.detail === sessionInUse ? err({ kind: 'session-in-use' }) : unreachable;
      case 429:
        return err({ kind: 'too-often', message: answer.body.detail });
      default:
        return unreachable;
    }
  };

  readonly add: Passkeys['add'] = async ({ name, proof }) => {
    const shown = await this.#show(proof);
    if (!shown.ok) return shown;
    const offer = await this.#client.send(offerPasskey, { body: shown.value });
    if (offer.status !== 200) return refused(offer);
    const made = await this.#device.create(offer.body);
    if (!made.ok) return made;
    const answer = await this.#client.send(addPasskey, { body: { ...made.value, name } });
    return answer.status === 201 ? ok(fromWirePasskey(answer.body)) : refused(answer);
  };

  readonly rename: Passkeys['rename'] = async (id, name) => {
    const answer = await this.#client.send(renamePasskey, { params: { id }, body: { name } });
    return answer.status === 200 ? ok(fromWirePasskey(answer.body)) : refused(answer);
  };

  readonly remove: Passkeys['remove'] = async (id, proof) => {
    const shown = await this.#show(proof);
    if (!shown.ok) return shown;
    const answer = await this.#client.send(removePasskey, { params: { id }, body: shown.value });
    if (answer.status === 204) return ok(null);
    return isNotAcceptable(answer) ? err({ kind: 'last-way-in' }) : refused(answer);
  };

  readonly #show = async (
    proof: OwnerProof,
  ): Promise<Result<WireOwnerProof, SecurityRefused | PasskeyNotGiven>> => {
    if (proof.kind === 'password') return ok({ current_password: proof.currentPassword });
    const asked = await this.#client.send(askPasskey, { body: { purpose: 'confirm' } });
    if (asked.status !== 200) return refused(asked);
    const given = await this.#device.answer(asked.body, 'asked');
    return given.ok ? ok({ passkey: given.value }) : given;
  };
}
