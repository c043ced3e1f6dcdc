import { isGarmentClass } from '@tailorbird/domain/catalog';
import { type Address, addressLines, dropPointLines } from '@tailorbird/domain/checkout';
import { isComplete, type Order, type OrderOutlook } from '@tailorbird/domain/orders';
import { type ReactNode, useId, useState } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { AlikeLines } from '../../ui/Packshot.tsx';
import { SumList } from '../../ui/SumList.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import styles from './OrderSheet.module.css';
import { OrderTimeline } from './OrderTimeline.tsx';
import { orderSumLines } from './orderSumLines.ts';
import { ParcelList } from './ParcelList.tsx';
import { PieceRow } from './PieceRow.tsx';
import { RefundPart } from './RefundPart.tsx';
import { SplitNote } from './SplitNote.tsx';
import { openChangesKey, useExpectations, useOutlook } from './useOutlook.ts';

const WhatGoesIn = lazyPart(() => import('./GarmentFootprint.tsx'), ['expenditure'], nothing);
const OrderGarments = lazyPart(() => import('./OrderGarments.tsx'), ['garment']);
const ChangeAddress = lazyPart(() => import('./ChangeAddress.tsx'), ['checkout']);
const OrderPapers = lazyPart(() => import('./OrderPapers.tsx'), ['papers', 'checkout']);
const WithdrawalPart = lazyPart(() => import('./WithdrawalPart.tsx'), ['withdrawal']);
const ChangeComment = lazyPart(() => import('./ChangeComment.tsx'));
const ChangePiece = lazyPart(() => import('./ChangePiece.tsx'));
const CutOff = lazyPart(() => import('./CutOff.tsx'));

const countryName = (countryCode: string, languageTag: string): string => {
  // Some browsers have no name for the code of the Canary Islands.
  const name = new Intl.DisplayNames(languageTag, { type: 'region', fallback: 'code' }).of(
    countryCode,
  );
  return name ?? countryCode;
};

const AddressLines = ({ address }: { readonly address: Address }): ReactNode => {
  const languageTag = useLanguageTag();
  const lines = [
    ...addressLines(address, countryName(address.countryCode, languageTag)),
    address.phone,
  ].filter(Boolean);
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
};

type AddressPartProps = {
  readonly order: Order;
  readonly outlook: OrderOutlook;
  readonly link: string | undefined;
  readonly onChanged: ((order: Order) => void) | undefined;
};

/** Delivery address, editable until production starts. */
const AddressPart = ({ order, outlook, link, onChanged }: AddressPartProps): ReactNode => {
  const t = useT('orders');
  const languageTag = useLanguageTag();
  const [isChanging, setIsChanging] = useState(false);
  const { number } = order;
  const { delivery } = outlook;
  if (delivery?.kind === 'drop-point' && delivery.dropPoint) {
    const lines = dropPointLines(delivery.dropPoint, delivery.recipient?.countryCode ?? '');
    return (
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    );
  }
  if (delivery?.kind === 'taken-along')
    return <p>{t('outlook.takenAlong', { store: delivery.store })}</p>;
  const address = delivery?.kind === 'home' ? delivery.address : null;
  if (!address) return null;
  if (!onChanged || !outlook.changes.address) return <AddressLines address={address} />;
  if (!isChanging) {
    return (
      <>
        <AddressLines address={address} />
        <Button look="quiet" className={styles.start} onClick={() => setIsChanging(true)}>
          {t('change.address')}
        </Button>
      </>
    );
  }
  const showChanged = (changed: Order): void => {
    setIsChanging(false);
    onChanged(changed);
  };
  return (
    <ChangeAddress
      order={{ number, address }}
      country={countryName(address.countryCode, languageTag)}
      link={link}
      onChanged={showChanged}
      onLeave={() => setIsChanging(false)}
    />
  );
};

type PartProps = { readonly level: 2 | 3; readonly title: string; readonly children: ReactNode };

const Part = ({ level, title, children }: PartProps): ReactNode => {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
};

/** Pieces made first, while the rest waits for the fit confirmation. */
const Waiting = ({
  order,
  outlook: { parcels, due },
}: {
  readonly order: Order;
  readonly outlook: OrderOutlook;
}): ReactNode => {
  const t = useT('orders');
  const [first, rest] = ['first', 'rest'].map((part) =>
    parcels.find((parcel) => parcel.part === part),
  );
  if (!first || !rest?.afterFit) return null;
  return (
    <div className={styles.part}>
      <SplitNote
        first={first.pieces}
        waiting={rest.pieces.reduce((count, { quantity }) => count + quantity, 0)}
      />
      {due?.kind === 'confirm-fit' && (
        <TextLink to={`/confirmfit?order=${order.number}`}>{t('sheet.confirmFit')}</TextLink>
      )}
    </div>
  );
};

/** Link to the fit feedback for signed-in customers; a mail link has its own. */
const HowItFits = ({ order }: { readonly order: Order }): ReactNode => {
  const t = useT('orders');
  const { number, lines } = order;
  if (!isComplete(order) || lines.every(({ size }) => size === null)) return null;
  return (
    <div className={styles.part}>
      <p>{t('sheet.howFits')}</p>
      <p className={styles.feelings}>
        <TextLink to={`/fitfeedback/positive?order=${number}`}>{t('sheet.fits')}</TextLink>
        <TextLink to={`/fitfeedback/negative?order=${number}`}>{t('sheet.misfits')}</TextLink>
      </p>
    </div>
  );
};

