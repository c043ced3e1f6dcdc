import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { onNews } from '../../platform/browser/contentNews.ts';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AlikeLines } from '../../ui/Packshot.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrderList.module.css';
import type { OrdersStore } from './ordersStore.ts';
import { OrdersStoreT } from './ordersStore.ts';

const Loading = (): ReactNode => (
  <>
    <VisuallyHidden>
      <span role="status">{useT('orders')('loading')}</span>
    </VisuallyHidden>
    <Skeleton lines={6} />
  </>
);

const List = observer(function List({ store }: { readonly store: OrdersStore }): ReactNode {
  const t = useT('orders');
  const locale = useLocale();
  const [query, setQuery] = useQuery();
  // biome-ignore lint/correctness/useExhaustiveDependencies: order texts depend on the language.
  useEffect(() => {
    const load = (): void => void store.load();
    load();
    return onNews(load);
  }, [store, locale]);
  const { orders, state } = store;
  if (state.status === 'error')
    return (
      <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
    );
  if (!orders) return <Loading />;
  if (orders.length === 0) {
    return (
      <EmptyState title={t('empty.title')} text={t('empty.text')}>
        <LocalLink to="/products" className={buttonClass('primary')}>
          {t('empty.toProducts')}
        </LocalLink>
      </EmptyState>
    );
  }
  const open = query.get('order');
  const toggle = (number: string): void =>
    setQuery((next) => {
      if (open === number) next.delete('order');
      else next.set('order', number);
      return next;
    });
  return (
    <>
      {open !== null && !orders.some(({ number }) => number === open) && (
        <Notice>{t('notFound', { number: open })}</Notice>
      )}
      <AlikeLines lines={orders.flatMap(({ lines }) => lines)}>
        <ul className={styles.orders}>
          {orders.map((order) => (
            <li key={order.number}>
              <OrderCard
                store={store}
                order={order}
                isOpen={order.number === open}
                onToggle={() => toggle(order.number)}
              />
            </li>
          ))}
        </ul>
      </AlikeLines>
    </>
  );
});

export const OrderList = (): ReactNode => {
  const t = useT('orders');
  const store = useService(OrdersStoreT);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {store ? <List store={store} /> : <Loading />}
    </div>
  );
};
