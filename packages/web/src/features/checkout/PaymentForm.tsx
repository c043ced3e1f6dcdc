import { billingRetentionYears, type Card, type CardField, emptyCard } from '@tailorbird/domain/checkout';
import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { TermsText } from '../../platform/terms/TermsText.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary, type FieldError } from '../../ui/ErrorSummary.tsx';
import { Checkbox, TextArea } from '../../ui/Field.tsx';
import { CardFields, cardOrder } from './CardFields.tsx';
import styles from './CheckoutPage.module.css';
import type { CheckoutBasketView } from './checkoutBasket.ts';
import { cardFailureText } from './fieldText.ts';
import type { StepProps } from './StepFrame.tsx';
import { useRefusalFocus } from './useRefusalFocus.ts';

const longestComment = 1_000;

/** A comment, the terms and the card. It comes when the first two steps are done. */
export default observer(function PaymentForm({
  store,
  basket,
}: Pick<StepProps, 'store'> & { readonly basket: CheckoutBasketView }): ReactNode {
  const t = useT('checkout');
  const languageTag = useLanguageTag();
  // A card lives here and nowhere else: it is neither kept nor part of a store.
  const [card, setCard] = useState<Card>(emptyCard);
  const { form } = useRefusalFocus(store);
  useEffect(() => {
    void store.preparePayment();
  }, [store]);
  const { isNothingToPay, cardFailures } = store;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.pay(card);
  };
  const errors: readonly FieldError[] = [
    ...cardOrder.flatMap((field) => {
      const text = cardFailureText(t, field, cardFailures[field]);
      return text === null ? [] : { name: field, text };
    }),
    ...(store.areTermsMissing ? [{ name: 'terms', text: t('payment.termsMissing') }] : []),
  ];
  const amount = basket.summary ? formatMoney(basket.summary.total, languageTag) : '';
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {store.refusals > 0 && <ErrorSummary title={t('errors.title')} errors={errors} />}
      {isNothingToPay ? (
        <p>{t('payment.nothing')}</p>
      ) : (
        <CardFields
          store={store}
          card={card}
          onChange={(changes) => {
            setCard((current) => ({ ...current, ...changes }));
            for (const field of Object.keys(changes) as CardField[]) store.forgetCardFailure(field);
          }}
        />
      )}
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
      <Checkbox
        label={<TermsText text={t('payment.terms')} />}
        name="terms"
        required
        checked={store.draft.termsAccepted}
        error={store.areTermsMissing ? t('payment.termsMissing') : null}
        onChange={store.acceptTerms}
      />
      <Button type="submit" isWide isBusy={store.isPaying} disabled={basket.isFrozen && !store.isPaying} data-testid="pay">
        {isNothingToPay ? t('payment.order') : t('payment.pay', { amount })}
      </Button>
      <p className={styles.note}>
        {basket.isFrozen && !store.isPaying ? t('payment.frozen') : t('payment.retention', { count: billingRetentionYears })}
      </p>
    </form>
  );
});
