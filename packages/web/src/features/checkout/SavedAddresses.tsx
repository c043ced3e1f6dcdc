import { addressLines } from '@tailorbird/domain/checkout';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import type { AddressForm } from './addressForm.ts';
import styles from './CheckoutPage.module.css';

const fewest = 4;

export default observer(function SavedAddresses({
  form,
}: {
  readonly form: AddressForm;
}): ReactNode {
  const t = useT('checkout');
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so focus the content it opened.
  useEffect(() => {
    if (showsAll) list.current?.querySelectorAll<HTMLElement>('input')[fewest]?.focus();
  }, [showsAll]);
  const { savedAddresses, chosenSaved, countries } = form;
  const chosen = chosenSaved === null ? -1 : savedAddresses.indexOf(chosenSaved);
  const shown = showsAll || chosen >= fewest ? savedAddresses : savedAddresses.slice(0, fewest);
  const linesOf = (index: number): readonly string[] => {
    const address = savedAddresses[index];
    if (!address) return [];
    const country =
      countries.find(({ code }) => code === address.countryCode)?.printableName ??
      address.countryCode;
    return addressLines(address, country);
  };
  return (
    <div ref={list} className={styles.group}>
      <ChoiceGroup
        legend={t('address.saved')}
        isLegendHidden
        look="rows"
        options={[
          ...shown.map((_, index) => {
            const [name = '', ...place] = linesOf(index);
            return { value: String(index), label: name, description: place.join(', ') };
          }),
          { value: 'another', label: t('address.another') },
        ]}
        value={form.showsFields && chosen < 0 ? 'another' : chosen < 0 ? null : String(chosen)}
        onChange={(value) => {
          const address = savedAddresses[Number(value)];
          if (address) form.fillIn(address);
          else form.enterAnother();
        }}
      />
      {shown.length < savedAddresses.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {t('address.all', { count: savedAddresses.length })}
        </Button>
      )}
    </div>
  );
});
