import type { SavedMeans } from '@tailorbird/domain/checkout';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { useCardWords } from '../../shared/payments/useCardWords.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import mark from './CardMark.module.css';
import styles from './CheckoutPage.module.css';
import type { PaymentChoice } from './paymentChoice.ts';

const CardMark = (): ReactNode => (
  <svg className={mark.mark} width="36" height="24" viewBox="0 0 36 24" aria-hidden="true">
    <path d="M8 5.5h20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM6 10h24M10 14.5h5" />
  </svg>
);

const Brands = ({ names }: { readonly names: readonly string[] }): ReactNode => (
  <span className={mark.brands}>
    {names.map((name) => (
      <span key={name} className={mark.brand}>
        {name}
      </span>
    ))}
  </span>
);

const Unavailable = ({ choice }: { readonly choice: PaymentChoice }): ReactNode => {
  const t = useT('shell');
  return (
    <ErrorBox
      message={t('couldNotLoad')}
      retryLabel={t('tryAgain')}
      onRetry={() => void choice.open()}
    />
  );
};

type PartProps = {
  readonly choice: PaymentChoice;
  /** Likely card holder. */
  readonly customer: string;
};

/**
 * Input for the selected method: card fields, or the notice that a wallet opens its own page.
 */
const Chosen = observer(function Chosen({ choice, customer }: PartProps): ReactNode {
  const [t, means] = [useT('checkout'), useT('means')];
  const { chosen, fields } = choice;
  if (chosen && chosen.type !== 'card') {
    return (
      <div>
        <p>
          {chosen.configuration.button === undefined
            ? t('payment.wallet')
            : means('walletHere', { wallet: chosen.name })}
        </p>
        {chosen.configuration.provider === 'sandbox' && (
          <p className={styles.note}>{t('sandbox.wallet')}</p>
        )}
      </div>
    );
  }
  if (!fields)
    return choice.isUnavailable ? <Unavailable choice={choice} /> : <Skeleton lines={4} />;
  return (
    <>
      {fields.show(customer)}
      {choice.mayKeep && (
        <Checkbox
          label={t('payment.keep')}
          hint={t('payment.keepHint')}
          name="keep"
          checked={choice.keeps}
          onChange={choice.setKeepsCard}
        />
      )}
    </>
  );
});

const savedValue = (id: number): string => `saved ${id}`;

/** The saved card as one line; other payment methods open on request. */
const Again = ({
  means,
  onChange,
}: {
  readonly means: SavedMeans;
  readonly onChange: () => void;
}): ReactNode => {
  const t = useT('checkout');
  const { nameOf, untilOf } = useCardWords();
  return (
    <div className={styles.again}>
      <CardMark />
      <p>
        {nameOf(means)}
        <span className={styles.againNote}>{untilOf(means)}</span>
      </p>
      <Button
        look="quiet"
        aria-label={t('changeStep', { step: t('payment.title') })}
        onClick={onChange}
      >
        {t('change')}
      </Button>
    </div>
  );
};

export const PaymentMeansPart = observer(function PaymentMeansPart({
  choice,
  customer,
}: PartProps): ReactNode {
  const t = useT('checkout');
  const { brandOf, nameOf, untilOf } = useCardWords();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The pressed button was removed, so focus the list.
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isOpen]);
  const { methods, chosen, saved, again } = choice;
  if (!methods)
    return choice.isUnavailable ? <Unavailable choice={choice} /> : <Skeleton lines={6} />;
  if (again && !isOpen) return <Again means={again} onChange={() => setOpen(true)} />;
  const ways = [
    ...saved.map((means) => ({
      value: savedValue(means.id),
      label: nameOf(means),
      description: untilOf(means),
      detail: <CardMark />,
    })),
    ...methods.map((method) => ({
      value: method.type,
      label: method.type === 'card' && saved.length > 0 ? t('payment.anotherCard') : method.name,
      description:
        method.brands.length > 0 ? <Brands names={method.brands.map(brandOf)} /> : undefined,
    })),
  ];
  const choose = (value: string): void => {
    const method = methods.find(({ type }) => type === value);
    const means = saved.find(({ id }) => savedValue(id) === value);
    if (method) void choice.choose(method.type);
    else if (means) choice.chooseSaved(means.id);
  };
  return (
    <>
      {ways.length > 1 && (
        <div ref={list}>
          <ChoiceGroup
            legend={t('payment.means')}
            look="rows"
            options={ways}
            value={again ? savedValue(again.id) : (chosen?.type ?? null)}
            onChange={choose}
          />
        </div>
      )}
      {!again && <Chosen choice={choice} customer={customer} />}
    </>
  );
});
