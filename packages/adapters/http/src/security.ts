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
import type { WireDetailError, WireFieldErrors } from '@tailorbird/contract/errors';
import type { Security, SecurityRefused } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isBadRequest } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

export { HttpPasskeys } from './passkeys.ts';

const unreachable: Result<never, { readonly kind: 'unreachable' }> = err({ kind: 'unreachable' });

type NotChanged =
  | { readonly status: 400; readonly body: WireFieldErrors }
  | { readonly status: 403 }
  | { readonly status: 429; readonly body: WireDetailError }
  | { readonly status: 'unreachable' };

const refused = (answer: NotChanged): Result<never, SecurityRefused> => {
  switch (answer.status) {
    case 400:
      return err(fromWireFieldsRefused(answer.body));
    case 429:
      return err({ kind: 'too-often', message: answer.body.detail });
    default:
      return unreachable;
  }
};

const changed = (answer: { readonly status: 204 } | NotChanged): Result<null, SecurityRefused> =>
  answer.status === 204 ? ok(null) : refused(answer);

/** Security settings of an account. */
export class HttpSecurity implements Security {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly overview: Security['overview'] = async () => {
    const answer = await this.#client.send(readSecurity);
    return answer.status === 200 ? ok(fromWireSecurity(answer.body)) : unreachable;
  };

  readonly changePassword: Security['changePassword'] = async (change) =>
    changed(await this.#client.send(changeOwnPassword, { body: toWirePasswordChange(change) }));

  readonly changeEmail: Security['changeEmail'] = async (change) =>
    changed(await this.#client.send(changeOwnEmail, { body: toWireEmailChange(change) }));

  readonly confirmEmail: Security['confirmEmail'] = async (link) => {
    const answer = await this.#client.send(confirmEmail, { body: toWireResetLink(link) });
    if (answer.status === 204) return ok(null);
    return isBadRequest(answer) ? err(fromWireEmailLinkRefused(answer.body)) : unreachable;
  };

  readonly sendConfirmation: Security['sendConfirmation'] = async () => {
    const answer = await this.#client.send(sendEmailConfirmation);
    if (answer.status === 204) return ok(null);
    return answer.status === 429
      ? err({ kind: 'too-often', message: answer.body.detail })
      : unreachable;
  };

  readonly startSecondFactor: Security['startSecondFactor'] = async ({ currentPassword }) => {
    const answer = await this.#client.send(startSecondFactor, {
      body: { current_password: currentPassword },
    });
    return answer.status === 200 ? ok(answer.body) : refused(answer);
  };

  readonly confirmSecondFactor: Security['confirmSecondFactor'] = async ({ code }) => {
    const answer = await this.#client.send(confirmSecondFactor, { body: { code } });
    return answer.status === 200 ? ok(answer.body.recovery_codes) : refused(answer);
  };

  readonly removeSecondFactor: Security['removeSecondFactor'] = async ({ currentPassword }) =>
    changed(
      await this.#client.send(removeSecondFactor, { body: { current_password: currentPassword } }),
    );

  readonly endSession: Security['endSession'] = async (id) => {
    const answer = await this.#client.send(endSession, { params: { id } });
    return answer.status === 204 ? ok(null) : unreachable;
  };

  readonly endOtherSessions: Security['endOtherSessions'] = async () => {
    const answer = await this.#client.send(endOtherSessions);
    return answer.status === 204 ? ok(null) : unreachable;
  };
}
