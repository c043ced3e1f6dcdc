import {
  listClothingTypes,
  listProductGroups,
  listStock,
  readClothingType,
  readGiftCardTiers,
  type WireClothingType,
  type WireGiftCardTier,
} from '@tailorbird/contract/catalog';
import { type ClothingType, isListed, relatedTypes, type Viewer } from '@tailorbird/domain/catalog';
import { type Currency, type Locale, type Localized, money, toDecimalString } from '@tailorbird/domain/kernel';
import type { Api } from '../../platform/api/api.ts';
import { notFound, publicly, type Reply, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { Shop } from '../../platform/shop.ts';
import { isGiftCard, productIdOf } from './application/products.ts';
import { readStock } from './store/stock.ts';
import { toWireClothingType, toWireProductGroup, toWireStock } from './wire.ts';

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

  const wireTypes = (types: readonly ClothingType<Localized>[], locale: Locale): WireClothingType[] =>
    types.map((type) => toWireClothingType(type, locale));
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
    return sharedWhenPublic(reply(200, toWireClothingType(type, call.locale)), viewer);
  });

  route(api, listStock, async (call) => {
    const viewer = await call.viewer();
    const stock = await readStock(shop.database.queries);
    const wanted = call.query.clothing_type_id;
    return reply(
      200,
      shop.catalog.clothingTypes
        .filter((type) => (wanted === undefined ? isListed(type, viewer) : type.id === Number(wanted) && isReachable(type, viewer)))
        .flatMap((type) => toWireStock(type, stock)),
    );
  });

  route(api, listProductGroups, async (call) => {
    const viewer = await call.viewer();
    const listed = new Set(shop.catalog.clothingTypes.filter((type) => isListed(type, viewer)).map(({ slug }) => slug));
    const groups = shop.catalog.productGroups.map((group) => {
      const wire = toWireProductGroup(group, call.locale);
      const subCategories = wire.sub_categories
        .map((part) => ({ ...part, clothing_type_slugs: part.clothing_type_slugs.filter((slug) => listed.has(slug)) }))
        .filter((part) => part.clothing_type_slugs.length > 0);
      return { ...wire, sub_categories: subCategories };
    });
    return sharedWhenPublic(
      reply(
        200,
        groups.filter(({ sub_categories }) => sub_categories.length > 0),
      ),
      viewer,
    );
  });

  const tiersIn = (currency: Currency, cards: readonly ClothingType<unknown>[]): WireGiftCardTier[] =>
    cards.flatMap((card) =>
      shop.catalog.giftCardTiers.map((tier) => {
        const amount = toDecimalString(money(tier.amounts[currency], currency));
        return {
          level: tier.level,
          code: tier.code,
          clothing_type_id: card.id,
          product_id: productIdOf(card, tier.code),
          price: { currency, excl_tax: amount, incl_tax: amount, tax: '0.00' },
          availability: { is_available_to_buy: true, num_available: null, message: 'In stock' },
        };
      }),
    );

  route(api, readGiftCardTiers, async (call) => {
    const viewer = await call.viewer();
    const cards = shop.catalog.clothingTypes.filter((type) => isGiftCard(type) && isListed(type, viewer));
    return reply(200, { tiers: tiersIn(call.query.currency ?? call.currency, cards) });
  });
};
