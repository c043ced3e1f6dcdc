import type { CardFailures, CardField } from '@tailorbird/domain/checkout';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { Translate } from '../../platform/texts/texts.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import card from './CardFields.module.css';
import styles from './CheckoutPage.module.css';
import { formatExpiry, groupCardNumber, testCards } from './cardText.ts';
import { OwnCardFields } from './ownCardFields.ts';
import type { PaymentFields, PaymentFieldsNeeds } from './paymentFields.ts';

type Speech = Translate<'checkout'>;

const cardFailureText = (
  t: Speech,
  field: CardField,
  failure: CardFailures[CardField],
): string | null => {
  switch (failure) {
    case undefined:
      return null;
    case 'required':
      return t(`cardMissing.${field}`);
    case 'expired':
      return t('card.expired');
    default:
      return field === 'holderName' ? t('cardMissing.holderName') : t(`card.${field}`);
  }
};

/** Formats the input while the caret is at the end; a caret in the middle stays in place. */
const isTypedAtEnd = (): boolean => {
  const field = document.activeElement;
  return !(field instanceof HTMLInputElement) || field.selectionStart === field.value.length;
};

const Sandbox = ({ onChoose }: { readonly onChoose: (number: string) => void }): ReactNode => {
  const t = useT('checkout');
  return (
    <details className={card.sandbox}>
      <summary className={card.summary}>{t('sandbox.title')}</summary>
      <p className={styles.note}>{t('sandbox.text')}</p>
      <ul className={card.cards}>
        {testCards.map(({ outcome, number }) => (
          <li key={number} className={card.card}>
            <Button
              look="quiet"
              aria-label={t('sandbox.use', { number })}
              onClick={() => onChoose(number)}
              className={card.number}
            >
              {number}
            </Button>
            <span>{t(`sandbox.${outcome}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

type CardFieldsProps = {
  readonly input: OwnCardFields;
  readonly customer: string;
};

const CardFields = observer(function CardFields({ input, customer }: CardFieldsProps): ReactNode {
  const t = useT('checkout');
  const { card: entered, failures, enter: onChange, suggestHolder } = input;
  useEffect(() => suggestHolder(customer), [suggestHolder, customer]);
  const field = (name: CardField, input: Partial<ComponentProps<typeof TextField>>): ReactNode => (
    <TextField
      label={t(`payment.${name}`)}
      name={name}
      required
      spellCheck={false}
      value={entered[name]}
      error={cardFailureText(t, name, failures[name])}
      onChange={(value) => onChange({ [name]: value })}
      {...input}
    />
  );
  const exampleDate = `12/${String((new Date().getFullYear() + 2) % 100).padStart(2, '0')}`;
  return (
    <fieldset className={styles.group}>
      <legend className={card.legend}>{t('payment.cardTitle')}</legend>
      <Sandbox
        onChoose={(number) =>
          onChange({
            number,
            expiry: entered.expiry || exampleDate,
            securityCode: entered.securityCode || '123',
            holderName: entered.holderName || customer,
          })
        }
      />
      <div className={styles.fields}>
        {field('number', {
          inputMode: 'numeric',
          autoComplete: 'cc-number',
          maxLength: 23,
          onChange: (value) =>
            onChange({ number: isTypedAtEnd() ? groupCardNumber(value) : value }),
        })}
        {field('expiry', {
          inputMode: 'numeric',
          autoComplete: 'cc-exp',
          maxLength: 7,
          className: styles.half,
          onChange: (value) =>
            onChange({
              expiry:
                isTypedAtEnd() && value.length > entered.expiry.length
                  ? formatExpiry(value)
                  : value,
            }),
        })}
        {field('securityCode', {
          inputMode: 'numeric',
          autoComplete: 'cc-csc',
          maxLength: 4,
          className: styles.half,
          hint: t('payment.securityCodeHint'),
          onChange: (value) => onChange({ securityCode: value.replace(/\D/g, '') }),
        })}
        {field('holderName', { autoComplete: 'cc-name', maxLength: 120 })}
      </div>
      <p className={styles.note}>{t('payment.safe')}</p>
    </fieldset>
  );
});

export const ownFields = (needs: PaymentFieldsNeeds): PaymentFields => {
  const input = new OwnCardFields(needs);
  return Object.assign(input, {
    show: (customer: string) => <CardFields input={input} customer={customer} />,
  });
};
