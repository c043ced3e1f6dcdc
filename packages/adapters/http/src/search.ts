import { findInShop, fromWireFound } from '@tailorbird/contract/search';
import type { Search } from '@tailorbird/domain/search';
import type { HttpClient } from './client.ts';
import { outcome } from './outcome.ts';

export class HttpSearch implements Search {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly find: Search['find'] = async (text) =>
    outcome(await this.#client.send(findInShop, { query: { q: text } }), fromWireFound);
}
