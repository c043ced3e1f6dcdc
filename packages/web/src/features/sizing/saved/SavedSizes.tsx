import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { onNews } from '../../../platform/browser/contentNews.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { usePanels } from '../../../platform/panels/panels.ts';
import { sizePanel } from '../../../platform/panels/sizePanels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { UnitToggle } from '../../../shared/body/measuring/UnitToggle.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { WearersSection } from '../wearers/WearersSection.tsx';
import { BodyRecords } from './BodyRecords.tsx';
import styles from './SavedSizes.module.css';
import { SizeCard } from './SizeCard.tsx';
import { type SavedSizesStore, SavedSizesStoreT } from './savedSizesStore.ts';

const Loading = (): ReactNode => (
  <>
    <VisuallyHidden>
      <span role="status">{useT('sizes')('loading')}</span>
    </VisuallyHidden>
    <Skeleton lines={6} />
  </>
);

/** The open size is part of the URL, so that a shared link shows the same. */
const useOpenSize = (): { readonly open: number | null; readonly toggle: (id: number) => void } => {
  const [query, setQuery] = useQuery();
  const open = query.get('size');
  return {
    open: open !== null && /^\d+$/.test(open) ? Number(open) : null,
    toggle: (id) =>
      setQuery((next) => {
        if (open === String(id)) next.delete('size');
        else next.set('size', String(id));
        return next;
      }),
  };
};

type ListProps = {
  readonly store: SavedSizesStore;
  readonly proposals: ReactNode;
  readonly learned: ReactNode;
};

const List = observer(function List({ store, proposals, learned }: ListProps): ReactNode {
  const t = useT('sizes');
  const locale = useLocale();
  const panels = usePanels();
  const { open, toggle } = useOpenSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on the language.
  useEffect(() => {
    const load = (): void => void store.load();
    load();
    return onNews(load);
  }, [store, locale]);
  const { state, sizes, groups } = store;
  if (state.status === 'error') {
    return (
      <ErrorBox
        message={t(navigator.onLine ? 'failed' : 'offline')}
        retryLabel={t('retry')}
        onRetry={() => void store.load()}
      />
    );
  }
  if (!sizes) return <Loading />;
  if (sizes.length === 0) {
    return (
      <>
        {open !== null && <Notice>{t('notYours')}</Notice>}
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <Button onClick={() => panels.show(sizePanel('ideal-size', 'custom'))}>
            {t('empty.find')}
          </Button>
        </EmptyState>
        <WearersSection sizes={sizes} />
        <BodyRecords store={store} />
      </>
    );
  }
  return (
    <>
      {open !== null && !sizes.some(({ id }) => id === open) && <Notice>{t('notYours')}</Notice>}
      <div className={styles.tools}>
        <Button look="secondary" onClick={() => panels.show(sizePanel('ideal-size', 'custom'))}>
          {t('find')}
        </Button>
        <UnitToggle />
      </div>
      {proposals}
      {groups.map(({ sizeType, sizes: ofType }) => (
        <section
          key={sizeType.id}
          className={styles.group}
          aria-label={sizeType.title || undefined}
        >
          <h2 className={styles.groupTitle}>
            {sizeType.title}{' '}
            <span className={styles.count}>{t('count', { count: ofType.length })}</span>
          </h2>
          <ul className={styles.sizes}>
            {ofType.map((size) => (
              <li key={size.id}>
                <SizeCard
                  store={store}
                  size={size}
                  isOpen={size.id === open}
                  onToggle={() => toggle(size.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {learned}
      <WearersSection sizes={sizes} />
      <BodyRecords store={store} />
    </>
  );
});

/**
 * All sizes of the customer by garment, each with its history (ROUTE-24). Needs the
 * sizes and sizing texts.
 */
export const SavedSizes = (parts: Omit<ListProps, 'store'>): ReactNode => {
  const t = useT('sizes');
  const store = useService(SavedSizesStoreT);
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {store ? <List store={store} {...parts} /> : <Loading />}
    </div>
  );
};
