import { defaultVariant, formatVariantId } from '@tailorbird/domain/catalog';
import { formatMoney, money } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../../platform/texts/useT.ts';
import { isVariantRendered } from '../../../shared/garments/garmentOf.ts';
import { PreferencesT } from '../../../shared/ports/ports.ts';
import { viewerNow } from '../../../shared/visit/viewer.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { AlikePictures, Packshot } from '../../../ui/Packshot.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import styles from '../people/Staff.module.css';
import products from './RetailProducts.module.css';
import type { RetailProductsStore } from './retailProductsStore.ts';
import { RetailProductsStoreT } from './retailProductsStore.ts';

const Products = observer(function Products({
  store,
}: {
  readonly store: RetailProductsStore;
}): ReactNode {
  const t = useT('staff');
  const locale = useLocale();
  const languageTag = useLanguageTag();
  const visit = useService(VisitT);
  const viewer = viewerNow(visit, useService(PreferencesT));
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on the language.
  useEffect(() => {
    void store.load();
  }, [store, locale]);
  if (store.hasFailed)
    return (
      <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
    );
  if (!store.types) return <Skeleton lines={8} />;
  return (
    <>
      <search className={styles.form}>
        <TextField
          label={t('retail.search')}
          name="search"
          type="search"
          autoComplete="off"
          value={store.search}
          onChange={store.look}
        />
      </search>
      <p role="status" className={styles.note}>
        {t('retail.found', { count: store.found.length })}
      </p>
      <AlikePictures
        areRenders={store.found.every((type) =>
          isVariantRendered(type, defaultVariant(type, viewer)),
        )}
      >
        <ul className={products.grid}>
          {store.found.map((type) => (
            <li key={type.id}>
              <LocalLink to={`/product/${type.slug}`} className={products.card}>
                <Packshot
                  slug={type.slug}
                  variantId={formatVariantId(type, defaultVariant(type, viewer))}
                  isRendered={isVariantRendered(type, defaultVariant(type, viewer))}
                  alt=""
                />
                <span className={products.name}>{type.title}</span>
                <span>
                  {formatMoney(money(type.prices[visit.currency], visit.currency), languageTag)}
                </span>
                {type.visibility === 'STORE_ONLY' && (
                  <span className={products.mark}>{t('retail.storeOnly')}</span>
                )}
              </LocalLink>
            </li>
          ))}
        </ul>
      </AlikePictures>
    </>
  );
});

/** The store's range, including store-only products (ROUTE-49). */
const RetailProductsPage = observer(function RetailProductsPage(): ReactNode {
  const t = useT('staff');
  const store = useService(RetailProductsStoreT);
  const { isAdmin, isRetailStore } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('retail.title')}</h1>
      <p className={styles.note}>{t('retail.text')}</p>
      {store && (isAdmin || isRetailStore) ? <Products store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['staff'],
  meta: ({ translate }) => ({
    title: translate('staff')('retail.title'),
    form: 'short',
    description: translate('staff')('retail.text'),
    noindex: true,
  }),
  Page: RetailProductsPage,
});
