import {
  readBasketLineExpenditure,
  readGenericExpenditure,
  readOrderLineExpenditure,
  type WireExpenditure,
} from '@tailorbird/contract/content';
import { isListed, publicViewer } from '@tailorbird/domain/catalog';
import { type ExpenditureFactors, expenditureOf, type Resources } from '@tailorbird/domain/content';
import { inLanguage, type Locale } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import { notFound, reply, signInRequired } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Shop } from '../../../platform/shop.ts';
import { loadCurrentBasket } from '../../basket/store/baskets.ts';
import { ordersOf } from '../../orders/store/orders.ts';

/** The size figures are given for when nobody says which. */
const middleBase = 7;

const toWire = ({ water, energy, carbon }: Resources): WireExpenditure['total'] => ({
  water_liters: water,
  energy_megajoules: energy,
  carbon_kilograms: carbon,
});

/** What garments take (API-43 … API-45): computed from the sample figures of `expenditures.json`. */
export const expenditureRoutes = (api: Api, shop: Shop): void => {
  const { database, content } = shop;

  const expenditure = (
    design: { readonly clothingTypeId: number; readonly fabricColorId: number | null; readonly baseSize: number },
    locale: Locale,
    isVisible: (type: Shop['catalog']['clothingTypes'][number]) => boolean,
  ): WireExpenditure | null => {
    const type = shop.catalog.clothingTypes.find(({ id }) => id === design.clothingTypeId);
    if (!type || !isVisible(type) || type.productClass === 'Gift Card') return null;
    const color = type.fabricColors.find(({ id }) => id === (design.fabricColorId ?? type.defaultFabricColorId)) ?? type.fabricColors[0];
    if (!color) return null;
    const { fabric } = color;
    const {
      stages,
      total,
      fabric: cloth,
      trims,
      source,
      assumptions,
    } = expenditureOf(
      {
        pattern: type.pattern,
        fabric: {
          title: fabric.title[locale],
          composition: fabric.composition[locale],
          englishComposition: fabric.composition.en,
          weightGsm: fabric.weightGsm,
        },
        baseSize: design.baseSize,
      },
      inLanguage(content.factors, locale) as ExpenditureFactors,
    );
    return {
      fabric: {
        title: cloth.title,
        composition: cloth.composition,
        square_meters: cloth.squareMeters,
        grams: cloth.grams,
        offcut_grams: cloth.offcutGrams,
      },
      trims: [...trims],
      stages: stages.map(({ slug, title, ...resources }) => ({ slug, title, ...toWire(resources) })),
      total: toWire(total),
      source,
      assumptions: [...assumptions],
    };
  };

  route(api, readGenericExpenditure, (call) => {
    const { clothing_type_id, fabric_color_id = null, base_size = middleBase } = call.body;
    const found = expenditure(
      { clothingTypeId: clothing_type_id, fabricColorId: fabric_color_id, baseSize: base_size },
      call.locale,
      (type) => isListed(type, publicViewer),
    );
    return found ? reply(200, found) : notFound;
  });

  route(api, readBasketLineExpenditure, async (call) => {
    const owner = await call.knownOwner();
    const basket = owner && (await loadCurrentBasket(database.queries, owner));
    const line = basket?.lines.find(({ id }) => id === Number(call.params.id));
    const found = line && expenditure({ ...line.snapshot, baseSize: middleBase }, call.locale, () => true);
    return found ? reply(200, found) : notFound;
  });

  route(api, readOrderLineExpenditure, async (call) => {
    const visitor = await call.visitor();
    if (visitor.kind === 'guest') return signInRequired;
    const orders = await ordersOf(database.queries, visitor.account.id);
    const line = orders.flatMap(({ lines }) => lines).find(({ id }) => id === Number(call.params.id));
    const found = line && expenditure({ ...line.snapshot, baseSize: middleBase }, call.locale, () => true);
    return found ? reply(200, found) : notFound;
  });
};
