import { subscribe, toWireSubscription } from '@tailorbird/contract/newsletter';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { type Newsletter, newsletterListId } from '@tailorbird/domain/newsletter';
import type { HttpClient } from './client.ts';

/** The list of letters over HTTP (API-75). */
export class HttpNewsletter implements Newsletter {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly subscribe = async (request: {
    readonly email: string;
    readonly source: string;
  }): Promise<Result<null, { readonly kind: 'request-failed' }>> => {
    const answer = await this.#client.send(subscribe, { body: toWireSubscription({ ...request, listId: newsletterListId }) });
    return answer.status === 201 ? ok(null) : err({ kind: 'request-failed' });
  };
}
