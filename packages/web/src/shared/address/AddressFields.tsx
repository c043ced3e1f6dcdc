import {
  type Address,
  type AddressFailures,
  type AddressField,
  type AddressWarning,
  type Country,
  countriesToShipTo,
  countryRuleOf,
  isPostcodeLast,
  maximumLength,
} from '@tailorbird/domain/checkout';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { lazyPart } from '../../platform/hydration/lazyPart.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { Select, TextField } from '../../ui/Field.tsx';
import styles from './AddressFields.module.css';
import type { AddressAdvice } from './addressAdvice.ts';
import { addressFailureText, addressLabel } from './addressFailureText.ts';

export type AddressEntry = {
  readonly address: Address;
  readonly failures: AddressFailures;
  readonly warnings: readonly AddressWarning[];
  readonly advice: AddressAdvice | null;
  readonly countries: readonly Country[];
  readonly enter: (field: AddressField, value: string) => void;
  readonly checkField: (field: AddressField) => Promise<void>;
};

/** Loads with the first country that has states. */
export const StateSelect = lazyPart(
  () => import('./StateSelect.tsx'),
  [],
  ({ countryCode: _, ...select }) => <Select {...select} options={[]} />,
);

/**
 * The ten address fields (CHECKOUT-04). The country comes first and determines the state, the
 * postcode and their order. `country` replaces the select if it is fixed. Needs the checkout
 * texts.
 */
export const AddressFields = observer(function AddressFields({
  entry,
  country,
  kind = 'shipping',
}: {
  readonly entry: AddressEntry;
  readonly country?: ReactNode;
  readonly kind?: 'shipping' | 'billing';
}): ReactNode {
  const t = useT('checkout');
  const { address } = entry;
  const rule = countryRuleOf(address.countryCode);
  const offered =
    kind === 'shipping' ? countriesToShipTo(entry.countries, address.countryCode) : entry.countries;
  const isCountryOpen = address.countryCode === '';
  const asksForState = (rule.hasStates && !isCountryOpen) || address.state !== '';
  const shared = (field: AddressField) => ({
    label: addressLabel(t, field, address.countryCode),
    name: field,
    value: address[field],
    error: addressFailureText(t, field, entry.failures[field], address.countryCode),
    warning: entry.advice?.warningText(t, field, entry),
    onChange: (value: string) => entry.enter(field, value),
  });
  const text = (
    field: Exclude<AddressField, 'countryCode'>,
    {
      isOptional = false,
      ...input
    }: { readonly isOptional?: boolean } & Partial<ComponentProps<typeof TextField>> = {},
  ): ReactNode => (
    <TextField
      {...shared(field)}
      {...input}
      required={!isOptional}
      note={isOptional ? t('address.optional') : undefined}
      // One more than allowed, so that an overlong value is reported, not truncated.
      maxLength={maximumLength[field] + 1}
      onBlur={() => void entry.checkField(field)}
    />
  );
  const postcode = text('postcode', {
    isOptional: rule.postcode === null && !isCountryOpen,
    autoComplete: `${kind} postal-code`,
    className: styles.third,
  });
  return (
    <div className={styles.place}>
      <div className={styles.fields}>
        {country ?? (
          <Select
            {...shared('countryCode')}
            required
            autoComplete={`${kind} country`}
            placeholder={t('address.countryPlaceholder')}
            options={offered.map(({ code, printableName }) => ({
              value: code,
              label: printableName,
            }))}
            onBlur={() => void entry.checkField('countryCode')}
          />
        )}
        {text('firstName', { autoComplete: `${kind} given-name`, className: styles.half })}
        {text('lastName', { autoComplete: `${kind} family-name`, className: styles.half })}
        {text('line1', { autoComplete: `${kind} address-line1`, hint: t('address.line1Hint') })}
        {text('line2', {
          isOptional: true,
          autoComplete: `${kind} address-line2`,
          className: styles.halfIfWide,
        })}
        {text('company', {
          isOptional: true,
          autoComplete: `${kind} organization`,
          className: styles.halfIfWide,
        })}
        {!isPostcodeLast(address.countryCode) && postcode}
        {text('city', {
          autoComplete: `${kind} address-level2`,
          className: asksForState ? styles.thirdIfWide : styles.twoThirds,
        })}
        {rule.stateRequired ? (
          <StateSelect
            countryCode={address.countryCode}
            {...shared('state')}
            required
            className={styles.third}
            autoComplete={`${kind} address-level1`}
            placeholder={t('address.statePlaceholder')}
            onBlur={() => void entry.checkField('state')}
          />
        ) : (
          asksForState &&
          text('state', {
            isOptional: true,
            autoComplete: `${kind} address-level1`,
            className: styles.third,
          })
        )}
        {isPostcodeLast(address.countryCode) && postcode}
        {text('phone', {
          type: 'tel',
          inputMode: 'tel',
          autoComplete: `${kind} tel`,
          hint: kind === 'shipping' ? t('address.phoneHint') : undefined,
        })}
      </div>
    </div>
  );
});
