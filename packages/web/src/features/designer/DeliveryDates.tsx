import type { ProductClass } from '@tailorbird/domain/catalog';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { ClockT } from '../../platform/browser/browser.ts';
import { whenIdle } from '../../platform/browser/whenIdle.ts';
import { windowFromNow, writeWindow } from '../../platform/delivery/windowFromNow.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

/** When a piece that is ordered now would be there. */
const DeliveryDates = observer(function DeliveryDates({ productClass }: { readonly productClass: ProductClass }): ReactNode {
  const t = useT('designer');
  const languageTag = useLanguageTag();
  const clock = useService(ClockT);
  const [now] = useState(clock.now);
  const { visit } = useService(VisitT);
  const { earliest, latest } = windowFromNow(visit, productClass, now) ?? { earliest: null, latest: null };
  const [written, setWritten] = useState<string | null>(null);
  useEffect(() => {
    setWritten(null);
    // Not while the page is about to answer.
    return earliest === null ? undefined : whenIdle(() => setWritten(writeWindow({ earliest, latest }, languageTag)));
  }, [earliest, latest, languageTag]);
  return written !== null && t('delivery', { days: written });
});

export default DeliveryDates;
