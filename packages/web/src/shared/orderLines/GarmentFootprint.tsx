import type { Expenditure } from '@tailorbird/domain/content';
import { contentOf } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../platform/texts/useT.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { AskedLine } from './expenditureStore.ts';
import { ExpenditureStoreT } from './expenditureStore.ts';
import styles from './GarmentFootprint.module.css';

const resources = ['water', 'energy', 'carbon'] as const;

const Figures = ({ expenditure }: { readonly expenditure: Expenditure }): ReactNode => {
  const t = useT('expenditure');
  const languageTag = useLanguageTag();
  const { fabric, trims, total, source } = expenditure;
  const number = (value: number, digits = 2): string =>
    new Intl.NumberFormat(languageTag, { maximumFractionDigits: digits }).format(value);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('cloth')}</dt>
        <dd>
          {t('clothText', {
            area: number(fabric.squareMeters),
            fabric: fabric.title,
            grams: number(fabric.grams),
            offcuts: number(fabric.offcutGrams),
          })}
        </dd>
      </div>
      {trims.length > 0 && (
        <div>
          <dt>{t('trims')}</dt>
          {trims.map(({ title, quantity, unit }) => (
            <dd key={title}>
              {unit === 'meter'
                ? t('meters', { title, count: number(quantity) })
                : t('pieces', { title, count: quantity })}
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt>{t('resources')}</dt>
        {resources.map((each) => (
          <dd key={each}>{t(each, { amount: number(total[each], total[each] >= 100 ? 0 : 1) })}</dd>
        ))}
        <dd className={styles.source}>
          {t('sample')} {source}
        </dd>
      </div>
    </dl>
  );
};

const Content = observer(function Content({ line }: { readonly line: AskedLine }): ReactNode {
  const t = useT('expenditure');
  const locale = useLocale();
  const store = useService(ExpenditureStoreT, line);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on the language.
  useEffect(() => {
    void store?.load();
  }, [store, locale]);
  const expenditure = store && contentOf(store.state);
  if (expenditure) return <Figures expenditure={expenditure} />;
  if (store?.state.status === 'error') {
    if (store.state.failure.kind === 'not-found') return <p role="alert">{t('none')}</p>;
    return (
      <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
    );
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <Skeleton lines={3} />
    </>
  );
});

/** Fabric, trims and resources of one piece, loaded on demand. Needs its own texts. */
export default function GarmentFootprint({
  line,
  title,
}: {
  readonly line: AskedLine;
  readonly title: string;
}): ReactNode {
  const t = useT('expenditure');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Fold title={t('title')} label={t('titleOf', { title })} onOpen={() => setIsAsked(true)}>
      {isAsked && <Content line={line} />}
    </Fold>
  );
}
