import { contentOf } from '@tailorbird/domain/kernel';
import { type Centimeters, compareSizes, type SizeVersion, type UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useSizePreferences } from '../../../platform/sizePreferences/useSizePreferences.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Select } from '../../../ui/Field.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { factTexts } from '../factTexts.ts';
import { MeasureRows } from '../MeasureRows.tsx';
import { useLengthText } from '../measuring/useLengthText.ts';
import { SizeSketch, type Sketched } from '../SizeSketch.tsx';
import styles from './SavedSizes.module.css';
import type { SavedSizesStore } from './savedSizesStore.ts';

type DetailsProps = { readonly store: SavedSizesStore; readonly size: UserSize };

const sketchOf = ({ measurements }: Pick<SizeVersion, 'measurements'>): Sketched =>
  Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));

/** Two versions beside each other: drawn over one another, and measure by measure with sign. */
const Comparison = observer(function Comparison({ versions }: { readonly versions: readonly SizeVersion[] }): ReactNode {
  const t = useT('sizes');
  const languageTag = useLanguageTag();
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const id = useId();
  const [from, setFrom] = useState(versions[1]?.version ?? 1);
  const [to, setTo] = useState(versions[0]?.version ?? 1);
  const before = versions.find(({ version }) => version === from);
  const after = versions.find(({ version }) => version === to);
  const options = versions.map(({ version, savedAt }) => ({
    value: String(version),
    label: `${version} · ${new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium' }).format(new Date(savedAt))}`,
  }));
  const differences = before && after ? compareSizes(before, after) : [];
  const told = ({ prefs }: SizeVersion): readonly string[] =>
    prefs ? [t(`fit.${prefs.fit}`), ...factTexts(prefs, units, languageTag, t), t(`shape.${prefs.bodyShape}`)] : [];
  // Where one of the two is told nothing about, there is nothing to set beside the other.
  const toldDifferently =
    before && after
      ? told(before).flatMap((was, index) => {
          const is = told(after)[index];
          return is === undefined || is === was ? [] : [`${was} → ${is}`];
        })
      : [];
  const amount = (value: Centimeters | null): string => (value === null ? '–' : write(value));
  return (
    <section aria-labelledby={id} className={styles.comparison}>
      <h4 id={id} className={styles.subtitle}>
        {t('history.compare')}
      </h4>
      <div className={styles.pair}>
        <Select label={t('history.from')} value={String(from)} options={options} onChange={(value) => setFrom(Number(value))} />
        <Select label={t('history.to')} value={String(to)} options={options} onChange={(value) => setTo(Number(value))} />
      </div>
      {before && after && from === to && <p className={styles.note}>{t('history.sameVersion')}</p>}
      {before && after && from !== to && (
        <div className={styles.beside}>
          <SizeSketch className={styles.largeSketch} of={sketchOf(after)} beside={sketchOf(before)} />
          <div className={styles.differences} role="status">
            {toldDifferently.length > 0 && <p className={styles.marks}>{toldDifferently.join(' · ')}</p>}
            {differences.length === 0 ? (
              <p>{t('history.same')}</p>
            ) : (
              <table className={styles.table}>
                <caption className={styles.caption}>{t('history.table', { from, to })}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('history.measure')}</th>
                    <th scope="col">{from}</th>
                    <th scope="col">{to}</th>
                    <th scope="col">{t('history.difference')}</th>
                  </tr>
                </thead>
                <tbody>
                  {differences.map((row) => (
                    <tr key={row.measure}>
                      <th scope="row">{row.title}</th>
                      <td>{amount(row.before)}</td>
                      <td>{amount(row.after)}</td>
                      <td className={styles.difference} data-sign={row.change === null ? undefined : row.change < 0 ? 'less' : 'more'}>
                        {row.change === null ? '–' : write(row.change, 'difference')}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
        </div>
      )}
    </section>
  );
});

type VersionRowProps = DetailsProps & { readonly version: SizeVersion; readonly isCurrent: boolean };

/** A version: when it was saved, what was made to it, and the way back to it. */
const VersionRow = observer(function VersionRow({ store, size, version, isCurrent }: VersionRowProps): ReactNode {
  const t = useT('sizes');
  const languageTag = useLanguageTag();
  const toasts = useService(ToastsT);
  const { version: number, savedAt, title, orders } = version;
  const restore = async (): Promise<void> => {
    const answer = await store.restore(size.id, number);
    if (answer?.ok) toasts.notify(t('history.restored', { number }));
    else if (answer) toasts.complain(t('failure.size-not-restored'));
  };
  return (
    <li className={styles.versionRow} data-current={isCurrent || undefined}>
      <div className={styles.versionHead}>
        <p>
          <strong>{t('version', { number })}</strong>{' '}
          <time dateTime={savedAt} className={styles.note}>
            {new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(savedAt))}
          </time>
        </p>
        {isCurrent ? (
          <span className={styles.current}>{t('history.latest')}</span>
        ) : (
          <Button
            look="quiet"
            className={styles.small}
            aria-label={t('history.restoreOf', { number })}
            isBusy={store.busy === 'restoring'}
            onClick={() => void restore()}
          >
            {t('history.restore')}
          </Button>
        )}
      </div>
      {title !== size.title && <p className={styles.note}>{t('history.savedAs', { name: title })}</p>}
      {orders.length > 0 && (
        <p className={styles.note}>
          {t('history.orders')}:{' '}
          {orders.map((order, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order can have the same garment twice, and the list never changes.
            <span key={index}>
              {index > 0 && ', '}
              <LocalLink to={`/profile/orders?order=${encodeURIComponent(order.orderNumber)}`} className={styles.link}>
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

/** The finished garment of a size, and how it came to be what it is. */
export const SizeDetails = observer(function SizeDetails({ store, size }: DetailsProps): ReactNode {
  const t = useT('sizes');
  const id = useId();
  useEffect(() => {
    void store.loadHistory(size.id);
  }, [store, size.id]);
  const state = store.historyOf(size.id);
  const versions = contentOf(state);
  return (
    <>
      <section aria-labelledby={`${id}-garment`} className={styles.part}>
        <h4 id={`${id}-garment`} className={styles.subtitle}>
          {t('measurements')}
        </h4>
        <MeasureRows
          label={t('measurements')}
          rows={size.measurements.map(({ origin, ...row }) => ({ ...row, note: origin === 'manual' ? t('manual') : undefined }))}
        />
      </section>
      <section aria-labelledby={`${id}-versions`} className={styles.part}>
        <h4 id={`${id}-versions`} className={styles.subtitle}>
          {t('history.title')}
        </h4>
        {state.status === 'error' && (
          <ErrorBox message={t('history.failed')} retryLabel={t('retry')} onRetry={() => void store.loadHistory(size.id)} />
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
            {versions.length === 1 && <p className={styles.note}>{t('history.single')}</p>}
            <ol className={styles.versions}>
              {versions.map((version, index) => (
                <VersionRow key={version.version} store={store} size={size} version={version} isCurrent={index === 0} />
              ))}
            </ol>
            {versions.length > 1 && <Comparison key={versions[0]?.version} versions={versions} />}
          </>
        )}
      </section>
    </>
  );
});
