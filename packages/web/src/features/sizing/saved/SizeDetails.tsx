import { contentOf } from '@tailorbird/domain/kernel';
import type { SizeVersion, UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { MeasureRows } from '../MeasureRows.tsx';
import { SizeFilesSlot } from './files/SizeFilesSlot.tsx';
import shared from './SavedSizes.module.css';
import { SizeComparison } from './SizeComparison.tsx';
import styles from './SizeDetails.module.css';
import type { SavedSizesStore } from './savedSizesStore.ts';

type DetailsProps = { readonly store: SavedSizesStore; readonly size: UserSize };

type VersionRowProps = DetailsProps & {
  readonly version: SizeVersion;
  readonly isCurrent: boolean;
};

const VersionRow = observer(function VersionRow({
  store,
  size,
  version,
  isCurrent,
}: VersionRowProps): ReactNode {
  const t = useT('sizes');
  const called = useSizeName();
  const languageTag = useLanguageTag();
  const toasts = useService(ToastsT);
  const { version: number, savedAt, title, orders, learnedFrom, byShop } = version;
  const restore = async (): Promise<void> => {
    const answer = await store.restore(size.id, number);
    if (answer?.ok) toasts.notify(t('history.restored', { number }));
    else if (answer) toasts.error(t('failure.size-not-restored'));
  };
  return (
    <li className={styles.versionRow} data-current={isCurrent || undefined}>
      <div className={styles.versionHead}>
        <p>
          <strong>{t('version', { number })}</strong>{' '}
          <time dateTime={savedAt} className={shared.note}>
            {new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeStyle: 'short' }).format(
              new Date(savedAt),
            )}
          </time>
        </p>
        {isCurrent ? (
          <span className={styles.current}>{t('history.latest')}</span>
        ) : (
          <Button
            look="quiet"
            className={shared.small}
            aria-label={t('history.restoreOf', { number })}
            isBusy={store.busy === 'restoring'}
            onClick={() => void restore()}
          >
            {t('history.restore')}
          </Button>
        )}
      </div>
      {byShop && <p className={shared.note}>{t('history.byShop')}</p>}
      {title !== size.title && (
        <p className={shared.note}>{t('history.savedAs', { name: called(title) })}</p>
      )}
      {learnedFrom.length > 0 && (
        <p className={shared.note}>
          {t('history.learnedFrom')}:{' '}
          {learnedFrom
            .map((worn) => `${worn.title}, ${t('history.order', { number: worn.orderNumber })}`)
            .join('; ')}
        </p>
      )}
      {orders.length > 0 && (
        <p className={shared.note}>
          {t('history.orders')}:{' '}
          {orders.map((order, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order may have a garment twice, and the list never changes.
            <span key={index}>
              {index > 0 && ', '}
              <LocalLink
                to={`/profile/orders?order=${encodeURIComponent(order.orderNumber)}`}
                className={styles.link}
              >
                {order.quantity > 1 && `${order.quantity} × `}
                {order.title}, {t('history.order', { number: order.orderNumber })}
              </LocalLink>
            </span>
          ))}
        </p>
      )}
    </li>
  );
});

export const SizeDetails = observer(function SizeDetails({ store, size }: DetailsProps): ReactNode {
  const t = useT('sizes');
  const id = useId();
  useEffect(() => {
    void store.loadHistory(size.id);
  }, [store, size.id]);
  const state = store.historyOf(size.id);
  const versions = contentOf(state);
  const sizeType = store.sizeTypeOf(size);
  return (
    <>
      <section aria-labelledby={`${id}-garment`} className={styles.part}>
        <h4 id={`${id}-garment`} className={shared.subtitle}>
          {t('measurements')}
        </h4>
        <MeasureRows
          label={t('measurements')}
          rows={size.measurements.map(({ origin, ...row }) => ({
            ...row,
            note: origin === 'manual' || origin === 'learned' ? t(origin) : undefined,
          }))}
        />
      </section>
      {sizeType && <SizeFilesSlot size={size} sizeTypeSlug={sizeType.slug} />}
      <section aria-labelledby={`${id}-versions`} className={styles.part}>
        <h4 id={`${id}-versions`} className={shared.subtitle}>
          {t('history.title')}
        </h4>
        {state.status === 'error' && (
          <ErrorBox
            message={t('history.failed')}
            retryLabel={t('retry')}
            onRetry={() => void store.loadHistory(size.id)}
          />
        )}
        {!versions && state.status !== 'error' && (
          <>
            <VisuallyHidden>
              <span role="status">{t('history.loading')}</span>
            </VisuallyHidden>
            <Skeleton lines={3} />
          </>
        )}
        {versions && (
          <>
            {versions.length === 1 && <p className={shared.note}>{t('history.single')}</p>}
            <ol className={styles.versions}>
              {versions.map((version, index) => (
                <VersionRow
                  key={version.version}
                  store={store}
                  size={size}
                  version={version}
                  isCurrent={index === 0}
                />
              ))}
            </ol>
            {versions.length > 1 && (
              <SizeComparison key={versions[0]?.version} versions={versions} />
            )}
          </>
        )}
      </section>
    </>
  );
});
