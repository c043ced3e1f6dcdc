import {
  confirmSubscription,
  subscribe,
  toWireSubscription,
  unsubscribe,
} from '@tailorbird/contract/newsletter';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type Newsletter,
  type NewsletterLinkRefused,
  newsletterListId,
} from '@tailorbird/domain/newsletter';
import { isNotFound } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

const toResult = (status: number | string): Result<null, NewsletterLinkRefused> =>
  status === 204
    ? ok(null)
    : err({ kind: isNotFound({ status }) ? 'link-invalid' : 'request-failed' });

export class HttpNewsletter implements Newsletter {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly subscribe = async (request: {
    readonly email: string;
    readonly source: string;
  }): Promise<Result<null, { readonly kind: 'request-failed' }>> => {
    const answer = await this.#client.send(subscribe, {
      body: toWireSubscription({ ...request, listId: newsletterListId }),
    });
    return answer.status === 201 ? ok(null) : err({ kind: 'request-failed' });
  };

  readonly confirm = async (token: string): Promise<Result<null, NewsletterLinkRefused>> =>
    toResult((await this.#client.send(confirmSubscription, { params: { token } })).status);

  readonly unsubscribe = async (link: string): Promise<Result<null, NewsletterLinkRefused>> =>
    toResult((await this.#client.send(unsubscribe, { params: { link } })).status);
}
