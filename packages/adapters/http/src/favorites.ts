import {
  addFavorites,
  fromWireFavoriteList,
  listFavorites,
  removeFavorite,
  toWireFavorite,
} from '@tailorbird/contract/designer';
import type { Favorites } from '@tailorbird/domain/designer';
import type { HttpClient } from './client.ts';
import { outcome } from './outcome.ts';

export class HttpFavorites implements Favorites {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly all: Favorites['all'] = async () =>
    outcome(await this.#client.send(listFavorites), fromWireFavoriteList);

  readonly add: Favorites['add'] = async (designs) =>
    outcome(
      await this.#client.send(addFavorites, { body: { designs: designs.map(toWireFavorite) } }),
      fromWireFavoriteList,
    );

  readonly remove: Favorites['remove'] = async ({ slug, variantId }) =>
    outcome(
      await this.#client.send(removeFavorite, { params: { slug, variant_id: variantId } }),
      fromWireFavoriteList,
    );
}
