import { contentOf, formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { onNews } from '../../platform/browser/contentNews.ts';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { definePage } from '../../platform/navigation/page.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CreditPage.module.css';
import { ProfileFrame } from './ProfileFrame.tsx';
import type { ProfileStore } from './profileStore.ts';
import { ProfileStoreT } from './profileStore.ts';

const Balance = observer(function Balance({ store }: { readonly store: ProfileStore }): ReactNode {
  const t = useT('account');
  const languageTag = useLanguageTag();
  const visit = useService(VisitT);
  const { currency } = visit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when the currency changes.
  useEffect(() => {
    const load = (): void => void store.loadCredit();
    load();
    return onNews(load);
  }, [store, currency]);
  const credit = contentOf(store.credit);
  if (store.credit.status === 'error') {
    return (
      <ErrorBox
        message={t('credit.failed')}
        retryLabel={t('credit.retry')}
        onRetry={() => void store.loadCredit()}
      />
    );
  }
  if (!credit) {
    return (
      <>
        <VisuallyHidden>
          <span role="status">{t('credit.loading')}</span>
        </VisuallyHidden>
        <Skeleton lines={3} />
      </>
    );
  }
  return (
    <>
      <p className={styles.balance}>
        <span className={styles.label}>{t('credit.balance')}</span>{' '}
        <span className={styles.amount}>{formatMoney(credit, languageTag)}</span>
      </p>
      <p>{t(credit.amount > 0 ? 'credit.text' : 'credit.none')}</p>
      <LocalLink to="/products" className={buttonClass('primary')}>
        {t('credit.toProducts')}
      </LocalLink>
    </>
  );
});

const Credit = (): ReactNode => {
  const t = useT('account');
  const store = useService(ProfileStoreT);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('credit.title')}</h1>
      {store ? <Balance store={store} /> : <Skeleton lines={3} />}
    </div>
  );
};

export const page = definePage({
  namespaces: ['account'],
  meta: ({ translate }) => ({
    title: translate('account')('credit.metaTitle'),
    form: 'short',
    description: translate('account')('credit.metaTitle'),
    noindex: true,
  }),
  Page: () => (
    <ProfileFrame>
      <Credit />
    </ProfileFrame>
  ),
});
