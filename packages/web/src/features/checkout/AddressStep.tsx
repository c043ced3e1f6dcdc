import { type Address, addressLines, type Country } from '@tailorbird/domain/checkout';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { lazyPart } from '../../platform/hydration/lazyPart.tsx';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { AddressFields } from '../../shared/address/AddressFields.tsx';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import styles from './CheckoutPage.module.css';
import type { CheckoutStore } from './checkoutStore.ts';
import { StepFrame, type StepProps } from './StepFrame.tsx';
import { useRefusalFocus } from './useRefusalFocus.ts';

export const SavedAddresses = lazyPart(() => import('./SavedAddresses.tsx'));

const oneLine = (address: Address, countries: readonly Country[]): string => {
  const country =
    countries.find(({ code }) => code === address.countryCode)?.printableName ??
    address.countryCode;
  return addressLines(address, country).join(', ');
};

const Identity = observer(function Identity({
  store,
}: {
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useT('checkout');
  const visit = useService(VisitT);
  const panels = usePanels();
  return (
    <div className={styles.group}>
      <div className={styles.groupHead}>
        <h3 className={styles.legend}>{t('identity.title')}</h3>
        {!visit.user && (
          <Button
            look="quiet"
            onClick={() => panels.show('auth', { auth: 'sign-in', 'auth-scope': 'full' })}
          >
            {t('identity.signIn')}
          </Button>
        )}
      </div>
      {visit.user ? (
        <p>{t('identity.signedInAs', { email: visit.user.email })}</p>
      ) : (
        <>
          <p className={styles.note}>{t('identity.guest')}</p>
          <TextField
            label={t('identity.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={254}
            hint={t('identity.emailHint')}
            value={store.draft.email}
            error={store.address.emailFailure && t(`failure.${store.address.emailFailure.kind}`)}
            onChange={store.address.enterEmail}
          />
        </>
      )}
    </div>
  );
});

export const AddressStep = observer(function AddressStep({
  store,
  number,
  state,
  onOpen,
}: StepProps): ReactNode {
  const t = useT('checkout');
  const visit = useService(VisitT);
  const { form } = useRefusalFocus(store);
  const {
    draft,
    requiresShipping,
    address: { savedAddresses },
  } = store;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // Returning customers already have a shipping method and continue at the first incomplete
    // step.
    if (await store.submitAddress())
      onOpen(!requiresShipping || !store.address.isGuest ? store.reachable : 'shipping');
  };
  const email = visit.user?.email ?? draft.email;
  const isKnown = !store.address.isGuest && store.shipping.isDone;
  const submitLabel = requiresShipping
    ? isKnown
      ? 'address.use'
      : 'address.submit'
    : 'address.submitNoShipping';
  return (
    <StepFrame
      step="address"
      number={number}
      state={state}
      title={t('steps.address')}
      onOpen={onOpen}
      entered={
        <>
          <p>{email}</p>
          {store.address.accepted && requiresShipping && (
            <p>{oneLine(store.address.accepted, store.address.countries)}</p>
          )}
        </>
      }
    >
      <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <Identity store={store} />
        <div className={styles.group}>
          <h3 className={styles.legend}>{t('address.title')}</h3>
          {requiresShipping ? (
            <>
              {savedAddresses.length > 0 && <SavedAddresses form={store.address} />}
              {store.address.showsFields && <AddressFields entry={store.address} />}
            </>
          ) : (
            <p className={styles.note}>{t('address.none')}</p>
          )}
        </div>
        <Button type="submit" className={styles.submit} isBusy={store.address.isSaving}>
          {t(submitLabel)}
        </Button>
      </Form>
    </StepFrame>
  );
});
