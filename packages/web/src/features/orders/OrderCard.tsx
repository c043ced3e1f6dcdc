import { basketMessage } from '@tailorbird/domain/basket';
import { formatMoney } from '@tailorbird/domain/kernel';
import type { Order } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { DueAction } from '../../shared/orderLines/DueAction.tsx';
import { OrderSheet } from '../../shared/orderLines/OrderSheet.tsx';
import { useExpectations, useOutlook } from '../../shared/orderLines/useOutlook.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { GarmentPicture } from '../../ui/Packshot.tsx';
import styles from './OrderList.module.css';
import type { OrdersStore } from './ordersStore.ts';

const shownDrawings = 4;

const Progress = ({ order }: { readonly order: Order }): ReactNode => {
  const t = useT('orders');
  const { progress } = order;
  return (
    <div className={styles.progress}>
      <p className={styles.status} data-status={order.status}>
        {t(`status.${order.status}`)}
      </p>
      {order.status !== 'Cancelled' && (
        <div
          className={styles.seam}
          role="progressbar"
          aria-label={t('progress', { number: order.number })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
          aria-valuetext={t(`status.${order.status}`)}
        >
          <span className={styles.sewn} style={{ width: `${Math.max(progress, 4)}%` }} />
        </div>
      )}
    </div>
  );
};

const Result = observer(function Result({
  store,
  order,
}: {
  readonly store: OrdersStore;
  readonly order: Order;
}): ReactNode {
  const t = useT('orders');
  const tBasket = useT('basket');
  const { result } = store;
  if (!result || result.number !== order.number) return null;
  if (result.kind === 'failed') {
    return (
      <Notice look="error" role="alert">
        {t('reorder.failed')}
      </Notice>
    );
  }
  const { leftOut, inDefault, wanted } = result;
  const otherSize = inDefault.length > 0 && (
    <Notice role="status">{t('reorder.inDefault', { titles: inDefault.join(', ') })}</Notice>
  );
  if (leftOut.length === 0)
    return wanted === 0 ? <Notice role="status">{t('reorder.nothing')}</Notice> : otherSize || null;
  return (
    <>
      {otherSize}
      <Notice
        role="alert"
        title={t(leftOut.length === wanted ? 'reorder.allLeftOut' : 'reorder.someLeftOut')}
      >
        <ul className={styles.leftOut}>
          {leftOut.map(({ title, failure }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may have equal titles, and the list never changes.
            <li key={index}>
              {t('reorder.leftOut', {
                title,
                reason: tBasket(`refused.${basketMessage('add', failure).message}`),
              })}
            </li>
          ))}
        </ul>
      </Notice>
    </>
  );
});

type OrderCardProps = {
  readonly store: OrdersStore;
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

export const OrderCard = observer(function OrderCard({
  store,
  order,
  isOpen,
  onToggle,
}: OrderCardProps): ReactNode {
  const t = useT('orders');
  const languageTag = useLanguageTag();
  const toasts = useService(ToastsT);
  const panels = usePanels();
  const id = useId();
  const { number, lines } = order;
  const outlook = useOutlook(order);
  const expectations = useExpectations(outlook);
  const placed = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(
    new Date(order.datePlaced),
  );
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0);
  const details = useRef<HTMLDivElement>(null);
  const showDetails = (): void => {
    if (isOpen) details.current?.focus();
    else onToggle();
  };
  const repeat = async (): Promise<void> => {
    const isAdded = await store.reorder(order);
    if (!isAdded) return;
    if (store.result?.kind === 'done' && store.result.leftOut.length === 0) {
      toasts.notify(t('reorder.done'));
      panels.show('basket');
    }
  };
  return (
    <article aria-labelledby={`${id}-title`} className={styles.card}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.number}>
          {t('number', { number })}
        </h2>
        <p className={styles.placed}>
          {t('placed', { date: placed })}
          {'\u00A0'}· {t('pieces', { count: pieces })}
        </p>
        <p className={styles.total}>{formatMoney(order.total, languageTag)}</p>
      </header>
      {outlook.remakeOf !== null && (
        <p className={styles.note}>{t('outlook.remakeOf', { number: outlook.remakeOf })}</p>
      )}
      <Progress order={order} />
      {expectations.length > 0 && (
        <ul className={styles.expected}>
          {expectations.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {!isOpen && (
        <ul className={styles.drawings}>
          {lines.slice(0, shownDrawings).map((line) => (
            <li key={line.id} className={styles.drawing}>
              <GarmentPicture path={line.imagePath} alt={`${line.title}, ${line.variantTitle}`} />
            </li>
          ))}
          {lines.length > shownDrawings && (
            <li className={styles.note}>{t('more', { count: lines.length - shownDrawings })}</li>
          )}
        </ul>
      )}
      <div className={styles.actions}>
        <DueAction order={order} onDetails={showDetails} />
        <Button
          look="secondary"
          aria-label={t('reorder.label', { number })}
          isBusy={store.reordering === number}
          aria-disabled={store.reordering !== null}
          onClick={() => void repeat()}
        >
          {t('reorder.button')}
        </Button>
        <Button
          look="quiet"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          aria-label={t(isOpen ? 'hideOf' : 'showOf', { number })}
          onClick={onToggle}
        >
          {t(isOpen ? 'hide' : 'show')}
          <Icon name="down" size={16} className={isOpen ? styles.turned : undefined} />
        </Button>
      </div>
      <Result store={store} order={order} />
      <div id={`${id}-details`} ref={details} tabIndex={-1} hidden={!isOpen}>
        {isOpen && <OrderSheet order={order} level={3} omitsDates onChanged={store.replace} />}
      </div>
    </article>
  );
});
