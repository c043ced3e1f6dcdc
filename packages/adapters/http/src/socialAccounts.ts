import {
  confirmSocial,
  fromWireFieldsRefused,
  fromWireSignInRefused,
  fromWireSocialState,
  readSocial,
  startSocialLink,
  unlinkSocial,
} from '@tailorbird/contract/account';
import type { WireDetailError, WireFieldErrors } from '@tailorbird/contract/errors';
import type { SocialAccounts, SocialLinkRefused } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';

const unreachable: Result<never, { readonly kind: 'unreachable' }> = err({ kind: 'unreachable' });

type Refused =
  | { readonly status: 400; readonly body: WireFieldErrors }
  | { readonly status: 403 | 409 }
  | { readonly status: 429; readonly body: WireDetailError }
  | { readonly status: 'unreachable' };

const refused = (answer: Refused): Result<never, SocialLinkRefused> => {
  switch (answer.status) {
    case 400: {
      const { fields } = fromWireFieldsRefused(answer.body);
      return err({ kind: 'wrong-password', message: fields.currentPassword?.join('\n') ?? '' });
    }
    case 409:
      return err({ kind: 'provider-away' });
    case 429:
      return err({ kind: 'too-often', message: answer.body.detail });
    default:
      return unreachable;
  }
};

/** Accounts at identity providers. */
export class HttpSocialAccounts implements SocialAccounts {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly state: SocialAccounts['state'] = async () => {
    const answer = await this.#client.send(readSocial);
    return answer.status === 200 ? ok(fromWireSocialState(answer.body)) : unreachable;
  };

  readonly confirm: SocialAccounts['confirm'] = async ({ password, oneTimeCode }) => {
    const body = { password, ...(oneTimeCode !== '' && { one_time_code: oneTimeCode }) };
    const answer = await this.#client.send(confirmSocial, { body });
    switch (answer.status) {
      case 204:
        return ok(null);
      case 401:
        return err(fromWireSignInRefused(answer.body));
      case 409:
        return err({ kind: 'pending-gone' });
      case 429:
        return err({ kind: 'too-often', message: answer.body.detail });
      default:
        return unreachable;
    }
  };

  readonly link: SocialAccounts['link'] = async ({ provider, currentPassword }) => {
    const answer = await this.#client.send(startSocialLink, {
      body: { provider, current_password: currentPassword },
    });
    return answer.status === 200 ? ok(answer.body.url) : refused(answer);
  };

  readonly unlink: SocialAccounts['unlink'] = async ({ provider, currentPassword }) => {
    const answer = await this.#client.send(unlinkSocial, {
      body: { provider, current_password: currentPassword },
    });
    return answer.status === 204 ? ok(null) : refused(answer);
  };
}
