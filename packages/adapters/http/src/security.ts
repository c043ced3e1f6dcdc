import {
  changeOwnEmail,
  changeOwnPassword,
  confirmEmail,
  confirmSecondFactor,
  endOtherSessions,
  endSession,
  fromWireEmailLinkRefused,
  fromWireFieldsRefused,
  fromWireSecurity,
  readSecurity,
  removeSecondFactor,
  sendEmailConfirmation,
  startSecondFactor,
  toWireEmailChange,
  toWirePasswordChange,
  toWireResetLink,
} from '@tailorbird/contract/account';
import type { Security } from '@tailorbird/domain/account';
import type { HttpClient } from './client.ts';
import { nothing, outcome, tooOften } from './outcome.ts';

export { HttpPasskeys } from './passkeys.ts';

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
