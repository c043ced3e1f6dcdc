import { type ClothingType, isListed, publicViewer } from '@tailorbird/domain/catalog';
import {
  type Expenditure,
  type ExpenditureFactors,
  expenditureOf,
} from '@tailorbird/domain/content';
import {
  err,
  inLanguage,
  type Locale,
  type Localized,
  ok,
  type Result,
} from '@tailorbird/domain/kernel';
import { recommendFromSize } from '@tailorbird/domain/sizing';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isSameOwner, type Owner } from '../../../platform/session/visitor.ts';
import { loadCurrentBasket } from '../../basket/index.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import { type OrderAccessNeeds, orderOfLine, orderOfLink } from '../../orders/index.ts';
import { findSize, toContent } from '../../sizing/index.ts';
import type { WithContent } from './content.ts';

const middleBase = 7;

type Design = {
  readonly clothingTypeId: number;
  readonly fabricColorId: number | null;
  readonly baseSize?: number | undefined;
};

type ExpenditureNeeds = WithCatalog & WithContent;

const notFound = err({ kind: 'not-found' } as const);

/**
 * Resources a garment uses, from the sample figures in `expenditures.json`. Gift cards have
 * none.
 */
const ofDesign = (
  { catalog, content }: ExpenditureNeeds,
  design: Design,
  locale: Locale,
  isVisible: (type: ClothingType<Localized>) => boolean,
): Result<Expenditure, NotFound> => {
  const type = catalog.clothingTypes.find(({ id }) => id === design.clothingTypeId);
  if (!type || !isVisible(type) || type.productClass === 'Gift Card') return notFound;
  const color =
    type.fabricColors.find(
      ({ id }) => id === (design.fabricColorId ?? type.defaultFabricColorId),
    ) ?? type.fabricColors[0];
  if (!color) return notFound;
  const { fabric } = color;
  const garment = {
    pattern: type.pattern,
    fabric: {
      title: fabric.title[locale],
      composition: fabric.composition[locale],
      englishComposition: fabric.composition.en,
      weightGsm: fabric.weightGsm,
    },
    baseSize: design.baseSize ?? middleBase,
  };
  return ok(expenditureOf(garment, inLanguage(content.factors, locale) as ExpenditureFactors));
};

export const expenditureOfDesign = (
  shop: ExpenditureNeeds,
  locale: Locale,
  design: Design,
): Result<Expenditure, NotFound> =>
  ofDesign(shop, design, locale, (type) => isListed(type, publicViewer));

/**
 * The base size closest to the size of the piece, by the wearer's standard size. The middle one
 * for a piece without a size.
 */
const baseSizeOf = async (
  { database, catalog }: WithCatalog & WithDatabase,
  owner: Owner,
  sizeId: number | null,
): Promise<number> => {
  const size = sizeId === null ? undefined : await findSize(database.queries, owner, sizeId);
  const type = size && catalog.sizeTypes.find(({ id }) => id === size.sizeTypeId);
  return (size && type && recommendFromSize(type.slug, toContent(size, type))?.base) || middleBase;
};

export const expenditureOfBasketLine = async (
  shop: ExpenditureNeeds & WithDatabase,
  actor: Actor,
  lineId: number,
): Promise<Result<Expenditure, NotFound>> => {
  const owner = await actor.knownOwner();
  const basket = owner && (await loadCurrentBasket(shop.database.queries, owner));
  const line = basket?.lines.find(({ id }) => id === lineId);
  if (!owner || !line) return notFound;
  const baseSize = await baseSizeOf(shop, owner, line.snapshot.userSizeId);
  return ofDesign(shop, { ...line.snapshot, baseSize }, actor.locale, () => true);
};

/** Resources that an order line uses, for the owner of the order or with a mailed link. */
export const expenditureOfOrderLine = async (
  shop: ExpenditureNeeds & OrderAccessNeeds,
  actor: Actor,
  lineId: number,
  link: string | undefined,
): Promise<Result<Expenditure, AccessRefused | NotFound>> => {
  const owner = await actor.knownOwner();
  const order = await orderOfLine(shop.database.queries, lineId);
  const line = order?.lines.find(({ id }) => id === lineId);
  const isOpen =
    order &&
    (orderOfLink(shop, link) === order.number ||
      (owner !== null && isSameOwner(owner, order.owner)));
  if (!order || !line || !isOpen)
    return owner?.kind === 'customer' ? notFound : err({ kind: 'sign-in-required' });
  const baseSize = await baseSizeOf(shop, order.owner, line.snapshot.userSizeId);
  return ofDesign(shop, { ...line.snapshot, baseSize }, actor.locale, () => true);
};
