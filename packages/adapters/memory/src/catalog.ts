import {
  activeClothingTypeIds,
  type Catalog,
  type ClothingType,
  isListed,
  type NotFound,
  type ProductGroup,
  publicViewer,
  relatedTypes,
} from '@tailorbird/domain/catalog';
import { type GiftCardTier, giftCardTierCodes } from '@tailorbird/domain/giftCards';
import { type Currency, err, money, ok, type Result } from '@tailorbird/domain/kernel';
import type { InMemoryState } from './state.ts';

export class InMemoryCatalog implements Catalog {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly clothingTypes = async (): Promise<readonly ClothingType[]> =>
    this.#state.fixture.clothingTypes.filter((type) => isListed(type, publicViewer));

  readonly activeTypeIds: Catalog['activeTypeIds'] = async (site) =>
    activeClothingTypeIds(this.#state.fixture.clothingTypes, publicViewer, site);

  readonly clothingType = async (slug: string): Promise<Result<ClothingType, NotFound>> => {
    const type = this.#state.fixture.clothingTypes.find((candidate) => candidate.slug === slug);
    return type &&
      isListed(
        { ...type, visibility: type.visibility === 'NOT_VISIBLE' ? 'VISIBLE' : type.visibility },
        publicViewer,
      )
      ? ok(type)
      : err({ kind: 'not-found' });
  };

  readonly related = async (slug: string): Promise<readonly ClothingType[]> => {
    const found = await this.clothingType(slug);
    return found.ok ? relatedTypes(found.value, await this.clothingTypes()) : [];
  };

  readonly stock = async (clothingTypeId: number): Promise<ReadonlyMap<number, number>> => {
    const type = this.#state.fixture.clothingTypes.find(({ id }) => id === clothingTypeId);
    return new Map(
      (type?.fabricColors ?? []).flatMap(({ id }) => {
        const pieces = this.#state.stock.get(id);
        return typeof pieces === 'number' ? [[id, pieces] as const] : [];
      }),
    );
  };

  readonly productGroups = async (): Promise<readonly ProductGroup[]> =>
    this.#state.fixture.productGroups;

  readonly giftCardTiers = async (currency: Currency): Promise<readonly GiftCardTier[]> =>
    this.#state.fixture.giftCards.map(({ level, productId, clothingTypeId, amounts }) => ({
      level,
      code: giftCardTierCodes[level],
      clothingTypeId,
      productId,
      price: money(amounts[currency], currency),
    }));
}
