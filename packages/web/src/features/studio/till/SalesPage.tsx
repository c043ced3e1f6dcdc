import { maximumTillReferenceLength, tillMeans } from '@tailorbird/domain/checkout';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { saveFile } from '../../../platform/browser/saveFile.ts';
import { Form } from '../../../platform/forms/Form.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Select, TextField } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import styles from '../people/Staff.module.css';
import { Entries, Totals } from './SalesList.tsx';
import type { SalesStore } from './salesStore.ts';
import { SalesStoreT } from './salesStore.ts';

const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date());

const fileOf = ({ storeName, day }: SalesStore): string =>
  `till-${storeName.toLowerCase().replaceAll(' ', '-')}-${day}.csv`;

const TakeBack = observer(function TakeBack({ store }: { readonly store: SalesStore }): ReactNode {
  const t = useT('staff');
  const { taking, failure } = store;
  const form = useRef<HTMLFormElement>(null);
  const number = taking?.orderNumber;
  useEffect(() => {
    if (number !== undefined) form.current?.focus();
  }, [number]);
  if (!taking) return null;
  const title = t(taking.what === 'order' ? 'till.takeBackOf' : 'till.giveBackOf', {
    number: taking.orderNumber,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.returnSale();
  };
  const reference = failure?.kind === 'sale-invalid' ? failure.fields.reference : undefined;
  return (
    <Form
      ref={form}
      tabIndex={-1}
      method="post"
      className={styles.card}
      aria-label={title}
      onSubmit={submit}
    >
      <h2 className={styles.subtitle}>{title}</h2>
      <p className={styles.note}>
        {t(taking.what === 'order' ? 'till.takeBackText' : 'till.dueText')}
      </p>
      <ChoiceGroup
        legend={t('till.giveBack')}
        look="chips"
        value={taking.means}
        options={tillMeans.map((value) => ({ value, label: t(`till.by.${value}`) }))}
        onChange={(means) => store.changeReturn({ means })}
      />
      <TextField
        label={t('till.reference')}
        name="reference"
        autoComplete="off"
        maxLength={2 * maximumTillReferenceLength}
        hint={t(`till.referenceHint.${taking.means}`)}
        value={taking.reference}
        error={
          reference && t(`till.failure.${reference.kind}`, { maximum: maximumTillReferenceLength })
        }
        onChange={(typed) => store.changeReturn({ reference: typed })}
      />
      {failure && failure.kind !== 'permission-denied' && !reference && (
        <Notice look="error" role="alert">
          {failure.kind === 'not-taken-back' ? failure.message : t('failed')}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button type="submit" isBusy={store.isBusy}>
          {t(taking.what === 'order' ? 'till.takeBack' : 'till.giveBackNow')}
        </Button>
        <Button look="secondary" onClick={() => store.startReturn(null)}>
          {t('data.cancel')}
        </Button>
      </div>
    </Form>
  );
});

const Sales = observer(function Sales({ store }: { readonly store: SalesStore }): ReactNode {
  const t = useT('staff');
  useEffect(() => {
    void store.open(today());
  }, [store]);
  const { state, stores } = store;
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={t('till.day')}
          name="day"
          type="date"
          value={store.day}
          onChange={(day) => void store.show({ day })}
        />
        {stores.length > 1 && (
          <Select
            label={t('till.store')}
            name="store"
            value={store.storeName}
            options={stores.map((name) => ({ value: name, label: name }))}
            onChange={(storeName) => void store.show({ storeName })}
          />
        )}
        <Button
          look="secondary"
          disabled={!store.entries?.length}
          onClick={() => saveFile(fileOf(store), store.table, 'text/csv')}
        >
          {t('till.download')}
        </Button>
      </div>
      {state.status === 'error' && (
        <ErrorBox
          message={t('failed')}
          retryLabel={t('retry')}
          onRetry={() => void store.show({})}
        />
      )}
      {!store.entries && state.status === 'validating' && <Skeleton lines={6} />}
      {store.entries && (
        <>
          <Totals store={store} />
          <TakeBack store={store} />
          <Entries store={store} />
        </>
      )}
    </>
  );
});

const SalesPage = observer(function SalesPage(): ReactNode {
  const t = useT('staff');
  const store = useService(SalesStoreT);
  const { isRetailStore } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('till.salesTitle')}</h1>
      <p className={styles.note}>{t('till.salesText')}</p>
      {store && isRetailStore ? <Sales store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['staff'],
  meta: ({ translate }) => ({
    title: translate('staff')('till.salesTitle'),
    form: 'short',
    description: translate('staff')('till.salesText'),
    noindex: true,
  }),
  Page: SalesPage,
});
