import type { ProductClass } from '@tailorbird/domain/catalog';
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
  const window = useMemo(() => windowFromNow(visit, productClass, now), [visit, productClass, now]);
  return window && t('delivery', { days: writeWindow(window, locale) });
});

export default DeliveryDates;
