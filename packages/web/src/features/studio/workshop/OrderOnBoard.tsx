import { needsCustomsDeclaration } from '@tailorbird/domain/legal';
import { cutOffAt, deliveryWindow, isSplit, type Order } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { paidLabel } from '../../../shared/orderLines/orderSumLines.ts';
import { FileAddressesT } from '../../../shared/site/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { withBase } from '../../../ui/basePath.ts';
import { MoveDelivery } from './MoveDelivery.tsx';
import styles from './StudioPage.module.css';
import { WithdrawnOnBoard } from './WithdrawnOnBoard.tsx';
import type { WorkshopStore } from './workshopStore.ts';

type CardProps = { readonly store: WorkshopStore; readonly order: Order };

export const OrderOnBoard = observer(function OrderOnBoard({ store, order }: CardProps): ReactNode {
  const t = useT('studio');
  const tOrders = useT('orders');
  const { customsDeclaration } = useService(FileAddressesT);
  const id = useId();
  const day = new Intl.DateTimeFormat(useLanguageTag(), { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(useLanguageTag(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const due = deliveryWindow(order)?.latest;
  const until = cutOffAt(order);
  const isHeld = until !== null && order.productionFrom !== undefined;
  const changedAt = order.history.findLast(({ change }) => change === 'piece')?.at;
  const waits = isSplit(order) && order.status === 'AwaitingFitConfirmation';
  const { number, lines, shippingAddress: address, dropPoint } = order;
  return (
    <article
      className={styles.card}
      aria-labelledby={id}
      tabIndex={-1}
      data-order={number}
      draggable
      onDragStart={() => store.drag(order)}
      onDragEnd={() => store.drag(null)}
    >
      <h3 id={id} className={styles.number}>
        {tOrders('number', { number })}
      </h3>
      <p className={styles.note}>
        {address ? `${address.firstName} ${address.lastName}` : order.email}
        <br />
        {day.format(new Date(order.datePlaced))}
      </p>
      {dropPoint && (
        <p className={styles.note}>
          {t('dropPoint', { shop: `${dropPoint.name}, ${dropPoint.line1}, ${dropPoint.city}` })}
        </p>
      )}
      {order.paidBy && <p className={styles.note}>{paidLabel(order, tOrders)}</p>}
      {order.deliveryNote && <p className={styles.note}>{order.deliveryNote}</p>}
      {due && <p className={styles.note}>{t('due', { date: day.format(new Date(due)) })}</p>}
      {isHeld && (
        <p className={styles.note}>
          {t('productionFrom', { date: day.format(new Date(`${order.productionFrom}T12:00:00Z`)) })}
        </p>
      )}
      {until && (
        <p className={styles.note}>
          {t('changeableUntil', { until: moment.format(new Date(until)) })}
        </p>
      )}
      {changedAt && (
        <p className={styles.note}>{t('changedAt', { at: moment.format(new Date(changedAt)) })}</p>
      )}
      {waits && (
        <p className={styles.note}>{t(order.fitAnswer === 'negative' ? 'adjusting' : 'waits')}</p>
      )}
      <ul className={styles.pieces}>
        {lines.map((line) => (
          <li key={line.id}>
            {line.quantity} × {line.title}
            {line.madeFirst !== null && ` (${t('first', { count: line.madeFirst })})`}
          </li>
        ))}
      </ul>
      <WithdrawnOnBoard store={store} order={order} />
      {order.status !== 'Cancelled' && (
        <p className={styles.note}>
          <LocalLink to={`/studio/sheets/${number}`} aria-label={t('toSheetsOf', { number })}>
            {t('toSheets')}
          </LocalLink>
          {address && needsCustomsDeclaration(address.countryCode) && (
            <>
              {' · '}
              <a
                href={withBase(customsDeclaration(number))}
                download
                aria-label={t('customsOf', { number })}
              >
                {t('customs')}
              </a>
            </>
          )}
        </p>
      )}
      {due && order.status !== 'Shipped' && <MoveDelivery store={store} order={order} />}
      <div className={styles.moves}>
        {store.possibleMoves(order).map((to) => (
          <Button
            key={to}
            look={to === 'Cancelled' ? 'quiet' : 'secondary'}
            isBusy={store.moving === number}
            aria-disabled={store.moving !== null}
            aria-label={t('moveOf', { number, move: t(`move.${to}`) })}
            onClick={() => void store.move(order, to)}
          >
            {t(`move.${to}`)}
          </Button>
        ))}
        {store.undoable.has(number) && (
          <Button
            look="quiet"
            isBusy={store.moving === number}
            aria-disabled={store.moving !== null}
            aria-label={t('undoOf', { number })}
            onClick={() => void store.undo(order)}
          >
            {t('undo')}
          </Button>
        )}
      </div>
    </article>
  );
});
