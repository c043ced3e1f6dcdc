import {
  listClothingTypes,
  listProductGroups,
  listStock,
  readClothingType,
  readProduct,
  toWireClothingType,
  toWireProductGroup,
  toWireProductOfLink,
  toWireStock,
  type WireClothingType,
} from '@tailorbird/contract/catalog';
import {
  readGiftCardTiers,
  toWireGiftCardTier,
  type WireGiftCardTier,
} from '@tailorbird/contract/giftCards';
import { requestedPage } from '@tailorbird/contract/values';
import {
  type ClothingType,
  isListed,
  type ProductGroup,
  type Viewer,
} from '@tailorbird/domain/catalog';
import {
  type Currency,
  inLanguage,
  type Locale,
  type Localized,
  money,
} from '@tailorbird/domain/kernel';
import type { Api } from '../../platform/api/api.ts';
import { notFound, publicReply, type Reply, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import { requireStaff } from '../../platform/session/access.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { isReachable } from './application/access.ts';
import type { WithCatalog } from './application/catalog.ts';
import { relatedClothingTypes, visibleTypes } from './application/listTypes.ts';
import { isGiftCard, productIdOf, productOf, unitPriceOf } from './application/products.ts';
import { readStock } from './store/stock.ts';

const isPublicView = (viewer: Viewer): boolean => !viewer.adminUi && !viewer.retailStore;

export const catalogRoutes = (
  api: Api,
  { catalog, database }: WithCatalog & WithDatabase,
): void => {
  const wireType = (type: ClothingType<Localized>, locale: Locale): WireClothingType =>
    toWireClothingType(inLanguage(type, locale) as ClothingType);
  const wireTypes = (
    types: readonly ClothingType<Localized>[],
    locale: Locale,
  ): WireClothingType[] => types.map((type) => wireType(type, locale));
  const sharedWhenPublic = <Answer extends Reply>(answer: Answer, viewer: Viewer): Answer =>
    isPublicView(viewer) ? publicReply(answer) : answer;

  /** The menu depends on the admin flag, everything else on admin UI (MENU-16). */
  const viewerOf = async (
    call: Actor & { readonly query: { readonly list?: 'menu' | undefined } },
  ): Promise<Viewer> => {
    const viewer = await call.viewer();
    return call.query.list === 'menu' && requireStaff(await call.visitor(), 'admins').ok
      ? { ...viewer, adminUi: true }
      : viewer;
  };

  route(api, listClothingTypes, async (call) => {
    const viewer = await viewerOf(call);
    const { slug, related_to: beside } = call.query;
    const types =
      slug === undefined && beside !== undefined
        ? relatedClothingTypes(catalog, viewer, beside)
        : visibleTypes(catalog, viewer, slug);
    const { limit, offset } = requestedPage(call.query);
    const asked = types.slice(offset, limit === null ? undefined : offset + limit);
    return sharedWhenPublic(reply(200, wireTypes(asked, call.locale)), viewer);
  });

  route(api, readClothingType, async (call) => {
    const viewer = await call.viewer();
    const type = catalog.clothingTypes.find(({ id }) => id === Number(call.params.id));
    if (!type || !isReachable(type, viewer)) return notFound;
    return sharedWhenPublic(reply(200, wireType(type, call.locale)), viewer);
  });

  route(api, readProduct, async (call) => {
    const id = Number(call.params.id);
    const product = productOf(catalog, id);
    const amount = product && unitPriceOf(catalog, product, call.currency);
    if (!product || amount === undefined || !isReachable(product.type, await call.viewer()))
      return notFound;
    const type = inLanguage(product.type, call.locale) as ClothingType;
    return reply(
      200,
      toWireProductOfLink(
        { id, type, giftCardTier: product.giftCardTier, price: money(amount, call.currency) },
        call,
      ),
    );
  });

  route(api, listStock, async (call) => {
    const viewer = await call.viewer();
    const stock = await readStock(database.queries);
    const wanted = call.query.clothing_type_id;
    return reply(
      200,
      catalog.clothingTypes
        .filter((type) =>
          wanted === undefined
            ? isListed(type, viewer)
            : type.id === Number(wanted) && isReachable(type, viewer),
        )
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
    const viewer = await viewerOf(call);
    const listed = new Set(
      catalog.clothingTypes.filter((type) => isListed(type, viewer)).map(({ slug }) => slug),
    );
    const groups = catalog.productGroups.flatMap((localized) => {
      const group = inLanguage(localized, call.locale) as ProductGroup;
      const subCategories = group.subCategories
        .map((part) => ({
          ...part,
          clothingTypeSlugs: part.clothingTypeSlugs.filter((slug) => listed.has(slug)),
        }))
        .filter((part) => part.clothingTypeSlugs.length > 0);
      return subCategories.length > 0 ? [toWireProductGroup({ ...group, subCategories })] : [];
    });
    return sharedWhenPublic(reply(200, groups), viewer);
  });

  const tiersIn = (
    currency: Currency,
    cards: readonly ClothingType<unknown>[],
  ): WireGiftCardTier[] =>
    cards.flatMap((card) =>
      catalog.giftCardTiers.map(({ level, code, amounts }) =>
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
    const cards = catalog.clothingTypes.filter(
      (type) => isGiftCard(type) && isListed(type, viewer),
    );
    return reply(200, { tiers: tiersIn(call.query.currency ?? call.currency, cards) });
  });
};
