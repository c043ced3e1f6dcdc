import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { TextLink } from '../../../platform/navigation/Link.tsx';
import { definePage } from '../../../platform/navigation/page.tsx';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../platform/visit/visitStore.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { WithdrawStoreT } from '../services.ts';
import { FindForm } from './FindForm.tsx';
import styles from './Withdraw.module.css';
import { WithdrawSteps } from './WithdrawSteps.tsx';
import type { WithdrawStore } from './withdrawStore.ts';

const Loading = (): ReactNode => (
  <>
    <VisuallyHidden>
      <span role="status">{useT('withdrawal')('loading')}</span>
    </VisuallyHidden>
    <Skeleton lines={6} />
  </>
);

type ShownProps = { readonly store: WithdrawStore; readonly number: string; readonly link: string | null };

const Shown = observer(function Shown({ store, number, link }: ShownProps): ReactNode {
  const t = useT('withdrawal');
  const visit = useService(VisitT);
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an order says is in the reader's language, and what is open stays open.
  useEffect(() => {
    const { opened } = store;
    if (opened) void store.open(opened.number, opened.link);
    else if (number !== '') void store.open(number, link);
  }, [store, number, link, locale]);
  const { opened, state, view } = store;
  if (opened && view) return <WithdrawSteps store={store} view={view} />;
  if (opened && state.status === 'error' && state.failure.kind === 'unreachable')
    return <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.open(opened.number, opened.link)} />;
  if (opened && state.status !== 'error') return <Loading />;
  return (
    <>
      <p>{t('lead')}</p>
      {opened && link !== null && (
        <Notice look="error" role="alert">
          {t('linkEnded')}
        </Notice>
      )}
      {visit.isSignedIn && (
        <p>
          {t('signedIn')} <TextLink to="/profile/orders">{t('toOrders')}</TextLink>
        </p>
      )}
      <FindForm store={store} suggested={number} />
      <p className={styles.note}>{t('which')}</p>
    </>
  );
});

/** Withdrawing from a contract, for everybody who has one. A page that is rendered for everybody knows no order. */
const WithdrawPage = (): ReactNode => {
  const t = useT('withdrawal');
  const isHydrated = useIsHydrated();
  const [query] = useQuery();
  const store = useService(WithdrawStoreT);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {store && isHydrated ? <Shown store={store} number={query.get('order') ?? ''} link={query.get('link')} /> : <Loading />}
    </div>
  );
};

export const page = definePage({
  namespaces: ['withdrawal', 'findOrder'],
  meta: ({ translate }) => ({
    title: translate('withdrawal')('title'),
    form: 'short',
    description: translate('withdrawal')('metaDescription'),
    noindex: true,
  }),
  Page: WithdrawPage,
});
