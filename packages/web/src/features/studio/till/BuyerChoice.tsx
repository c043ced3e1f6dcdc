import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useLocalPath } from '../../../platform/navigation/links.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { openDocument } from '../../../platform/site/shopLocation.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ActingStoreT } from '../panel/actingStore.ts';
import { NewCustomerButton } from '../people/NewCustomerButton.tsx';
import type { PeopleStore } from '../people/peopleStore.ts';
import styles from '../people/Staff.module.css';
import { StaffSearch } from '../StaffSearch.tsx';
import till from './Till.module.css';

const nameOf = ({
  firstName,
  lastName,
  email,
}: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}): string => [firstName, lastName].join(' ').trim() || email;

const Search = observer(function Search({ store }: { readonly store: PeopleStore }): ReactNode {
  const t = useT('staff');
  const localPath = useLocalPath();
  const [search, setSearch] = useState('');
  const { state, found, failure } = store;
  const actFor = async (customer: NonNullable<typeof found>[number]): Promise<void> => {
    store.choose(customer);
    store.setReason(t('till.reason'));
    // Reload as the customer.
    if (await store.actFor()) openDocument(localPath('/retail/till'));
  };
  const find = async (): Promise<void> => {
    await store.find(search);
    const [only, ...others] = store.found ?? [];
    // A scanned card belongs to one customer, so no choice is needed.
    if (only && others.length === 0 && /^\d+$/.test(search.trim())) await actFor(only);
  };
  return (
    <>
      <StaffSearch
        label={t('till.customerSearch')}
        name="customer"
        isBusy={state.status === 'validating'}
        value={search}
        onType={setSearch}
        onFind={() => void find()}
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
      {failure && failure.kind !== 'permission-denied' && (
        <Notice look="error" role="alert">
          {t(failure.kind === 'not-a-customer' ? 'customers.notACustomer' : 'failed')}
        </Notice>
      )}
      {found && found.length > 0 && (
        <ul className={styles.list}>
          {found.map((customer) => (
            <li key={customer.id} className={styles.row}>
              <span>
                <strong>{nameOf(customer)}</strong>{' '}
                <span className={styles.note}>{customer.email}</span>
              </span>
              <button
                type="button"
                className={buttonClass('quiet')}
                disabled={store.isBusy}
                aria-label={t('till.sellTo', { name: nameOf(customer) })}
                onClick={() => void actFor(customer)}
              >
                {t('till.choose')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

/** Buyer: a customer, for whom staff then act, or a person without an account. */
export const BuyerChoice = observer(function BuyerChoice({
  people,
}: {
  readonly people: PeopleStore;
}): ReactNode {
  const t = useT('staff');
  const localPath = useLocalPath();
  const { user } = useService(VisitT);
  const acting = useService(ActingStoreT);
  const end = async (): Promise<void> => {
    // Reload, so that no customer data stays in this tab.
    if (await acting?.end()) openDocument(localPath('/retail/till'));
  };
  return (
    <section className={till.part} aria-labelledby="till-who">
      <h2 id="till-who" className={styles.subtitle}>
        {t('till.who')}
      </h2>
      {user?.isStoreImpersonate ? (
        <>
          <p>
            <strong>{nameOf(user)}</strong> <span className={styles.note}>{user.email}</span>
          </p>
          <p className={styles.note}>{t('till.sizesText')}</p>
          <div>
            <Button look="secondary" isBusy={acting?.isEnding ?? false} onClick={() => void end()}>
              {t('till.otherCustomer')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.note}>{t('till.whoText')}</p>
          <Search store={people} />
          <div>
            <NewCustomerButton className={buttonClass('secondary')} />
          </div>
        </>
      )}
    </section>
  );
});
