import type { Address } from '@tailorbird/domain/checkout';
import type { Order } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddressFields } from '../address/AddressFields.tsx';
import { AddressChangeT } from './addressChange.ts';
import styles from './OrderSheet.module.css';

type ChangeAddressProps = {
  readonly order: { readonly number: string; readonly address: Address };
  readonly country: string;
  readonly link: string | undefined;
  readonly onChanged: (order: Order) => void;
  readonly onLeave: () => void;
};

/**
 * Another delivery address in the same country, until production starts (API-21).
 * Needs the orders and checkout texts.
 */
export default observer(function ChangeAddress({
  order,
  country,
  link,
  onChanged,
  onLeave,
}: ChangeAddressProps): ReactNode {
  const t = useT('orders');
  const form = useRef<HTMLFormElement>(null);
  const store = useService(AddressChangeT, order, link ?? null);
  if (!store) return <Skeleton lines={5} />;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const changed = await store.save();
    if (changed) onChanged(changed);
    else focusFirstInvalid(form.current);
  };
  return (
    <Form ref={form} method="post" className={styles.part} onSubmit={(event) => void save(event)}>
      <AddressFields
        entry={store}
        country={<p className={styles.fixed}>{t('change.country', { country })}</p>}
      />
      {store.refused && (
        <Notice look="error" role="alert">
          {t(`change.refused.${store.refused}`)}
        </Notice>
      )}
      <div className={styles.choices}>
        <Button type="submit" look="secondary" isBusy={store.isSaving}>
          {t('change.saveAddress')}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {t('change.keep')}
        </Button>
      </div>
    </Form>
  );
});
