import {
  confirmSocial,
  fromWireFieldsRefused,
  fromWireSignInRefused,
  fromWireSocialState,
  readSocial,
  startSocialLink,
  unlinkSocial,
} from '@tailorbird/contract/account';
import type { WireFieldErrors } from '@tailorbird/contract/errors';
import type { SocialAccounts } from '@tailorbird/domain/account';
import type { HttpClient } from './client.ts';
import { nothing, outcome, tooOften } from './outcome.ts';

const refusals = {
  400: (body: WireFieldErrors) => ({
    kind: 'wrong-password' as const,
    message: fromWireFieldsRefused(body).fields.currentPassword?.join('\n') ?? '',
  }),
  429: tooOften,
} as const;

export class HttpSocialAccounts implements SocialAccounts {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly state: SocialAccounts['state'] = async () =>
    outcome(await this.#client.send(readSocial), fromWireSocialState);

  readonly confirm: SocialAccounts['confirm'] = async ({ password, oneTimeCode }) => {
    const body = { password, ...(oneTimeCode !== '' && { one_time_code: oneTimeCode }) };
    const answer = await this.#client.send(confirmSocial, { body });
    return outcome(answer, nothing, {
      401: fromWireSignInRefused,
      409: { kind: 'pending-gone' },
      429: tooOften,
    });
  };

  readonly link: SocialAccounts['link'] = async ({ provider, currentPassword }) => {
    const answer = await this.#client.send(startSocialLink, {
      body: { provider, current_password: currentPassword },
    });
    return outcome(answer, ({ url }) => url, { ...refusals, 409: { kind: 'provider-away' } });
  };

  readonly unlink: SocialAccounts['unlink'] = async ({ provider, currentPassword }) => {
    const answer = await this.#client.send(unlinkSocial, {
      body: { provider, current_password: currentPassword },
    });
    return outcome(answer, nothing, refusals);
  };
}
