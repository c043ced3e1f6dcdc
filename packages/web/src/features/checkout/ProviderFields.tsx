import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import card from './CardFields.module.css';
import styles from './CheckoutPage.module.css';
import type { FramedFields, PaymentFields } from './paymentFields.ts';

const ProviderFields = observer(function ProviderFields({
  input,
}: {
  readonly input: FramedFields;
}): ReactNode {
  const [t, shell] = [useT('checkout'), useT('shell')];
  const place = useRef<HTMLDivElement>(null);
  const { isMissing } = input;
  useEffect(() => {
    if (isMissing || !place.current) return;
    return input.open(place.current);
  }, [input, isMissing]);
  return (
    <fieldset className={styles.group}>
      <legend className={card.legend}>{t('payment.cardTitle')}</legend>
      {isMissing ? (
        <ErrorBox
          message={shell('couldNotLoad')}
          retryLabel={shell('tryAgain')}
          onRetry={input.retry}
        />
      ) : (
        <div ref={place} data-testid="provider-fields" />
      )}
      <p className={styles.note}>{t('payment.safe')}</p>
    </fieldset>
  );
});

export const shownFields = (input: FramedFields): PaymentFields =>
  Object.assign(input, { show: () => <ProviderFields input={input} /> });
