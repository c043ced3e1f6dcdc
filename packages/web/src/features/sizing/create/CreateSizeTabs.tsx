import type { CreateSizeTab } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import styles from './CreateSizePanel.module.css';
import type { CreateSizeStore } from './createSizeStore.ts';

type CreateSizeTabsProps = {
  readonly store: CreateSizeStore;
  readonly onChoose: (tab: CreateSizeTab) => void;
};

/** Tabs for custom and standard sizes, if the garment has both (SIZE-03, SIZE-04). */
export const CreateSizeTabs = observer(function CreateSizeTabs({
  store,
  onChoose,
}: CreateSizeTabsProps): ReactNode {
  const t = useT('findSize');
  const { panel, tabs } = store;
  const list = useRef<HTMLDivElement>(null);
  if (panel.status === 'closed') return null;
  if (tabs.length === 1) return <p className={styles.forced}>{t('create.standardOnly')}</p>;
  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-label={t('create.tabs')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        const other = panel.tab === 'custom' ? 'standard' : 'custom';
        onChoose(other);
        list.current?.querySelector<HTMLElement>(`#size-tab-${other}`)?.focus();
      }}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`size-tab-${tab}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={panel.tab === tab}
          aria-controls="size-tab-panel"
          tabIndex={panel.tab === tab ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {t(`create.tab.${tab}`)}
        </button>
      ))}
    </div>
  );
});
