import type { FitLink } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { usePanels } from '../../../platform/panels/panels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { AlikeLines } from '../../../ui/Packshot.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FitCard } from './FitCard.tsx';
import styles from './FitPage.module.css';
import type { FitStore } from './fitStore.ts';
import { FitStoreT } from './fitStore.ts';

const Loading = (): ReactNode => (
  <>
    <VisuallyHidden>
      <span role="status">{useT('fit')('loading')}</span>
    </VisuallyHidden>
    <Skeleton lines={6} />
  </>
);

/** Visitors without a session or link are asked to sign in (GUARD-17). */
const SignIn = (): ReactNode => {
  const t = useT('fit');
  const panels = usePanels();
  return (
    <EmptyState title={t('signInTitle')} text={t('signInText')}>
      <Button onClick={() => panels.show('auth', { auth: 'sign-in', 'auth-scope': 'full' })}>
        {t('signIn')}
      </Button>
    </EmptyState>
  );
};

const Waiting = observer(function Waiting({
  store,
  link,
}: {
  readonly store: FitStore;
  readonly link: FitLink | null;
}): ReactNode {
  const t = useT('fit');
  const locale = useLocale();
  const visit = useService(VisitT);
  const userId = visit.user?.id;
  const isUnreachable = visit.state.status === 'unreachable';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the response depends on language and customer.
  useEffect(() => {
    // If the visit is unreachable, the orders request decides.
    if (link || userId !== undefined || isUnreachable) void store.load(link);
  }, [store, link?.orderNumber, link?.key, locale, userId, isUnreachable]);
  const { orders, state } = store;
  if (!link && visit.user === null) return <SignIn />;
  if (orders && orders.length > 0) {
    return (
      <AlikeLines lines={orders.flatMap(({ lines }) => lines)}>
        <ul className={styles.orders}>
          {orders.map((order) => (
            <li key={order.number}>
              <FitCard store={store} order={order} />
            </li>
          ))}
        </ul>
      </AlikeLines>
    );
  }
  if (orders) {
    return (
      <EmptyState title={t('none')} text={t('noneText')}>
        <LocalLink to="/profile/orders" className={buttonClass('secondary')}>
          {t('toOrders')}
        </LocalLink>
      </EmptyState>
    );
  }
  if (state.status !== 'error') return <Loading />;
  if (state.failure.kind === 'permission-denied') return <SignIn />;
  return (
    <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
  );
});

const FitPage = (): ReactNode => {
  const t = useT('fit');
  const [query] = useQuery();
  const store = useService(FitStoreT);
  const [orderNumber, key] = [query.get('order'), query.get('key')];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {store ? (
        <Waiting store={store} link={orderNumber && key ? { orderNumber, key } : null} />
      ) : (
        <Loading />
      )}
    </div>
  );
};

export const page = definePage({
  namespaces: ['fit', 'orders', 'basket'],
  meta: ({ translate }) => ({
    title: translate('fit')('title'),
    form: 'short',
    description: translate('fit')('lead'),
    noindex: true,
  }),
  Page: FitPage,
});
