import type { ClothingType } from '@tailorbird/domain/catalog';
import { add, formatMoney, money } from '@tailorbird/domain/kernel';
import { goodsOf, type Levies, type LocationInfo, leviesOn } from '@tailorbird/domain/location';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { priceIn } from '../../ui/Price.tsx';

/**
 * Duties and taxes on one piece that is shipped alone by the cheapest method; null while the
 * destination is unknown.
 */
const levyOfType = (type: ClothingType, location: LocationInfo): Levies | null => {
  const { currency, levyTerms, defaultShippingPrice } = location;
  const goods = goodsOf(type, { fabricColorId: type.defaultFabricColorId });
  if (levyTerms === null || goods === null) return null;
  return leviesOn(
    {
      currency,
      lines: [{ price: priceIn(type.prices, currency), goods }],
      shipping: money(defaultShippingPrice, currency),
    },
    levyTerms,
  );
};

const LeviesDue = observer(function LeviesDue({
  type,
}: {
  readonly type: ClothingType;
}): ReactNode {
  const t = useT('designer');
  const languageTag = useLanguageTag();
  const { visit } = useService(VisitT);
  const levies = visit && levyOfType(type, visit.location);
  if (!levies) return t('price.levy.somewhere');
  const { duty, tax } = levies;
  if (duty.amount === 0 && tax.amount === 0) return t('price.levy.nothing');
  if (duty.amount === 0) return t('price.levy.tax', { tax: formatMoney(tax, languageTag) });
  if (tax.amount === 0) return t('price.levy.duty', { duty: formatMoney(duty, languageTag) });
  return t('price.levy.both', { all: formatMoney(add(duty, tax), languageTag) });
});

export default LeviesDue;
