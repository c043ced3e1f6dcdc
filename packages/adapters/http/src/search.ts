import { findInShop } from '@tailorbird/contract/search';
import { err, ok } from '@tailorbird/domain/kernel';
import type { Search } from '@tailorbird/domain/search';
import type { HttpClient } from './client.ts';

/** Search over HTTP. */
export class HttpSearch implements Search {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly find: Search['find'] = async (text) => {
    const answer = await this.#client.send(findInShop, { query: { q: text } });
    if (answer.status !== 200) return err({ kind: 'unreachable' });
    const { products, places, suggestion } = answer.body;
    return ok({ places, suggestion, products: products.map(({ variant_id, ...product }) => ({ ...product, variantId: variant_id })) });
  };
}
