import { formatMoney } from '@tailorbird/domain/kernel';
import { basketOutlook, isMadeReturnable } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { GuaranteeNote } from '../../shared/orderLines/GuaranteeNote.tsx';
import { TermsText } from '../../shared/terms/TermsText.tsx';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Checkbox, TextArea } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CheckoutPage.module.css';
import { CreditChoice } from './CreditChoice.tsx';
import type { CheckoutBasketView } from './checkoutBasket.ts';
import type { CheckoutPayment } from './checkoutPayment.ts';
import { OrderBrief } from './OrderBrief.tsx';
import { PaymentMeansPart } from './PaymentMeansPart.tsx';
import type { StepProps } from './StepFrame.tsx';
import { useRefusalFocus } from './useRefusalFocus.ts';

const WithdrawalNotice = lazyPart(
  () => import('../../shared/orderLines/WithdrawalNotice.tsx'),
  ['withdrawal'],
  nothing,
);

const LegalGuarantee = lazyPart(
  () => import('../../shared/orderLines/LegalGuarantee.tsx'),
  ['withdrawal'],
  nothing,
);

/** Fills the window, so that nothing below moves within it. */
const Waiting = (): ReactNode => (
  <div className={styles.waiting}>
    <Skeleton lines={6} />
  </div>
);

const longestComment = 1_000;

type PaymentFormProps = Pick<StepProps, 'store'> & { readonly basket: CheckoutBasketView };

const Payment = observer(function Payment({
  store,
  basket,
  payment,
}: PaymentFormProps & { readonly payment: CheckoutPayment }): ReactNode {
  const t = useT('checkout');
  const languageTag = useLanguageTag();
  const { form } = useRefusalFocus(store);
  useEffect(() => {
    void payment.prepare();
  }, [payment]);
  const { choice } = payment;
  const { place } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reopen when destination or amount changes.
  useEffect(() => {
    if (choice.methods && !store.isNothingToPay) void choice.open();
  }, [choice, place, store]);
  const { isNothingToPay } = store;
  // Reloads the payment methods once the basket is open again, after a payment page was left or
  // its payment given up.
  const { isFrozen } = basket;
  const wasFrozen = useRef(isFrozen);
  useEffect(() => {
    if (wasFrozen.current && !isFrozen && !isNothingToPay) void choice.open();
    wasFrozen.current = isFrozen;
  }, [choice, isFrozen, isNothingToPay]);
  const location = useService(VisitT).visit?.location;
  const { areTermsMissing, isUnderWay } = payment;
  const [hadComment] = useState(store.draft.comment !== '');
  const button = isNothingToPay ? null : choice.button;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void payment.pay();
  };
  if (!isNothingToPay && !choice.methods && !choice.isUnavailable) return <Waiting />;
  const amount = basket.summary ? formatMoney(basket.summary.total, languageTag) : '';
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      {!store.address.isGuest && (
        <CreditChoice basket={basket} isDisabled={basket.isFrozen || isUnderWay} />
      )}
      {isNothingToPay ? (
        <p>{t('payment.nothing')}</p>
      ) : (
        <PaymentMeansPart
          choice={payment.choice}
          customer={`${store.draft.address.firstName} ${store.draft.address.lastName}`.trim()}
        />
      )}
      <Fold title={t('payment.addComment')} isOpenAtFirst={hadComment}>
        <TextArea
          label={t('payment.comment')}
          note={t('address.optional')}
          name="comment"
          rows={3}
          maxLength={longestComment}
          hint={t('payment.commentHint')}
          value={store.draft.comment}
          onChange={store.enterComment}
        />
      </Fold>
      <OrderBrief basket={basket} />
      <Checkbox
        label={<TermsText namespace="checkout" textKey="payment.terms" />}
        name="terms"
        required
        checked={store.draft.termsAccepted}
        error={areTermsMissing ? t('payment.termsMissing') : null}
        onChange={store.acceptTerms}
      />
      {basket.basket && (
        <>
          <GuaranteeNote lines={basket.basket.lines} />
          <WithdrawalNotice
            outlook={basketOutlook(basket.basket.lines, null)}
            waits={location?.returnablesWait === true && basket.basket.lines.some(isMadeReturnable)}
          />
          <LegalGuarantee
            lines={basket.basket.lines}
            countryCode={store.draft.address.countryCode}
          />
        </>
      )}
      {button ? (
        button.show({ mayPay: payment.mayPay, pay: payment.payByWallet })
      ) : (
        <Button
          type="submit"
          isWide
          isBusy={isUnderWay}
          disabled={basket.isFrozen && !isUnderWay}
          data-testid="pay"
        >
          {isNothingToPay ? t('payment.order') : t('payment.pay', { amount })}
        </Button>
      )}
      {basket.isFrozen && !isUnderWay && <p className={styles.note}>{t('payment.frozen')}</p>}
    </Form>
  );
});

export default observer(function PaymentForm({ store, basket }: PaymentFormProps): ReactNode {
  const t = useT('shell');
  const [isMissing, setMissing] = useState(false);
  const { payment } = store;
  useEffect(() => {
    if (!payment && !isMissing) store.openPayment().catch(() => setMissing(true));
  }, [store, payment, isMissing]);
  if (payment) return <Payment store={store} basket={basket} payment={payment} />;
  if (isMissing)
    return (
      <ErrorBox
        message={t('couldNotLoad')}
        retryLabel={t('tryAgain')}
        onRetry={() => setMissing(false)}
      />
    );
  return <Waiting />;
});
