import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { StateSelect } from '../../shared/address/AddressFields.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddressStep, SavedAddresses } from './AddressStep.tsx';
import styles from './CheckoutPage.module.css';
import type { CheckoutBasketView } from './checkoutBasket.ts';
import { type CheckoutStep, stateOf } from './checkoutSteps.ts';
import type { CheckoutStore } from './checkoutStore.ts';
import { OrderContent, OrderOverview, usePreparedOverview } from './OrderOverview.tsx';
import { ShippingForm, ShippingStep, ShippingSummary } from './ShippingStep.tsx';
import { StepFrame, type StepProps } from './StepFrame.tsx';
import { StepProgress } from './StepProgress.tsx';

const PaymentForm = lazyPart(() => import('./PaymentForm.tsx'), ['means']);

const PaymentStep = ({
  store,
  basket,
  number,
  state,
  onOpen,
}: StepProps & { readonly basket: CheckoutBasketView }): ReactNode => {
  const t = useT('checkout');
  return (
    <StepFrame
      step="payment"
      number={number}
      state={state}
      title={t('steps.payment')}
      onOpen={onOpen}
      entered={null}
    >
      <PaymentForm store={store} basket={basket} />
    </StepFrame>
  );
};

/** Rare: a payment of this basket continues elsewhere. Its space is reserved while it loads. */
const FrozenNotice = lazyPart(
  () => import('./FrozenCheckout.tsx'),
  [],
  () => <Skeleton lines={3} />,
);
const EmptyCheckout = lazyPart(() => import('./EmptyCheckout.tsx'), [], nothing);
const CheckoutNotices = lazyPart(() => import('./CheckoutNotices.tsx'), [], nothing);
const PaymentOverlay = lazyPart(() => import('./PaymentOverlay.tsx'), [], nothing);
const PaymentRefused = lazyPart(() => import('./PaymentRefused.tsx'), []);
/** Loads once there is a payment or no amount due. */
const CheckoutOutcome = lazyPart(() => import('./CheckoutOutcome.tsx'), [], nothing);

/** Preloads the later steps during the first one. */
const usePreparedSteps = (store: CheckoutStore): void => {
  useEffect(() => {
    const prepare = (): void => {
      for (const part of [
        StateSelect,
        ShippingForm,
        ShippingSummary,
        OrderContent,
        PaymentForm,
        CheckoutNotices,
        PaymentOverlay,
        PaymentRefused,
        CheckoutOutcome,
      ])
        part.prepare();
      // The import runs again when the step opens.
      import('./addressSteps.ts').catch(() => {});
      store.openPayment().catch(() => {});
    };
    addEventListener('focusin', prepare, { once: true });
    return () => removeEventListener('focusin', prepare);
  }, [store]);
};

type CheckoutFlowProps = { readonly store: CheckoutStore; readonly basket: CheckoutBasketView };

/** The steps: one open, earlier ones as summaries, later ones closed. */
export const CheckoutFlow = observer(function CheckoutFlow({
  store,
  basket,
}: CheckoutFlowProps): ReactNode {
  const t = useT('checkout');
  const locale = useLocale();
  const [query, setQuery] = useQuery();
  const steps = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void store.start(locale);
  }, [store, locale]);
  usePreparedSteps(store);
  const { isGuest } = store.address;
  useEffect(() => {
    if (!isGuest) SavedAddresses.prepare();
  }, [isGuest]);
  usePreparedOverview();

  // After the bank's page, renders nothing until the payment is known to continue.
  const isReturning = query.has('payment_id') && store.payment === null && store.notice === null;
  const isHere =
    !isReturning &&
    !store.isBeginning &&
    store.address.setting.status !== 'initial' &&
    store.address.setting.status !== 'validating' &&
    basket.basket !== undefined;
  const asked = query.get('step');
  const step = store.stepFor(asked);
  const shown = useRef<CheckoutStep | null>(null);
  useEffect(() => {
    if (!isHere) return;
    if (shown.current !== null && shown.current !== step) {
      const heading = steps.current?.querySelector<HTMLElement>(`[data-step="${step}"] h2`);
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'start' });
    }
    shown.current = step;
  }, [isHere, step]);

  const open = useCallback(
    (next: CheckoutStep, { replace = false } = {}): void =>
      setQuery(
        (changed) => {
          changed.set('step', next);
          return changed;
        },
        { replace },
      ),
    [setQuery],
  );
  // Forgets an unreachable step, so that it does not open while the customer enters missing
  // data.
  useEffect(() => {
    if (isHere && asked !== null && asked !== step) open(step, { replace: true });
  }, [isHere, asked, step, open]);

  if (store.address.setting.status === 'error' || basket.state.status === 'error') {
    return (
      <ErrorBox
        message={t('loadFailed')}
        retryLabel={t('retry')}
        onRetry={() => void store.start(locale)}
      />
    );
  }
  const outcome = (store.isOver || store.payment) && <CheckoutOutcome store={store} />;
  if (!isHere || !basket.basket || store.isOver || store.payment?.state.status === 'paid') {
    return (
      <>
        <Skeleton lines={8} />
        {outcome}
        {store.payment && <PaymentOverlay payment={store.payment} />}
      </>
    );
  }
  const isEmpty = basket.basket.lines.length === 0;
  return (
    <>
      {store.notice && <CheckoutNotices store={store} />}
      {basket.isFrozen && !store.isPaying && (
        <FrozenNotice
          payment={basket.pendingPayment}
          isGivingUp={basket.isGivingUpPayment}
          onGiveUp={basket.giveUpPayment}
        />
      )}
      {isEmpty ? (
        <EmptyCheckout />
      ) : (
        <>
          <StepProgress steps={store.steps} step={step} reachable={store.reachable} onOpen={open} />
          <div className={styles.columns}>
            {/* New elements for each step: kept ones would count as a layout shift. */}
            <div key={step} ref={steps} className={styles.steps}>
              {store.steps.map((each, index) => {
                const shared = {
                  store,
                  number: index + 1,
                  state: stateOf(each, step),
                  onOpen: open,
                };
                if (each === 'address') return <AddressStep key={each} {...shared} />;
                if (each === 'shipping') return <ShippingStep key={each} {...shared} />;
                return <PaymentStep key={each} {...shared} basket={basket} />;
              })}
            </div>
            <OrderOverview basket={basket} />
          </div>
        </>
      )}
      {outcome}
      {store.payment?.refusal && <PaymentRefused payment={store.payment} />}
      {store.payment && <PaymentOverlay payment={store.payment} />}
    </>
  );
});
