import { type ClothingType, isListed, publicViewer } from '@tailorbird/domain/catalog';
import { type Expenditure, type ExpenditureFactors, expenditureOf } from '@tailorbird/domain/content';
import { err, inLanguage, type Locale, type Localized, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { type AccessRefused, type NotFound, requireCustomer } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { loadCurrentBasket } from '../../basket/application/currentBasket.ts';
import type { WithCatalog } from '../../catalog/application/catalog.ts';
import { ordersOf } from '../../orders/application/ordersOfCustomer.ts';
import type { WithContent } from './content.ts';

/** The size figures are given for when nobody says which. */
const middleBase = 7;

type Design = { readonly clothingTypeId: number; readonly fabricColorId: number | null; readonly baseSize?: number | undefined };

type ExpenditureNeeds = WithCatalog & WithContent;

const notFound = err({ kind: 'not-found' } as const);

/** What a garment takes by the sample figures of `expenditures.json`; a gift card takes nothing that is known. */
const ofDesign = (
  { catalog, content }: ExpenditureNeeds,
  design: Design,
  locale: Locale,
  isVisible: (type: ClothingType<Localized>) => boolean,
): Result<Expenditure, NotFound> => {
  const type = catalog.clothingTypes.find(({ id }) => id === design.clothingTypeId);
  if (!type || !isVisible(type) || type.productClass === 'Gift Card') return notFound;
  const color = type.fabricColors.find(({ id }) => id === (design.fabricColorId ?? type.defaultFabricColorId)) ?? type.fabricColors[0];
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

/** What a design takes that everybody may order. */
export const expenditureOfDesign = (shop: ExpenditureNeeds, locale: Locale, design: Design): Result<Expenditure, NotFound> =>
  ofDesign(shop, design, locale, (type) => isListed(type, publicViewer));

/** What a line of the actor's own basket takes. */
export const expenditureOfBasketLine = async (
  shop: ExpenditureNeeds & WithDatabase,
  actor: Actor,
  lineId: number,
): Promise<Result<Expenditure, NotFound>> => {
  const owner = await actor.knownOwner();
  const basket = owner && (await loadCurrentBasket(shop.database.queries, owner));
  const line = basket?.lines.find(({ id }) => id === lineId);
  return line ? ofDesign(shop, line.snapshot, actor.locale, () => true) : notFound;
};

/** What a line of one of the customer's own orders takes. */
export const expenditureOfOrderLine = async (
  shop: ExpenditureNeeds & WithDatabase,
  actor: Actor,
  lineId: number,
): Promise<Result<Expenditure, AccessRefused | NotFound>> => {
  const customer = requireCustomer(await actor.visitor());
  if (!customer.ok) return customer;
  const orders = await ordersOf(shop.database.queries, customer.value.id);
  const line = orders.flatMap(({ lines }) => lines).find(({ id }) => id === lineId);
  return line ? ofDesign(shop, line.snapshot, actor.locale, () => true) : notFound;
};
