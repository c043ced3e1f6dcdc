import { shopTables } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { ClockT } from '../../../platform/browser/browser.ts';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ViewChoice } from '../../../ui/ViewChoice.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import styles from '../people/Staff.module.css';
import { keyOfNew, newCertificate, newExchange, newImport, newRule, newVoucher } from './fields.ts';
import { MailChoice } from './Mails.tsx';
import { RowEditor, RowList } from './RowEditor.tsx';
import type { ShopDataStore } from './shopDataStore.ts';
import { ShopDataStoreT } from './shopDataStore.ts';
import { TextSearch } from './Texts.tsx';

const Data = observer(function Data({ store }: { readonly store: ShopDataStore }): ReactNode {
  const t = useT('staff');
  const locale = useLocale();
  const clock = useService(ClockT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles depend on the language.
  useEffect(() => {
    void store.load();
  }, [store, locale]);
  const { table, state, rows, draft } = store;
  const today = (): string => new Date(clock.now()).toISOString().slice(0, 10);
  return (
    <>
      <ViewChoice
        label={t('data.title')}
        value={table}
        options={shopTables.map((each) => ({ value: each, label: t(`data.table.${each}`) }))}
        onChoose={(each) => void store.load(each, '')}
      />
      <p className={styles.note}>{t(`data.text.${table}`)}</p>
      {table === 'vouchers' && (
        <div>
          <Button look="secondary" onClick={() => store.begin('', newVoucher(today()))}>
            {t('data.newVoucher')}
          </Button>
        </div>
      )}
      {table === 'texts' && <TextSearch store={store} />}
      {table === 'mails' && <MailChoice store={store} />}
      {table === 'naming' && (
        <div>
          <Button
            look="secondary"
            onClick={() => store.begin(keyOfNew('rule', clock.now()), newRule, '')}
          >
            {t('data.newRule')}
          </Button>
        </div>
      )}
      {table === 'certificates' && (
        <div>
          <Button
            look="secondary"
            onClick={() =>
              store.begin(keyOfNew('certificate', clock.now()), newCertificate(today()), '')
            }
          >
            {t('data.newCertificate')}
          </Button>
        </div>
      )}
      {table === 'imports' && (
        <div>
          <Button look="secondary" onClick={() => store.begin('', newImport)}>
            {t('data.newImport')}
          </Button>
        </div>
      )}
      {table === 'exchange' && (
        <div>
          <Button look="secondary" onClick={() => store.begin('', newExchange)}>
            {t('data.newExchange')}
          </Button>
        </div>
      )}
      {draft?.before === null && <RowEditor store={store} />}
      {state.status === 'error' && (
        <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
      )}
      {!rows && state.status !== 'error' && <Skeleton lines={6} />}
      {rows && <RowList store={store} />}
    </>
  );
});

const ShopDataPage = observer(function ShopDataPage(): ReactNode {
  const t = useT('staff');
  const store = useService(ShopDataStoreT, 'switches');
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('data.title')}</h1>
      {store && isAdmin ? <Data store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['staff', 'certificates'],
  meta: ({ translate }) => ({
    title: translate('staff')('data.title'),
    form: 'short',
    description: translate('staff')('data.text.switches'),
    noindex: true,
  }),
  Page: ShopDataPage,
});
