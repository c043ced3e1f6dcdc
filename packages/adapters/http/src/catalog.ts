import {
  fromWireClothingType,
  fromWireProductGroup,
  fromWireStock,
  listClothingTypes,
  listProductGroups,
  listStock,
} from '@tailorbird/contract/catalog';
import { fromWireGiftCardTier, readGiftCardTiers } from '@tailorbird/contract/giftCards';
import { activeClothingTypes, queryGraph } from '@tailorbird/contract/graphql';
import { findInShop, fromWireFound } from '@tailorbird/contract/search';
import { slug as slugShape } from '@tailorbird/contract/values';
import {
  type Catalog,
  type ClothingType,
  type NotFound,
  type ProductGroup,
  relatedCount,
} from '@tailorbird/domain/catalog';
import type { GiftCardTier } from '@tailorbird/domain/giftCards';
import { type Currency, err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Search } from '@tailorbird/domain/search';
import { isBadRequest } from '@tailorbird/domain/shell';
import { type HttpClient, UnreachableError } from './client.ts';
import { outcome } from './outcome.ts';

/** Throws `UnreachableError` if there is no usable response. */
export class HttpCatalog implements Catalog {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly clothingTypes = async (list?: 'menu'): Promise<readonly ClothingType[]> => {
    const answer = await this.#client.send(listClothingTypes, list && { query: { list } });
    if (answer.status === 'unreachable') throw new UnreachableError(listClothingTypes.name, answer);
    return answer.body.map(fromWireClothingType);
  };

  readonly activeTypeIds: Catalog['activeTypeIds'] = async ({ genders }) => {
    const { name, text, content } = activeClothingTypes;
    const body = {
      query: text,
      operationName: name,
      variables: { filters: { genders: [...genders] } },
    };
    const answer = await this.#client.send(queryGraph, { body });
    if (answer.status === 'unreachable') throw new UnreachableError(name, answer);
    if (answer.status !== 200)
      throw new UnreachableError(name, { cause: 'status', http: answer.status });
    const read = content.safeParse(answer.body.data);
    if (!read.success) throw new UnreachableError(name, { cause: 'shape', http: 200 });
    return new Set(read.data.full_clothing_types.map(({ id }) => id));
  };

  readonly clothingType = async (slug: string): Promise<Result<ClothingType, NotFound>> => {
    if (!slugShape.safeParse(slug).success) return err({ kind: 'not-found' });
    const answer = await this.#client.send(listClothingTypes, { query: { slug } });
    if (answer.status === 'unreachable') throw new UnreachableError(listClothingTypes.name, answer);
    const [found] = answer.body;
    return found?.slug === slug ? ok(fromWireClothingType(found)) : err({ kind: 'not-found' });
  };

  readonly related = async (slug: string): Promise<readonly ClothingType[]> => {
    if (!slugShape.safeParse(slug).success) return [];
    const answer = await this.#client.send(listClothingTypes, { query: { related_to: slug } });
    if (answer.status === 'unreachable') throw new UnreachableError(listClothingTypes.name, answer);
    return answer.body.slice(0, relatedCount).map(fromWireClothingType);
  };

  readonly stock = async (clothingTypeId: number): Promise<ReadonlyMap<number, number>> => {
    const answer = await this.#client.send(listStock, {
      query: { clothing_type_id: String(clothingTypeId) },
    });
    if (answer.status === 'unreachable') throw new UnreachableError(listStock.name, answer);
    return fromWireStock(answer.body);
  };

  readonly productGroups = async (list?: 'menu'): Promise<readonly ProductGroup[]> => {
    const answer = await this.#client.send(listProductGroups, list && { query: { list } });
    if (answer.status === 'unreachable') throw new UnreachableError(listProductGroups.name, answer);
    return answer.body.map(fromWireProductGroup);
  };

  readonly giftCardTiers = async (currency: Currency): Promise<readonly GiftCardTier[]> => {
    const answer = await this.#client.send(readGiftCardTiers, { query: { currency } });
    if (isBadRequest(answer))
      throw new UnreachableError(readGiftCardTiers.name, { cause: 'status', http: 400 });
    if (answer.status === 'unreachable') throw new UnreachableError(readGiftCardTiers.name, answer);
    return answer.body.tiers.map(fromWireGiftCardTier);
  };
}

export class HttpSearch implements Search {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly find: Search['find'] = async (text) =>
    outcome(await this.#client.send(findInShop, { query: { q: text } }), fromWireFound);
}
