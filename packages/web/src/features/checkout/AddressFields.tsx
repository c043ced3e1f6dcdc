import { type AddressField, maximumLength, ruleOfCountry } from '@tailorbird/domain/checkout';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { lazyPart } from '../../platform/parts/lazyPart.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { Select, TextField } from '../../ui/Field.tsx';
import styles from './CheckoutPage.module.css';
import type { CheckoutStore } from './checkoutStore.ts';
import { addressFailureText } from './fieldText.ts';

/** The fields in the order they are asked for. */
export const addressOrder: readonly AddressField[] = [
  'firstName',
  'lastName',
  'company',
  'countryCode',
  'line1',
  'line2',
  'postcode',
  'city',
  'state',
  'phone',
];

/** States come with the first country that has some; until then there is nothing to choose from. */
export const StateSelect = lazyPart(
  () => import('./StateSelect.tsx'),
  [],
  ({ countryCode: _, ...select }) => <Select {...select} options={[]} />,
);

/** The ten fields of an address (CHECKOUT-04), as its country asks for them. */
export const AddressFields = observer(function AddressFields({ store }: { readonly store: CheckoutStore }): ReactNode {
  const t = useT('checkout');
  const { address } = store.draft;
  const rule = ruleOfCountry(address.countryCode);
  const warningOf = (field: AddressField): string | null => {
    const warning = store.address.warnings.find((each) =>
      each.kind === 'non-latin-characters' ? each.field === field : field === 'countryCode',
    );
    if (!warning) return null;
    if (warning.kind === 'non-latin-characters') return t('warning.non-latin-characters');
    const here = store.address.countries.find(({ code }) => code === warning.locationCountryCode)?.printableName;
    return here ? t('warning.country-differs-from-location', { country: here }) : null;
  };
  const shared = (field: AddressField) => ({
    label: t(`address.${field}`),
    name: field,
    value: address[field],
    error: addressFailureText(t, field, store.address.failures[field]),
    warning: warningOf(field),
    onChange: (value: string) => store.address.enter(field, value),
  });
  const text = (
    field: Exclude<AddressField, 'countryCode'>,
    { isOptional = false, ...input }: { readonly isOptional?: boolean } & Partial<ComponentProps<typeof TextField>> = {},
  ): ReactNode => (
    <TextField
      {...shared(field)}
      {...input}
      required={!isOptional}
      note={isOptional ? t('address.optional') : undefined}
      // One more than allowed, so that a long value is told of and not cut.
      maxLength={maximumLength[field] + 1}
      onBlur={() => void store.address.checkField(field)}
    />
  );
  return (
    <div className={styles.fields}>
      {text('firstName', { autoComplete: 'shipping given-name', className: styles.half })}
      {text('lastName', { autoComplete: 'shipping family-name', className: styles.half })}
      {text('company', { isOptional: true, autoComplete: 'shipping organization' })}
      <Select
        {...shared('countryCode')}
        required
        autoComplete="shipping country"
        placeholder={t('address.countryPlaceholder')}
        options={store.address.countries.map(({ code, printableName }) => ({ value: code, label: printableName }))}
        onBlur={() => void store.address.checkField('countryCode')}
      />
      {text('line1', { autoComplete: 'shipping address-line1', hint: t('address.line1Hint') })}
      {text('line2', { isOptional: true, autoComplete: 'shipping address-line2' })}
      {text('postcode', { isOptional: rule.postcode === null, autoComplete: 'shipping postal-code', className: styles.third })}
      {text('city', { autoComplete: 'shipping address-level2', className: styles.third })}
      {rule.stateRequired ? (
        <StateSelect
          countryCode={address.countryCode}
          {...shared('state')}
          required
          className={styles.third}
          autoComplete="shipping address-level1"
          placeholder={t('address.statePlaceholder')}
          onBlur={() => void store.address.checkField('state')}
        />
      ) : (
        text('state', { isOptional: true, autoComplete: 'shipping address-level1', className: styles.third })
      )}
      {text('phone', { type: 'tel', inputMode: 'tel', autoComplete: 'shipping tel', hint: t('address.phoneHint') })}
    </div>
  );
});