type OrderSheetProps = {
  readonly order: Order;
  readonly level: 2 | 3;
  readonly piecesTitle?: string;
  readonly link?: string;
  readonly onChanged?: (order: Order) => void;
  /** Omits the delivery dates, which the page shows elsewhere. */
  readonly omitsDates?: boolean;
};

/**
 * Pieces, sums, address and delivery of an order. `level` is that of its headings.
 * Needs the orders and basket texts.
 */
export const OrderSheet = ({
  order,
  level,
  piecesTitle,
  link,
  onChanged,
  omitsDates = false,
}: OrderSheetProps): ReactNode => {
  const t = useT('orders');
  const tBasket = useT('basket');
  const languageTag = useLanguageTag();
  const outlook = useOutlook(order);
  const expectations = useExpectations(outlook);
  const { stage, delivery, changes, refunds, remakeOf } = outlook;
  const isChangeable = changes.piecesUntil !== null || openChangesKey(changes) !== null;
  const dates = omitsDates ? [] : expectations;
  const note = expectations.length > 0 ? (order.deliveryNote ?? '') : '';
  const hasPlace = delivery !== null && delivery.kind !== 'pickup';
  const deliveryTitle =
    delivery?.kind === 'drop-point'
      ? 'sheet.dropPoint'
      : dates.length > 0 || delivery?.kind === 'taken-along'
        ? 'sheet.delivery'
        : 'sheet.address';
  // Garments of these orders are not made or have come back.
  const hasGarmentPages =
    onChanged !== undefined &&
    stage !== 'canceled' &&
    stage !== 'withdrawn' &&
    order.lines.some(({ productClass }) => isGarmentClass(productClass));
  const isRefunded = refunds.refunded.amount + refunds.credited.amount > 0;
  return (
    <div className={styles.sheet}>
      <Part level={level} title={piecesTitle ?? t('sheet.pieces')}>
        {remakeOf !== null && <p>{t('outlook.remakeOf', { number: remakeOf })}</p>}
        <AlikeLines lines={order.lines}>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <li key={line.id} className={styles.line}>
                <PieceRow
                  piece={line}
                  headingLevel={level === 2 ? 3 : 4}
                  action={
                    <>
                      {line.snapshot.giftCardTier === null && (
                        <WhatGoesIn line={{ of: 'order', id: line.id, link }} title={line.title} />
                      )}
                      {onChanged && changes.piecesUntil !== null && (
                        <span className={styles.change}>
                          <ChangePiece order={order} line={line} />
                        </span>
                      )}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </AlikeLines>
      </Part>
      <div className={styles.side}>
        <Waiting order={order} outlook={outlook} />
        {link === undefined && <HowItFits order={order} />}
        <Part level={level} title={t('sheet.sums')}>
          <SumList
            label={t('sheet.sums')}
            lines={orderSumLines(order, { t, tBasket, languageTag })}
          />
          {order.levies && stage !== 'canceled' && (
            <p className={styles.levies}>{order.levies.text}</p>
          )}
        </Part>
        {(hasPlace || dates.length > 0 || note !== '') && (
          <Part level={level} title={t(deliveryTitle)}>
            {dates.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {note !== '' && (
              <p className={styles.comment}>{t('sheet.deliveryNote', { reason: note })}</p>
            )}
            <AddressPart order={order} outlook={outlook} link={link} onChanged={onChanged} />
          </Part>
        )}
        {isRefunded && (
          <Part level={level} title={t('outlook.refund.title')}>
            <RefundPart refunds={refunds} />
          </Part>
        )}
        {order.parcels.length > 0 && (
          <Part level={level} title={t('sheet.parcels')}>
            <ParcelList parcels={order.parcels} />
          </Part>
        )}
      </div>
      <div className={styles.more}>
        {onChanged && isChangeable && (
          <Part level={level} title={t('sheet.changes')}>
            <CutOff order={order} changes={changes} onChanged={onChanged} />
            <div className={styles.changes}>
              {changes.comment && <ChangeComment order={order} link={link} onChanged={onChanged} />}
              <CancelOrder order={order} link={link} onCancelled={onChanged} />
            </div>
          </Part>
        )}
        {order.comment && !(onChanged && changes.comment) && (
          <Part level={level} title={t('sheet.comment')}>
            <p className={styles.comment}>{order.comment}</p>
          </Part>
        )}
        <div className={styles.papersAndHistory}>
          {order.history.length > 0 && (
            <Part level={level} title={t('sheet.history')}>
              <OrderTimeline order={order} />
            </Part>
          )}
          {hasGarmentPages && (
            <Part level={level} title={t('sheet.garments')}>
              <OrderGarments number={order.number} link={link} />
            </Part>
          )}
          {onChanged && (
            <Part level={level} title={t('sheet.papers')}>
              <OrderPapers order={order} link={link} />
            </Part>
          )}
          {onChanged && (outlook.withdrawal.kind !== 'none' || order.withdrawals.length > 0) && (
            <Part level={level} title={t('sheet.withdrawal')}>
              <WithdrawalPart order={order} link={link} />
            </Part>
          )}
        </div>
      </div>
    </div>
  );
};
