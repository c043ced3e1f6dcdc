import {
  listClothingTypes,
  listProductGroups,
  listStock,
  readClothingType,
  toWireClothingType,
  toWireProductGroup,
  toWireStock,
  type WireClothingType,
} from '@tailorbird/contract/catalog';
import { readGiftCardTiers, toWireGiftCardTier, type WireGiftCardTier } from '@tailorbird/contract/giftCards';
import { type ClothingType, isListed, type ProductGroup, relatedTypes, type Viewer } from '@tailorbird/domain/catalog';
import { type Currency, inLanguage, type Locale, type Localized, money } from '@tailorbird/domain/kernel';
import type { Api } from '../../platform/api/api.ts';
import { notFound, publicly, type Reply, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { Shop } from '../../platform/shop.ts';
import { isGiftCard, productIdOf } from './application/products.ts';
import { readStock } from './store/stock.ts';

const isPublicView = (viewer: Viewer): boolean => !viewer.adminUi && !viewer.retailStore;

/**
 * Who may open a type by its address: whoever sees it in lists, and everybody one that is in no list because it is made to be linked to, such as a remake's (CATALOG-18). What is not
 * published, or for staff or stores only, does not exist for others.
 */
const isReachable = (type: ClothingType<unknown>, viewer: Viewer): boolean =>
  isListed(type, viewer) || (type.visibility === 'NOT_VISIBLE' && (viewer.adminUi || isListed({ ...type, visibility: 'VISIBLE' }, viewer)));

/** Clothing types, product groups, stock and gift card tiers. */
export const catalogRoutes = (api: Api, shop: Shop): void => {
  /** In the order of the product groups, then as the rows stand. */
  const shopOrder = new Map(
    shop.catalog.productGroups
      .flatMap((group) => group.subCategories.flatMap(({ clothingTypeSlugs }) => clothingTypeSlugs))
      .map((slug, index) => [slug, index] as const)
      .reverse(),
  );
  const placeOf = ({ slug }: ClothingType<unknown>): number => shopOrder.get(slug) ?? Number.MAX_SAFE_INTEGER;
  const inShopOrder = (types: readonly ClothingType<Localized>[]): readonly ClothingType<Localized>[] =>
    [...types].sort((one, other) => placeOf(one) - placeOf(other));

  const wireType = (type: ClothingType<Localized>, locale: Locale): WireClothingType =>
    toWireClothingType(inLanguage(type, locale) as ClothingType);
  const wireTypes = (types: readonly ClothingType<Localized>[], locale: Locale): WireClothingType[] =>
    types.map((type) => wireType(type, locale));
  const sharedWhenPublic = <Answer extends Reply>(answer: Answer, viewer: Viewer): Answer =>
    isPublicView(viewer) ? publicly(answer) : answer;

  route(api, listClothingTypes, async (call) => {
    const viewer = await call.viewer();
    const { slug, related_to: beside } = call.query;
    if (slug === undefined && beside !== undefined) {
      const type = shop.catalog.clothingTypes.find((candidate) => candidate.slug === beside && isReachable(candidate, viewer));
      const listed = inShopOrder(shop.catalog.clothingTypes.filter((candidate) => isListed(candidate, viewer)));
      return sharedWhenPublic(reply(200, type ? wireTypes(relatedTypes(type, listed), call.locale) : []), viewer);
    }
    const types = shop.catalog.clothingTypes.filter((type) =>
      slug === undefined ? isListed(type, viewer) : type.slug === slug && isReachable(type, viewer),
    );
    return sharedWhenPublic(reply(200, wireTypes(inShopOrder(types), call.locale)), viewer);
  });

  route(api, readClothingType, async (call) => {
    const viewer = await call.viewer();
    const type = shop.catalog.clothingTypes.find(({ id }) => id === Number(call.params.id));
    if (!type || !isReachable(type, viewer)) return notFound;
    return sharedWhenPublic(reply(200, wireType(type, call.locale)), viewer);
  });

  route(api, listStock, async (call) => {
    const viewer = await call.viewer();
    const stock = await readStock(shop.database.queries);
    const wanted = call.query.clothing_type_id;
    return reply(
      200,
      shop.catalog.clothingTypes
        .filter((type) => (wanted === undefined ? isListed(type, viewer) : type.id === Number(wanted) && isReachable(type, viewer)))
        .flatMap(({ id, fabricColors }) =>
          toWireStock(
            id,
            fabricColors.map((color) => color.id),
            stock,
          ),
        ),
    );
  });

  route(api, listProductGroups, async (call) => {
    const viewer = await call.viewer();
    const listed = new Set(shop.catalog.clothingTypes.filter((type) => isListed(type, viewer)).map(({ slug }) => slug));
    const groups = shop.catalog.productGroups.flatMap((localized) => {
      const group = inLanguage(localized, call.locale) as ProductGroup;
      const subCategories = group.subCategories
        .map((part) => ({ ...part, clothingTypeSlugs: part.clothingTypeSlugs.filter((slug) => listed.has(slug)) }))
        .filter((part) => part.clothingTypeSlugs.length > 0);
      return subCategories.length > 0 ? [toWireProductGroup({ ...group, subCategories })] : [];
    });
    return sharedWhenPublic(reply(200, groups), viewer);
  });

  const tiersIn = (currency: Currency, cards: readonly ClothingType<unknown>[]): WireGiftCardTier[] =>
    cards.flatMap((card) =>
      shop.catalog.giftCardTiers.map(({ level, code, amounts }) =>
        toWireGiftCardTier({
          level,
          code,
          clothingTypeId: card.id,
          productId: productIdOf(card, code),
          price: money(amounts[currency], currency),
        }),
      ),
    );

  route(api, readGiftCardTiers, async (call) => {
    const viewer = await call.viewer();
    const cards = shop.catalog.clothingTypes.filter((type) => isGiftCard(type) && isListed(type, viewer));
    return reply(200, { tiers: tiersIn(call.query.currency ?? call.currency, cards) });
  });
};
