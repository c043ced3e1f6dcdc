import { isGarmentClass, type ProductClass } from '@tailorbird/domain/catalog';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { ClockT } from '../../platform/browser/browser.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { windowFromNow, writeWindow } from '../../shared/delivery/windowFromNow.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

const DeliveryDates = observer(function DeliveryDates({
  productClass,
}: {
  readonly productClass: ProductClass;
}): ReactNode {
  const t = useT('designer');
  const locale = useLocale();
  const clock = useService(ClockT);
  const [now] = useState(clock.now);
  const { visit } = useService(VisitT);
  const [measured, standard] = useMemo(() => {
    const standardWaits = visit?.location.returnablesWait === true && isGarmentClass(productClass);
    return [
      windowFromNow(visit, productClass, now),
      standardWaits ? windowFromNow(visit, productClass, now, true) : null,
    ];
  }, [visit, productClass, now]);
  if (!measured) return null;
  const days = writeWindow(measured, locale);
  return standard
    ? t('deliveryBySize', { measured: days, standard: writeWindow(standard, locale) })
    : t('delivery', { days });
});

export default DeliveryDates;
