import {
  type OrderPapers as Listed,
  maximumVatNumberLength,
  type Order,
} from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { withBase } from '../../ui/basePath.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { TextField } from '../../ui/Field.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddressFields } from '../address/AddressFields.tsx';
import { FileAddressesT } from '../site/site.ts';
import styles from './OrderSheet.module.css';
import type { PapersStore } from './papersStore.ts';
import { PapersStoreT } from './papersStore.ts';

type ListProps = {
  readonly order: Order;
  readonly link: string | undefined;
  readonly listed: Listed;
};

const List = ({ order, link, listed }: ListProps): ReactNode => {
  const t = useT('papers');
  const day = new Intl.DateTimeFormat(useLanguageTag(), { dateStyle: 'medium', timeZone: 'UTC' });
  const { paper } = useService(FileAddressesT);
  return (
    <ul className={styles.papers}>
      {listed.papers.map(({ number, kind, issuedAt }) => (
        <li key={number}>
          <a href={withBase(paper(order.number, number, link))} download={`${number}.pdf`}>
            {t(kind, { number })}
          </a>{' '}
          <span className={styles.fixed}>
            {t('facts', { date: day.format(new Date(issuedAt)) })}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Issue = observer(function Issue({
  store,
  order,
}: {
  readonly store: PapersStore;
  readonly order: Order;
}): ReactNode {
  const t = useT('papers');
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    setIsOpen(true);
    void store.chooseOther(store.isToOther);
  };
  if (!isOpen) {
    return (
      <>
        <p>{t('none')}</p>
        <Button look="quiet" className={styles.start} onClick={open}>
          {t('ask')}
        </Button>
      </>
    );
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.issue();
    focusFirstInvalid(form.current);
  };
  return (
    <Form ref={form} method="post" className={styles.part} onSubmit={(event) => void submit(event)}>
      {order.shippingAddress && (
        <ChoiceGroup
          legend={t('to')}
          look="chips"
          value={store.isToOther ? 'other' : 'delivery'}
          options={(['delivery', 'other'] as const).map((value) => ({
            value,
            label: t(`toWhom.${value}`),
          }))}
          onChange={(value) => void store.chooseOther(value === 'other')}
        />
      )}
      {store.isToOther && <AddressFields entry={store} kind="billing" />}
      <TextField
        label={t('vatNumber.label')}
        note={t('vatNumber.note')}
        error={store.isVatNumberInvalid ? t('vatNumber.invalid') : null}
        name="vat_number"
        autoComplete="off"
        maxLength={maximumVatNumberLength}
        value={store.vatNumber}
        onChange={(text) => store.enterVatNumber(text)}
      />
      <p className={styles.fixed}>{t('once')}</p>
      {store.refused && (
        <Notice look="error" role="alert">
          {t(`refused.${store.refused}`)}
        </Notice>
      )}
      <div className={styles.choices}>
        <Button type="submit" look="secondary" isBusy={store.isIssuing}>
          {t('issue')}
        </Button>
        <Button look="quiet" onClick={() => setIsOpen(false)}>
          {t('leave')}
        </Button>
      </div>
    </Form>
  );
});

/** Invoice and credit notes of an order, or a form to request an invoice. */
export default observer(function OrderPapers({
  order,
  link,
}: {
  readonly order: Order;
  readonly link: string | undefined;
}): ReactNode {
  const t = useT('papers');
  const store = useService(
    PapersStoreT,
    { number: order.number, hasAddress: order.shippingAddress !== null },
    link ?? null,
  );
  const { status } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: canceling an order adds a credit note.
  useEffect(() => {
    void store?.load();
  }, [store, status]);
  if (!store) return <Skeleton lines={2} />;
  const { state } = store;
  if (!('value' in state)) {
    if (state.status !== 'error') return <Skeleton lines={2} />;
    return (
      <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
    );
  }
  const { value: listed } = state;
  return (
    <>
      {listed.papers.length > 0 && <List order={order} link={link} listed={listed} />}
      {listed.canBeInvoiced && <Issue store={store} order={order} />}
      {listed.papers.length === 0 && !listed.canBeInvoiced && <p>{t('impossible')}</p>}
    </>
  );
});
