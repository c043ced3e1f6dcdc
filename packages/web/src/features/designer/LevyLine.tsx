import type { ClothingType } from '@tailorbird/domain/catalog';
import { add, formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { levyOfType } from './levyOfType.ts';
import { ratePercent } from './ratePercent.ts';

/** Whether duties and taxes are in the price, where the visitor is, and about how much is due on arrival where they are not. */
const LevyLine = observer(function LevyLine({ type }: { readonly type: ClothingType }): ReactNode {
  const t = useT('levies');
  const elsewhere = useT('designer')('price.levies');
  const languageTag = useLanguageTag();
  const { visit } = useService(VisitT);
  const terms = visit?.location.levyTerms;
  const levies = visit && levyOfType(type, visit.location);
  if (!levies || !terms) return elsewhere;
  if (terms.kind === 'vat') return t('line.vat', { percent: ratePercent(terms.rate, languageTag) });
  if (terms.kind !== 'on-arrival') return t(`line.${terms.kind}`);
  const { duty, tax } = levies;
  if (duty.amount === 0 && tax.amount === 0) return t('line.nothing');
  if (duty.amount === 0) return t('line.tax', { tax: formatMoney(tax, languageTag) });
  if (tax.amount === 0) return t('line.duty', { duty: formatMoney(duty, languageTag) });
  return t('line.both', { all: formatMoney(add(duty, tax), languageTag) });
});

export default LevyLine;
