import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { TextField } from '../../../ui/Field.tsx';
import type { OrderLookup, OrderLookupFailures } from './orderLookup.ts';

type OrderFieldsProps = {
  readonly asked: OrderLookup;
  readonly failures: OrderLookupFailures;
  readonly onChange: (asked: OrderLookup) => void;
};

export const OrderFields = ({ asked, failures, onChange }: OrderFieldsProps): ReactNode => {
  const t = useT('findOrder');
  return (
    <>
      <TextField
        label={t('number')}
        name="order-number"
        inputMode="numeric"
        hint={t('numberHint')}
        required
        maxLength={32}
        value={asked.number}
        error={failures.number ? t('numberRequired') : null}
        onChange={(number) => onChange({ ...asked, number })}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        value={asked.email}
        error={failures.email ? t('emailInvalid') : null}
        onChange={(email) => onChange({ ...asked, email })}
      />
    </>
  );
};
