import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import { PeopleStoreT } from '../people/peopleStore.ts';
import styles from '../people/Staff.module.css';
import { BuyerChoice } from './BuyerChoice.tsx';
import { Counter } from './Counter.tsx';
import { TakePayment } from './TakePayment.tsx';
import till from './Till.module.css';
import type { TillStore } from './tillStore.ts';
import { TillStoreT } from './tillStore.ts';

const Till = observer(function Till({ store }: { readonly store: TillStore }): ReactNode {
  const t = useT('staff');
  const locale = useLocale();
  // Loads later than the till; without it the parts below would move.
  const people = useService(PeopleStoreT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on the language.
  useEffect(() => {
    void store.load();
  }, [store, locale]);
  if (store.hasFailed && !store.desk)
    return (
      <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
    );
  if (!store.desk || !people) return <Skeleton lines={10} />;
  return (
    <div className={till.desk}>
      <div className={till.column}>
        <BuyerChoice people={people} />
        <Counter store={store} />
      </div>
      <TakePayment store={store} />
    </div>
  );
});

const TillPage = observer(function TillPage(): ReactNode {
  const t = useT('staff');
  const store = useService(TillStoreT);
  const { isRetailStore } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('till.title')}</h1>
      {store && isRetailStore ? <Till store={store} /> : <Skeleton lines={10} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['staff'],
  meta: ({ translate }) => ({
    title: translate('staff')('till.title'),
    form: 'short',
    description: translate('staff')('till.text'),
    noindex: true,
  }),
  Page: TillPage,
});
