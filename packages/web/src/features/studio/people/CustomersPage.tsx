import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useLocalPath } from '../../../platform/navigation/links.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { openDocument } from '../../../platform/site/shopLocation.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { FileAddressesT } from '../../../shared/site/site.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { withBase } from '../../../ui/basePath.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import { StaffSearch } from '../StaffSearch.tsx';
import { NewCustomerButton } from './NewCustomerButton.tsx';
import { OpenedCustomer } from './OpenedCustomer.tsx';
import type { PeopleStore } from './peopleStore.ts';
import { PeopleStoreT } from './peopleStore.ts';
import styles from './Staff.module.css';

const Chosen = observer(function Chosen({ store }: { readonly store: PeopleStore }): ReactNode {
  const t = useT('staff');
  const localPath = useLocalPath();
  const { chosen, opened, failure } = store;
  if (!chosen) return null;
  const act = async (): Promise<void> => {
    // Reload as the customer.
    if (await store.actFor()) openDocument(localPath('/'));
  };
  return (
    <section className={styles.card} aria-label={chosen.email}>
      <h2 className={styles.subtitle}>
        {[chosen.firstName, chosen.lastName].join(' ').trim() || chosen.email}
      </h2>
      <p className={styles.note}>{chosen.email}</p>
      <TextField
        label={t('customers.reason')}
        name="reason"
        autoComplete="off"
        maxLength={200}
        hint={t('customers.reasonHint')}
        value={store.reason}
        error={store.isReasonMissing ? t('customers.reasonMissing') : null}
        onChange={store.setReason}
      />
      {failure && failure.kind !== 'permission-denied' && (
        <Notice look="error" role="alert">
          {t(failure.kind === 'not-a-customer' ? 'customers.notACustomer' : 'failed')}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button isBusy={store.isBusy} onClick={() => void store.open()}>
          {t('customers.open')}
        </Button>
        <Button look="secondary" isBusy={store.isBusy} onClick={() => void act()}>
          {t('customers.act')}
        </Button>
      </div>
      {opened && <OpenedCustomer record={opened} reason={store.reason} onSaved={store.keepSize} />}
    </section>
  );
});

const Customers = observer(function Customers({
  store,
}: {
  readonly store: PeopleStore;
}): ReactNode {
  const t = useT('staff');
  const [search, setSearch] = useState(store.search);
  const { state, found, chosen } = store;
  return (
    <>
      <StaffSearch
        label={t('customers.search')}
        isBusy={state.status === 'validating'}
        value={search}
        onType={setSearch}
        onFind={() => void store.find(search)}
      />
      {state.status === 'error' && (
        <ErrorBox
          message={t('failed')}
          retryLabel={t('retry')}
          onRetry={() => void store.find(search)}
        />
      )}
      <p role="status" className={styles.note}>
        {found && t('customers.found', { count: found.length })}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.list}>
          {found.map((customer) => (
            <li key={customer.id}>
              <div className={styles.row}>
                <span>
                  <strong>
                    {[customer.firstName, customer.lastName].join(' ').trim() || customer.email}
                  </strong>{' '}
                  <span className={styles.note}>
                    {customer.email} · {t('customers.orders', { count: customer.orderCount })}
                  </span>
                </span>
                <button
                  type="button"
                  className={buttonClass('quiet')}
                  aria-expanded={chosen?.id === customer.id}
                  onClick={() => store.choose(chosen?.id === customer.id ? null : customer)}
                >
                  {t('customers.choose')}
                </button>
              </div>
              {chosen?.id === customer.id && <Chosen store={store} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

const CustomersPage = observer(function CustomersPage(): ReactNode {
  const t = useT('staff');
  const store = useService(PeopleStoreT);
  const { subscribers } = useService(FileAddressesT);
  const { isAdmin, isRetailStore } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('customers.title')}</h1>
      <p className={styles.note}>{t('customers.text')}</p>
      <div className={styles.ways}>
        <NewCustomerButton className={buttonClass('secondary')} />
        {isAdmin && (
          <a className={buttonClass('quiet')} href={withBase(subscribers)} download>
            {t('customers.subscribers')}
          </a>
        )}
      </div>
      {store && (isAdmin || isRetailStore) ? <Customers store={store} /> : <Skeleton lines={6} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['staff', 'sizing'],
  meta: ({ translate }) => ({
    title: translate('staff')('customers.title'),
    form: 'short',
    description: translate('staff')('customers.text'),
    noindex: true,
  }),
  Page: CustomersPage,
});
