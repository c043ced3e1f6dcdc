import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { TextsT } from '../../platform/texts/textStore.ts';
import { useLocale } from '../../platform/texts/useT.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

/** The note about credit, which arrives for those who are signed in, and silently (PRICE-18). */
export const CreditPopupSlot = observer(function CreditPopupSlot(): ReactNode {
  const texts = useService(TextsT);
  const visit = useService(VisitT);
  const locale = useLocale();
  const { isSignedIn } = visit;
  const [Popup, setPopup] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    let wanted = true;
    Promise.all([import('../../features/account/CreditPopup.tsx'), texts.load(locale, ['account'])]).then(
      ([module]) => wanted && setPopup(() => module.default),
      // Nothing is lost without it.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [isSignedIn, texts, locale]);
  return isSignedIn && Popup && texts.has(locale, 'account') ? <Popup /> : null;
});
