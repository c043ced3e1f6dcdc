import {
  addPasskey,
  changeOwnEmail,
  changeOwnPassword,
  confirmEmail,
  confirmSecondFactor,
  endOtherSessions,
  endSession,
  fromWireEmailLinkRefused,
  fromWireFieldsRefused,
  fromWirePasskey,
  fromWireSecurity,
  offerPasskey,
  readSecurity,
  removePasskey,
  removeSecondFactor,
  renamePasskey,
  requestPasskeyChallenge,
  sendEmailConfirmation,
  signInByPasskey,
  startSecondFactor,
  toWireEmailChange,
  toWirePasswordChange,
  toWireResetLink,
  type WireOwnerProof,
} from '@tailorbird/contract/account';
import { sessionInUse } from '@tailorbird/contract/errors';
import type {
  OwnerProof,
  PasskeyNotGiven,
  Passkeys,
  Security,
  SecurityRefused,
} from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { HttpAccount } from './account.ts';
import type { HttpClient } from './client.ts';
import { failureOf, nothing, outcome, tooOften } from './outcome.ts';
import { browserPasskeys, type PasskeyDevice } from './passkeyDevice.ts';

const refusals = { 400: fromWireFieldsRefused, 429: tooOften } as const;

export class HttpSecurity implements Security {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly overview: Security['overview'] = async () =>
    outcome(await this.#client.send(readSecurity), fromWireSecurity);

  readonly changePassword: Security['changePassword'] = async (change) =>
    outcome(
      await this.#client.send(changeOwnPassword, { body: toWirePasswordChange(change) }),
      nothing,
      refusals,
    );

  readonly changeEmail: Security['changeEmail'] = async (change) =>
    outcome(
      await this.#client.send(changeOwnEmail, { body: toWireEmailChange(change) }),
      nothing,
      refusals,
    );

  readonly confirmEmail: Security['confirmEmail'] = async (link) => {
    const answer = await this.#client.send(confirmEmail, { body: toWireResetLink(link) });
    return outcome(answer, nothing, { 400: fromWireEmailLinkRefused });
  };

  readonly sendConfirmation: Security['sendConfirmation'] = async () => {
    const answer = await this.#client.send(sendEmailConfirmation);
    return outcome(answer, nothing, { 429: tooOften });
  };

  readonly startSecondFactor: Security['startSecondFactor'] = async ({ currentPassword }) => {
    const answer = await this.#client.send(startSecondFactor, {
      body: { current_password: currentPassword },
    });
    return outcome(answer, (key) => key, refusals);
  };

  readonly confirmSecondFactor: Security['confirmSecondFactor'] = async ({ code }) => {
    const answer = await this.#client.send(confirmSecondFactor, { body: { code } });
    return outcome(answer, ({ recovery_codes }) => recovery_codes, refusals);
  };

  readonly removeSecondFactor: Security['removeSecondFactor'] = async ({ currentPassword }) =>
    outcome(
      await this.#client.send(removeSecondFactor, { body: { current_password: currentPassword } }),
      nothing,
      refusals,
    );

  readonly endSession: Security['endSession'] = async (id) =>
    outcome(await this.#client.send(endSession, { params: { id } }), nothing);

  readonly endOtherSessions: Security['endOtherSessions'] = async () =>
    outcome(await this.#client.send(endOtherSessions), nothing);
}

const unreachable: Result<never, { readonly kind: 'unreachable' }> = err({ kind: 'unreachable' });

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
    const asked = await this.#client.send(requestPasskeyChallenge, {
      body: { purpose: 'sign-in' },
    });
    if (asked.status !== 200) return err(failureOf(asked, { 429: tooOften }));
    const given = await this.#device.answer(asked.body, how);
    if (!given.ok) return given;
    const answer = await this.#client.send(signInByPasskey, { body: { passkey: given.value } });
    if (answer.status === 200) {
      const user = await new HttpAccount(this.#client).currentUser();
      return user.ok && user.value ? ok(user.value) : unreachable;
    }
    if (answer.status === 405)
      return answer.body.detail === sessionInUse ? err({ kind: 'session-in-use' }) : unreachable;
    const notAccepted = { kind: 'passkey-refused' } as const;
    return err(failureOf(answer, { 400: notAccepted, 401: notAccepted, 429: tooOften }));
  };

  readonly add: Passkeys['add'] = async ({ name, proof }) => {
    const shown = await this.#show(proof);
    if (!shown.ok) return shown;
    const offer = await this.#client.send(offerPasskey, { body: shown.value });
    if (offer.status !== 200) return err(failureOf(offer, refusals));
    const made = await this.#device.create(offer.body);
    if (!made.ok) return made;
    const answer = await this.#client.send(addPasskey, { body: { ...made.value, name } });
    return outcome(answer, fromWirePasskey, { 400: fromWireFieldsRefused });
  };

  readonly rename: Passkeys['rename'] = async (id, name) => {
    const answer = await this.#client.send(renamePasskey, { params: { id }, body: { name } });
    return outcome(answer, fromWirePasskey, { 400: fromWireFieldsRefused });
  };

  readonly remove: Passkeys['remove'] = async (id, proof) => {
    const shown = await this.#show(proof);
    if (!shown.ok) return shown;
    const answer = await this.#client.send(removePasskey, { params: { id }, body: shown.value });
    return outcome(answer, nothing, { ...refusals, 406: { kind: 'last-way-in' } });
  };

  readonly #show = async (
    proof: OwnerProof,
  ): Promise<Result<WireOwnerProof, SecurityRefused | PasskeyNotGiven>> => {
    if (proof.kind === 'password') return ok({ current_password: proof.currentPassword });
    const asked = await this.#client.send(requestPasskeyChallenge, {
      body: { purpose: 'confirm' },
    });
    if (asked.status !== 200) return err(failureOf(asked, refusals));
    const given = await this.#device.answer(asked.body, 'asked');
    return given.ok ? ok({ passkey: given.value }) : given;
  };
}
