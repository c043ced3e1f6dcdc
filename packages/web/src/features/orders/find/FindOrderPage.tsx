import type { Order } from '@tailorbird/domain/orders';
import { suggestedClaim } from '@tailorbird/domain/support';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { TextLink } from '../../../platform/navigation/Link.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../../platform/texts/useT.ts';
import { OrderSheet } from '../../../shared/orderLines/OrderSheet.tsx';
import { useNow } from '../../../shared/orderLines/useNow.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './FindOrder.module.css';
import { FindOrderForm } from './FindOrderForm.tsx';
import type { FindOrderStore } from './findOrderStore.ts';
import { FindOrderStoreT } from './findOrderStore.ts';

const Loading = (): ReactNode => (
  <>
    <VisuallyHidden>
      <span role="status">{useT('findOrder')('loading')}</span>
    </VisuallyHidden>
    <Skeleton lines={6} />
  </>
);

type ShownProps = {
  readonly order: Order;
  readonly link: string;
  readonly onChanged: (order: Order) => void;
};

const Shown = ({ order, link, onChanged }: ShownProps): ReactNode => {
  const t = useT('findOrder');
  const tOrders = useT('orders');
  const now = useNow();
  const claim = now === null ? null : suggestedClaim(order, new Date(now).toISOString());
  const date = new Intl.DateTimeFormat(useLanguageTag(), { dateStyle: 'long' }).format(
    new Date(order.datePlaced),
  );
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('order', { number: order.number })}</h1>
        <p className={styles.note}>
          {t('facts', { date, status: tOrders(`status.${order.status}`) })}
        </p>
      </header>
      <OrderSheet order={order} level={2} link={link} onChanged={onChanged} />
      {claim && (
        <p>
          <TextLink
            to={`/support?${new URLSearchParams({ type: claim, order: order.number, link })}`}
          >
            {t(`claim.${claim}`)}
          </TextLink>
        </p>
      )}
    </>
  );
};

const Ask = observer(function Ask({
  store,
  number,
  isEnded,
}: {
  store: FindOrderStore;
  number: string;
  isEnded: boolean;
}): ReactNode {
  const t = useT('findOrder');
  const visit = useService(VisitT);
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      {isEnded && (
        <Notice look="error" role="alert" title={t('endedTitle')}>
          {t('ended')}
        </Notice>
      )}
      {visit.isSignedIn && (
        <p>
          {t('signedIn')} <TextLink to="/profile/orders">{t('toOrders')}</TextLink>
        </p>
      )}
      <FindOrderForm store={store} suggested={number} />
    </>
  );
});

type LinkedProps = {
  readonly store: FindOrderStore;
  readonly number: string;
  readonly link: string;
};

const Linked = observer(function Linked({ store, number, link }: LinkedProps): ReactNode {
  const t = useT('findOrder');
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: order texts depend on the language.
  useEffect(() => {
    void store.load(number, link);
  }, [store, number, link, locale]);
  const { state } = store;
  if ('value' in state) return <Shown order={state.value} link={link} onChanged={store.setOrder} />;
  if (state.status !== 'error') return <Loading />;
  if (state.failure.kind !== 'unreachable') return <Ask store={store} number={number} isEnded />;
  return (
    <ErrorBox
      message={t('failed')}
      retryLabel={t('retry')}
      onRetry={() => void store.load(number, link)}
    />
  );
});

/**
 * Order page for guests, opened by a mail link that can be requested here. The server-rendered
 * page has no link.
 */
const FindOrderPage = (): ReactNode => {
  const isHydrated = useIsHydrated();
  const [query] = useQuery();
  const store = useService(FindOrderStoreT);
  const number = query.get('order') ?? '';
  const link = query.get('link');
  return (
    <div className={styles.page}>
      {!store || !isHydrated ? (
        <Waiting />
      ) : link === null ? (
        <Ask store={store} number={number} isEnded={false} />
      ) : (
        <Linked store={store} number={number} link={link} />
      )}
    </div>
  );
};

const Waiting = (): ReactNode => (
  <>
    <h1 className={styles.title}>{useT('findOrder')('title')}</h1>
    <Loading />
  </>
);

export const page = definePage({
  namespaces: ['findOrder', 'orders', 'basket'],
  meta: ({ translate }) => ({
    title: translate('findOrder')('title'),
    form: 'short',
    description: translate('findOrder')('metaDescription'),
    noindex: true,
  }),
  Page: FindOrderPage,
});
