import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './CreditPopup.module.css';
import { CreditPopupStoreT } from './creditPopupStore.ts';

/** Credit note for customers (PRICE-18): in the header, never covering other content. */
export default observer(function CreditPopup(): ReactNode {
  const t = useT('account');
  const languageTag = useLanguageTag();
  const visit = useService(VisitT);
  const store = useService(CreditPopupStoreT);
  const userId = visit.user?.id;
  const { currency } = visit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: credit depends on customer and currency.
  useEffect(() => {
    void store?.load();
  }, [store, userId, currency]);
  if (!store?.shown) return null;
  return (
    <aside className={styles.popup} aria-label={t('popup.label')}>
      <LocalLink to="/profile/credit" className={buttonClass('quiet')}>
        {t('popup.text', { amount: formatMoney(store.shown, languageTag) })}
      </LocalLink>
      <IconButton icon="close" label={t('popup.close')} onClick={store.close} />
    </aside>
  );
});
