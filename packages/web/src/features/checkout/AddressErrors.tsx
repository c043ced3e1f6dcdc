import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { addressFailureText } from '../../platform/address/addressFailureText.ts';
import { addressOrder } from '../../platform/address/addressOrder.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ErrorSummary, type FieldError } from '../../ui/ErrorSummary.tsx';
import type { CheckoutStore } from './checkoutStore.ts';

/** What is wrong with who buys and where to, all together. */
export default observer(function AddressErrors({ store }: { readonly store: CheckoutStore }): ReactNode {
  const t = useT('checkout');
  const errors: readonly FieldError[] = [
    ...(store.address.emailFailure ? [{ name: 'email', text: t(`failure.${store.address.emailFailure.kind}`) }] : []),
    ...addressOrder.flatMap((field) => {
      const text = addressFailureText(t, field, store.address.failures[field]);
      if (text === null) return [];
      return { name: field, text: store.address.failures[field]?.kind === 'required' ? text : `${t(`address.${field}`)}: ${text}` };
    }),
  ];
  return <ErrorSummary title={t('errors.title')} errors={errors} />;
});
