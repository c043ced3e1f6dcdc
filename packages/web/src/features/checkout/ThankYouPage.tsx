import type { Order } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { definePage } from '../../platform/navigation/page.ts';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../platform/texts/useT.ts';
import { OrderSheet } from '../../shared/orderLines/OrderSheet.tsx';
import { useExpectations, useOutlook } from '../../shared/orderLines/useOutlook.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CheckoutHead } from './CheckoutHead.tsx';
import type { ReceiptStore } from './receiptStore.ts';
import { ReceiptStoreT } from './receiptStore.ts';
import styles from './ThankYouPage.module.css';

const Loading = (): ReactNode => (
  <>
    <VisuallyHidden>
      <span role="status">{useT('checkout')('receipt.loading')}</span>
    </VisuallyHidden>
    <Skeleton lines={8} />
  </>
);

/** The visitor has no such order: it may belong to another account or browser. */
const Missing = observer(function Missing({
  number = '',
}: {
  readonly number?: string;
}): ReactNode {
  const t = useT('checkout');
  const tOrders = useT('orders');
  const visit = useService(VisitT);
  const panels = usePanels();
  return (
    <EmptyState isPage title={t('receipt.missingTitle')} text={t('receipt.missingText')}>
      {visit.isSignedIn ? (
        <LocalLink to="/profile/orders" className={buttonClass('primary')}>
          {t('receipt.toOrders')}
        </LocalLink>
      ) : (
        <Button onClick={() => panels.show('auth', { auth: 'sign-in', 'auth-scope': 'full' })}>
          {t('receipt.signIn')}
        </Button>
      )}
      <TextLink to={number === '' ? '/order' : `/order?order=${encodeURIComponent(number)}`}>
        {tOrders('byLink')}
      </TextLink>
      <TextLink to="/products">{t('receipt.onward')}</TextLink>
    </EmptyState>
  );
});

const Account = observer(function Account({ hasSizes }: { readonly hasSizes: boolean }): ReactNode {
  const t = useT('checkout');
  const visit = useService(VisitT);
  const panels = usePanels();
  if (visit.user === undefined) return null;
  return (
    <section className={styles.account}>
      {visit.isSignedIn ? (
        <LocalLink to="/profile/orders" className={buttonClass('secondary')}>
          {t('receipt.toOrders')}
        </LocalLink>
      ) : (
        <>
          {hasSizes && <h2 className={styles.heading}>{t('receipt.accountTitle')}</h2>}
          <p>{t('receipt.accountText')}</p>
          <Button
            look="secondary"
            onClick={() => panels.show('auth', { auth: 'create-account', 'auth-scope': 'full' })}
          >
            {t('receipt.account')}
          </Button>
        </>
      )}
    </section>
  );
});

export const Receipt = ({
  order,
  onChanged,
}: {
  readonly order: Order;
  readonly onChanged: (order: Order) => void;
}): ReactNode => {
  const t = useT('checkout');
  const languageTag = useLanguageTag();
  const name = order.shippingAddress?.firstName ?? '';
  const tOrders = useT('orders');
  const outlook = useOutlook(order);
  const expectations = useExpectations(outlook);
  const { stage, nextSteps } = outlook;
  const { number, email } = order;
  const hasSizes = outlook.pieces.some(({ making }) => making === 'to-size');
  const isPacked =
    stage === 'making' && outlook.pieces.every(({ making }) => making === 'ready-made');
  const thanks = name ? t('receipt.title', { name }) : t('receipt.titleNameless');
  const placed = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(
    new Date(order.datePlaced),
  );
  return (
    <>
      <header className={styles.thanks}>
        <h1>{stage === 'received' ? thanks : t('receipt.titleOrder', { number })}</h1>
        <p className={styles.lead}>
          {t(`receipt.stage.${isPacked ? 'packing' : stage}`, { number, email })}
        </p>
        <dl className={styles.facts}>
          {expectations.length > 0 && (
            <div>
              <dt>{tOrders('sheet.delivery')}</dt>
              {expectations.map((sentence) => (
                <dd key={sentence}>{sentence}</dd>
              ))}
            </div>
          )}
          <div>
            <dt>{t('receipt.number')}</dt>
            <dd data-testid="order-number">{order.number}</dd>
          </div>
          <div>
            <dt>{t('receipt.placed')}</dt>
            <dd>{placed}</dd>
          </div>
        </dl>
        <Button look="quiet" className={styles.onScreen} onClick={() => print()}>
          {t('receipt.print')}
        </Button>
      </header>
      {nextSteps.length > 0 && (
        <section className={styles.next}>
          <h2 className={styles.heading}>{t('receipt.nextTitle')}</h2>
          <ol className={styles.steps}>
            {nextSteps.map((step, index) => (
              <li key={step} className={styles.step}>
                <span className={styles.stepNumber} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={styles.stepTitle}>{t(`receipt.next.${step}.title`)}</h3>
                <p>{t(`receipt.next.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <OrderSheet
        order={order}
        level={2}
        omitsDates
        {...(hasSizes && stage !== 'canceled' && { piecesTitle: t('receipt.pieces') })}
        onChanged={onChanged}
      />
      <Account hasSizes={hasSizes} />
      <p className={styles.onScreen}>
        <TextLink to="/products">{t('receipt.onward')}</TextLink>
      </p>
    </>
  );
};

const Content = observer(function Content({
  store,
  number,
}: {
  readonly store: ReceiptStore;
  readonly number: string;
}): ReactNode {
  const t = useT('checkout');
  const locale = useLocale();
  const visit = useService(VisitT);
  const userId = visit.user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the response depends on language and customer.
  useEffect(() => {
    void store.load(number);
  }, [store, number, locale, userId]);
  const { state } = store;
  if ('value' in state) return <Receipt order={state.value} onChanged={store.setOrder} />;
  if (state.status !== 'error') return <Loading />;
  if (state.failure.kind !== 'unreachable') return <Missing number={number} />;
  return (
    <ErrorBox
      message={t('receipt.failed')}
      retryLabel={t('retry')}
      onRetry={() => void store.load(number)}
    />
  );
});

const ThankYouPage = (): ReactNode => {
  const [query] = useQuery();
  const number = query.get('order_number') ?? '';
  const store = useService(ReceiptStoreT);
  return (
    <div className={styles.page}>
      <CheckoutHead />
      {number === '' ? (
        <Missing />
      ) : store ? (
        <Content key={number} store={store} number={number} />
      ) : (
        <Loading />
      )}
    </div>
  );
};

export const page = definePage({
  namespaces: ['checkout', 'orders', 'basket'],
  meta: ({ translate }) => ({
    title: translate('checkout')('receipt.metaTitle'),
    form: 'short',
    description: translate('checkout')('receipt.metaDescription'),
    noindex: true,
  }),
  Page: ThankYouPage,
});
