import {
  addFavorites,
  fromWireFavoriteList,
  fromWireSharedFavorites,
  listFavorites,
  readSharedFavorites,
  removeFavorite,
  shareFavorites,
  stopSharingFavorites,
  toWireFavorite,
  type WireFavoriteList,
} from '@tailorbird/contract/designer';
import type { FavoriteList, Favorites } from '@tailorbird/domain/designer';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isNotFound } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';

const unreachable = err({ kind: 'unreachable' } as const);

type Answer =
  | { readonly status: 200; readonly body: WireFavoriteList }
  | { readonly status: 400 | 403 | 'unreachable' };

const listOf = (answer: Answer): Result<FavoriteList, { readonly kind: 'unreachable' }> =>
  answer.status === 200 ? ok(fromWireFavoriteList(answer.body)) : unreachable;

/** What an account likes, over HTTP. */
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

  readonly share: Favorites['share'] = async () => listOf(await this.#client.send(shareFavorites));

  readonly stopSharing: Favorites['stopSharing'] = async () =>
    listOf(await this.#client.send(stopSharingFavorites));

  readonly shared: Favorites['shared'] = async (key) => {
    if (!/^[0-9a-f]{32}$/.test(key)) return err({ kind: 'not-shared' });
    const answer = await this.#client.send(readSharedFavorites, { params: { key } });
    if (isNotFound(answer)) return err({ kind: 'not-shared' });
    return answer.status === 200 ? ok(fromWireSharedFavorites(answer.body)) : unreachable;
  };
}
