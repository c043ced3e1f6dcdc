import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CheckoutPage.module.css';
import { PaymentMark } from './PaymentMark.tsx';
import type { OfferedMethod, PaymentChoice } from './paymentChoice.ts';

/** Brands of cards by their names on the wire. */
const brandNames: Readonly<Record<string, string>> = { visa: 'Visa', mc: 'Mastercard', amex: 'American Express' };

const brandsOf = ({ brands }: OfferedMethod): string | undefined =>
  brands.length === 0 ? undefined : brands.map((brand) => brandNames[brand] ?? brand).join(', ');

const Unavailable = ({ choice }: { readonly choice: PaymentChoice }): ReactNode => {
  const t = useT('shell');
  return <ErrorBox message={t('couldNotLoad')} retryLabel={t('tryAgain')} onRetry={() => void choice.open()} />;
};

type PartProps = {
  readonly choice: PaymentChoice;
  /** Whose card it most likely is. */
  readonly customer: string;
};

/** What is to be done for the way that was chosen: a card is typed, a wallet asks at a page of its own. */
const Chosen = observer(function Chosen({ choice, customer }: PartProps): ReactNode {
  const t = useT('checkout');
  const { chosen, fields } = choice;
  if (chosen && chosen.type !== 'card') {
    return (
      <div>
        <p>{t('payment.wallet')}</p>
        {chosen.configuration.provider === 'sandbox' && <p className={styles.note}>{t('sandbox.wallet')}</p>}
      </div>
    );
  }
  if (fields) return fields.show(customer);
  return choice.isUnavailable ? <Unavailable choice={choice} /> : <Skeleton lines={4} />;
});

/** What is paid with: the wallets, then a card. */
export const PaymentMeansPart = observer(function PaymentMeansPart({ choice, customer }: PartProps): ReactNode {
  const t = useT('checkout');
  const { methods, chosen } = choice;
  if (!methods) return choice.isUnavailable ? <Unavailable choice={choice} /> : <Skeleton lines={6} />;
  return (
    <>
      {methods.length > 1 && (
        <ChoiceGroup
          legend={t('payment.means')}
          look="rows"
          options={methods.map((method) => ({
            value: method.type,
            label: method.name,
            description: brandsOf(method),
            detail: <PaymentMark type={method.type} />,
          }))}
          value={chosen?.type ?? null}
          onChange={(type) => void choice.choose(type)}
        />
      )}
      <Chosen choice={choice} customer={customer} />
    </>
  );
});
