import type { Order } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import styles from './FirstPiecesPage.module.css';
import type { FirstPiecesStore } from './firstPiecesStore.ts';
import { FirstPiecesStoreT } from './firstPiecesStore.ts';

type CardProps = { readonly store: FirstPiecesStore; readonly order: Order };

const Waiting = observer(function Waiting({ store, order }: CardProps): ReactNode {
  const t = useT('studio');
  const languageTag = useLanguageTag();
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium' });
  const ago = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' });
  const shown = (instant: string): string => day.format(new Date(instant));
  const first = store.firstPiecesOf(order);
  return (
    <>
      {first.kind === 'sent' && first.at && (
        <p className={styles.note}>{t('fits.sent', { date: shown(first.at) })}</p>
      )}
      {first.kind === 'arrived' && (
        <p className={styles.note}>
          {t('fits.arrived', { date: shown(first.at), ago: ago.format(-first.daysAgo, 'day') })}
        </p>
      )}
      {first.kind === 'arrived' && first.restReleaseDueAt && (
        <p className={styles.note}>{t('fits.restBy', { date: shown(first.restReleaseDueAt) })}</p>
      )}
      {order.fitAnswer === 'negative' && <p className={styles.note}>{t('fits.adjusting')}</p>}
    </>
  );
});

const Answer = observer(function Answer({ store, order }: CardProps): ReactNode {
  const t = useT('studio');
  const [words, setWords] = useState('');
  const { number } = order;
  const isBusy = store.answering.has(number);
  if (order.fitAnswer === 'negative') {
    return (
      <div className={styles.moves}>
        <Button
          look="secondary"
          isBusy={isBusy}
          aria-label={t('fits.releaseOf', { number })}
          onClick={() => void store.release(order)}
        >
          {t('fits.release')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <TextArea
        label={t('fits.words')}
        hint={t('fits.wordsHint')}
        name={`words-${number}`}
        rows={2}
        maxLength={1_000}
        value={words}
        onChange={setWords}
      />
      <div className={styles.moves}>
        <Button
          isBusy={isBusy}
          aria-label={t('fits.positiveOf', { number })}
          onClick={() => void store.answer(order, 'positive', words)}
        >
          {t('fits.positive')}
        </Button>
        <Button
          look="secondary"
          isBusy={isBusy}
          aria-label={t('fits.negativeOf', { number })}
          onClick={() => void store.answer(order, 'negative', words)}
        >
          {t('fits.negative')}
        </Button>
      </div>
    </>
  );
});

const Card = observer(function Card({ store, order }: CardProps): ReactNode {
  const t = useT('studio');
  const tOrders = useT('orders');
  const id = useId();
  const { number, email, lines, shippingAddress: address } = order;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.number}>
        {tOrders('number', { number })}
      </h2>
      <p className={styles.note}>
        {address && `${address.firstName} ${address.lastName} · `}
        <a href={`mailto:${email}`}>{email}</a>
        {address?.phone && (
          <>
            {' · '}
            <a href={`tel:${address.phone.replaceAll(/[^\d+]/g, '')}`}>{address.phone}</a>
          </>
        )}
      </p>
      <Waiting store={store} order={order} />
      <ul className={styles.pieces}>
        {lines.map((line) => (
          <li key={line.id}>
            {line.quantity} × {line.title}
            {line.madeFirst !== null && ` (${t('first', { count: line.madeFirst })})`}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <LocalLink to={`/studio/sheets/${number}`} aria-label={t('toSheetsOf', { number })}>
          {t('toSheets')}
        </LocalLink>
      </p>
      <Answer store={store} order={order} />
    </article>
  );
});

const List = observer(function List({ store }: { readonly store: FirstPiecesStore }): ReactNode {
  const t = useT('studio');
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: order texts depend on the language.
  useEffect(() => {
    void store.load();
  }, [store, locale]);
  const { state, orders, result } = store;
  const announcement = useRef<HTMLParagraphElement>(null);
  // The pressed button was removed, unless the action has to be repeated.
  useEffect(() => {
    if (result && result.kind !== 'failed') announcement.current?.focus();
  }, [result]);
  return (
    <>
      <p ref={announcement} role="status" tabIndex={-1} className={styles.said}>
        {result && t(`fits.result.${result.kind}`, { number: result.number })}
      </p>
      {state.status === 'error' && (
        <ErrorBox
          message={t('fits.failed')}
          retryLabel={t('retry')}
          onRetry={() => void store.load()}
        />
      )}
      {!orders && state.status !== 'error' && <Skeleton lines={8} />}
      {orders?.length === 0 && <p>{t('fits.none')}</p>}
      <ul className={styles.cards}>
        {orders?.map((order) => (
          <li key={order.number}>
            <Card store={store} order={order} />
          </li>
        ))}
      </ul>
    </>
  );
});

/** Split orders waiting for a fit confirmation, longest first. */
const FirstPiecesPage = observer(function FirstPiecesPage(): ReactNode {
  const t = useT('studio');
  const store = useService(FirstPiecesStoreT);
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('fits.title')}</h1>
      <p className={styles.lead}>{t('fits.lead')}</p>
      {store && isAdmin ? <List store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['studio', 'orders', 'staff'],
  meta: ({ translate }) => ({
    title: translate('studio')('fits.title'),
    form: 'short',
    description: translate('studio')('fits.meta'),
    noindex: true,
  }),
  Page: FirstPiecesPage,
});
