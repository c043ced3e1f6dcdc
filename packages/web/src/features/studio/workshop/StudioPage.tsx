import { orderStatuses } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import { OrderOnBoard } from './OrderOnBoard.tsx';
import styles from './StudioPage.module.css';
import type { WorkshopStore } from './workshopStore.ts';
import { WorkshopStoreT } from './workshopStore.ts';

/**
 * Shows a notification with an undo button after a move, and moves the focus to the order's new
 * place.
 */
const useMovesTold = (store: WorkshopStore): void => {
  const t = useT('studio');
  const toasts = useService(ToastsT);
  const { result } = store;
  useEffect(() => {
    if (result?.kind !== 'moved' && result?.kind !== 'undone') return;
    const { number, to } = result;
    document.querySelector<HTMLElement>(`[data-order="${number}"]`)?.focus({ preventScroll: true });
    if (result.kind !== 'moved') return;
    const order = store.orders?.find((each) => each.number === number);
    const canUndo = order && store.undoable.has(number);
    const toast = toasts.notify(t('result.moved', { number, status: t(`status.${to}`) }), {
      ...(canUndo && { action: { label: t('undo'), run: () => void store.undo(order) } }),
    });
    return () => toasts.close(toast);
  }, [result, store, toasts, t]);
  useEffect(() => {
    const undo = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]') !== null;
      if (
        event.key.toLowerCase() !== 'z' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        isTyping
      )
        return;
      event.preventDefault();
      store.undoNewest();
    };
    document.addEventListener('keydown', undo);
    return () => document.removeEventListener('keydown', undo);
  }, [store]);
};

const Board = observer(function Board({ store }: { readonly store: WorkshopStore }): ReactNode {
  const t = useT('studio');
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: order texts depend on the language.
  useEffect(() => {
    void store.load();
  }, [store, locale]);
  const { result, state, orders } = store;
  useMovesTold(store);
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void store.load(String(new FormData(event.currentTarget).get('search') ?? ''));
  };
  return (
    <>
      <search>
        <form className={styles.search} onSubmit={search}>
          <label>
            {t('search')}
            <input
              name="search"
              type="search"
              maxLength={100}
              autoComplete="off"
              defaultValue={store.search}
            />
          </label>
          <Button type="submit" look="secondary">
            {t('find')}
          </Button>
        </form>
      </search>
      {orders && <p className={styles.note}>{t('undoHint')}</p>}
      <p role="status" className={styles.note}>
        {result &&
          result.kind !== 'moved' &&
          t(`result.${result.kind}`, { number: result.number, status: t(`status.${result.to}`) })}
      </p>
      {state.status === 'error' && (
        <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
      )}
      {!orders && state.status !== 'error' && <Skeleton lines={8} />}
      {orders && (
        <div className={styles.board}>
          {orderStatuses.map((status) => (
            // The card's buttons do the same without a pointer.
            <section
              key={status}
              className={styles.column}
              data-takes={store.takes(status) || undefined}
              aria-labelledby={`column-${status}`}
              onDragOver={(event) => store.takes(status) && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                store.drop(status);
              }}
            >
              <h2 id={`column-${status}`} className={styles.columnTitle}>
                {t(`status.${status}`)}{' '}
                <span className={styles.count}>{store.ofStatus(status).length}</span>
              </h2>
              {store.ofStatus(status).length === 0 && <p className={styles.note}>{t('none')}</p>}
              <ul className={styles.cards}>
                {store.ofStatus(status).map((order) => (
                  <li key={order.number}>
                    <OrderOnBoard store={store} order={order} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
});

const StudioPage = observer(function StudioPage(): ReactNode {
  const t = useT('studio');
  const store = useService(WorkshopStoreT);
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('title')}</h1>
      {store && isAdmin ? <Board store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['studio', 'orders', 'staff'],
  meta: ({ translate }) => ({
    title: translate('studio')('title'),
    form: 'short',
    description: translate('studio')('metaDescription'),
    noindex: true,
  }),
  Page: StudioPage,
});
