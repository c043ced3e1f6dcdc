import {
  changeOwnEmail,
  changeOwnPassword,
  confirmEmail,
  endOtherSessions,
  endSession,
  fromWireEmailLinkRefused,
  fromWireFieldsRefused,
  fromWireSecurity,
  readSecurity,
  sendEmailConfirmation,
  toWireEmailChange,
  toWirePasswordChange,
  toWireResetLink,
} from '@tailorbird/contract/account';
import type { WireDetailError, WireFieldErrors } from '@tailorbird/contract/errors';
import type { Security, SecurityRefused } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';

const unreachable: Result<never, { readonly kind: 'unreachable' }> = err({ kind: 'unreachable' });

type Changed =
  | { readonly status: 204 }
  | { readonly status: 400; readonly body: WireFieldErrors }
  | { readonly status: 403 }
  | { readonly status: 429; readonly body: WireDetailError }
  | { readonly status: 'unreachable' };

const changed = (answer: Changed): Result<null, SecurityRefused> => {
  switch (answer.status) {
    case 204:
      return ok(null);
    case 400:
      return err(fromWireFieldsRefused(answer.body));
    case 429:
      return err({ kind: 'too-often', message: answer.body.detail });
    default:
      return unreachable;
  }
};

/** What guards an account, over HTTP. */
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
    return answer.status === 400 ? err(fromWireEmailLinkRefused(answer.body)) : unreachable;
  };

  readonly sendConfirmation: Security['sendConfirmation'] = async () => {
    const answer = await this.#client.send(sendEmailConfirmation);
    if (answer.status === 204) return ok(null);
    return answer.status === 429 ? err({ kind: 'too-often', message: answer.body.detail }) : unreachable;
  };

  readonly endSession: Security['endSession'] = async (id) => {
    const answer = await this.#client.send(endSession, { params: { id } });
    return answer.status === 204 ? ok(null) : unreachable;
  };

  readonly endOtherSessions: Security['endOtherSessions'] = async () => {
    const answer = await this.#client.send(endOtherSessions);
    return answer.status === 204 ? ok(null) : unreachable;
  };
}
