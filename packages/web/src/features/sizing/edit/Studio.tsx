import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useSizePreferences } from '../../../platform/sizePreferences/useSizePreferences.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { factTexts } from '../factTexts.ts';
import styles from './EditSizeModal.module.css';
import type { EditSizeStore } from './editSizeStore.ts';

/** What the studio sees beside: where the size comes from, and its versions to begin from. */
export const Studio = observer(function Studio({ store }: { readonly store: EditSizeStore }): ReactNode {
  const t = useT('sizes');
  const languageTag = useLanguageTag();
  const { units } = useSizePreferences();
  const [isShown, setIsShown] = useState(false);
  const { versions, shownVersion, size } = store;
  useEffect(() => {
    void store.loadVersions();
  }, [store]);
  const last = versions.length - 1;
  const created = versions.at(-1)?.prefs ?? size?.prefs ?? null;
  const go = (label: string, to: number, isOff: boolean): ReactNode => (
    <Button look="quiet" aria-disabled={isOff} onClick={() => !isOff && store.showVersion(to)}>
      {label}
    </Button>
  );
  return (
    <section className={styles.studio}>
      <h3 className={styles.subtitle}>{t('edit.admin.title')}</h3>
      <p className={styles.note}>{t('version', { number: versions[shownVersion]?.version ?? size?.version ?? 1 })}</p>
      <div className={styles.ways}>
        {go(t('edit.admin.latest'), 0, shownVersion === 0)}
        {go(t('edit.admin.newer'), shownVersion - 1, shownVersion === 0)}
        {go(t('edit.admin.older'), shownVersion + 1, shownVersion >= last)}
        {go(t('edit.admin.oldest'), last, shownVersion >= last)}
      </div>
      <Button look="quiet" aria-expanded={isShown} onClick={() => setIsShown((was) => !was)}>
        {t(isShown ? 'edit.admin.hide' : 'edit.admin.show')}
      </Button>
      {isShown &&
        (created ? (
          <p className={styles.note}>
            {[
              t(`fit.${created.fit}`),
              ...factTexts(created, units, languageTag, t),
              t(`shape.${created.bodyShape}`),
              created.designVersion,
            ].join(' · ')}
          </p>
        ) : (
          <p className={styles.note}>{t('edit.admin.none')}</p>
        ))}
    </section>
  );
});
