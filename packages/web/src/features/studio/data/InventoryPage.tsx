import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import styles from '../people/Staff.module.css';
import { StaffSearch } from '../StaffSearch.tsx';
import { RowList } from './RowEditor.tsx';
import type { ShopDataStore } from './shopDataStore.ts';
import { ShopDataStoreT } from './shopDataStore.ts';

const Inventory = observer(function Inventory({
  store,
}: {
  readonly store: ShopDataStore;
}): ReactNode {
  const t = useT('staff');
  const locale = useLocale();
  const [search, setSearch] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles depend on the language.
  useEffect(() => {
    void store.load();
  }, [store, locale]);
  const { rows, state } = store;
  return (
    <>
      <StaffSearch
        label={t('inventory.search')}
        value={search}
        onType={setSearch}
        onFind={() => void store.find(search.trim())}
      />
      <p className={styles.note}>{t('inventory.searchHint')}</p>
      {state.status === 'error' && (
        <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
      )}
      {!rows && state.status !== 'error' && <Skeleton lines={6} />}
      {rows && <RowList store={store} />}
    </>
  );
});

const InventoryPage = observer(function InventoryPage(): ReactNode {
  const t = useT('staff');
  const store = useService(ShopDataStoreT, 'stock');
  const { isAdmin, isRetailStore } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('inventory.title')}</h1>
      <p className={styles.note}>{t('inventory.text')}</p>
      {store && (isAdmin || isRetailStore) ? <Inventory store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['staff'],
  meta: ({ translate }) => ({
    title: translate('staff')('inventory.title'),
    form: 'short',
    description: translate('staff')('inventory.text'),
    noindex: true,
  }),
  Page: InventoryPage,
});
