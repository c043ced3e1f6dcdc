import {
  addFavorites,
  fromWireFavoriteList,
  listFavorites,
  removeFavorite,
  toWireFavorite,
  type WireFavoriteList,
} from '@tailorbird/contract/designer';
import type { Favorite, Favorites } from '@tailorbird/domain/designer';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { HttpClient } from './client.ts';

const unreachable = err({ kind: 'unreachable' } as const);

type Answer =
  | { readonly status: 200; readonly body: WireFavoriteList }
  | { readonly status: 400 | 403 | 'unreachable' };

const listOf = (answer: Answer): Result<readonly Favorite[], { readonly kind: 'unreachable' }> =>
  answer.status === 200 ? ok(fromWireFavoriteList(answer.body)) : unreachable;

/** Favorites of an account. */
export class HttpFavorites implements Favorites {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly all: Favorites['all'] = async () => listOf(await this.#client.send(listFavorites));

  readonly add: Favorites['add'] = async (designs) =>
    listOf(
      await this.#client.send(addFavorites, { body: { designs: designs.map(toWireFavorite) } }),
    );

  readonly remove: Favorites['remove'] = async ({ slug, variantId }) =>
    listOf(await this.#client.send(removeFavorite, { params: { slug, variant_id: variantId } }));
}
