import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import type { RecordsStore } from './recordsStore.ts';
import { RecordsStoreT } from './recordsStore.ts';
import styles from './Staff.module.css';

const actions = [
  'acting-started',
  'acting-ended',
  'customers-searched',
  'customer-opened',
  'customer-created',
  'size-saved',
  'size-changed',
  'size-converted',
  'shop-data-changed',
  'subscribers-exported',
  'sold-at-till',
  'sale-taken-back',
  'fit-positive',
  'fit-negative',
  'fit-released',
  'acted-account',
  'acted-basket',
  'acted-checkout',
  'acted-orders',
  'acted-sizing',
  'acted-graphql',
  'acted-designer',
  'acted-support',
  'acted-newsletter',
  'acted-shell',
  'acted-other',
] as const;

const Records = observer(function Records({ store }: { readonly store: RecordsStore }): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  useEffect(() => {
    void store.load(null);
  }, [store]);
  const { state, records } = store;
  const moment = new Intl.DateTimeFormat(languageTag, { dateStyle: 'short', timeStyle: 'short' });
  if (state.status === 'error')
    return (
      <ErrorBox
        message={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => void store.load(null)}
      />
    );
  if (!records) return <Skeleton lines={8} />;
  if (records.length === 0) return <p>{t('records.none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className={styles.scroller} tabIndex={0} aria-label={t('records.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('records.at')}</th>
            <th scope="col">{t('records.by')}</th>
            <th scope="col">{t('records.what')}</th>
            <th scope="col">{t('records.customer')}</th>
            <th scope="col">{t('records.why')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const known = actions.find((each) => each === record.action) ?? 'acted-other';
            return (
              <tr key={record.id}>
                <td>
                  <time dateTime={record.at}>{moment.format(new Date(record.at))}</time>
                </td>
                <td>{record.by ?? '–'}</td>
                <td>
                  {[t(`records.action.${known}`), record.about]
                    .filter((part) => part !== '')
                    .join(': ')}
                </td>
                <td>{record.customer ?? '–'}</td>
                <td>{record.reason || (record.isActing ? t('records.acting') : '–')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});

const RecordsPage = observer(function RecordsPage(): ReactNode {
  const t = useT('staff');
  const store = useService(RecordsStoreT);
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('records.title')}</h1>
      <p className={styles.note}>{t('records.text')}</p>
      {store && isAdmin ? <Records store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['staff'],
  meta: ({ translate }) => ({
    title: translate('staff')('records.title'),
    form: 'short',
    description: translate('staff')('records.text'),
    noindex: true,
  }),
  Page: RecordsPage,
});
