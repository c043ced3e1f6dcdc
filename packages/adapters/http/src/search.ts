import { findInShop, fromWireFound } from '@tailorbird/contract/search';
import { err, ok } from '@tailorbird/domain/kernel';
import type { Search } from '@tailorbird/domain/search';
import type { HttpClient } from './client.ts';

export class HttpSearch implements Search {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly find: Search['find'] = async (text) => {
    const answer = await this.#client.send(findInShop, { query: { q: text } });
    return answer.status === 200 ? ok(fromWireFound(answer.body)) : err({ kind: 'unreachable' });
  };
}
