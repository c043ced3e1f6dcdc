import type { AdminSizeOption } from '@tailorbird/domain/account';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { Button } from '../../../ui/Button.tsx';
import { factTexts } from '../factTexts.ts';
import styles from './EditSizeModal.module.css';
import type { EditSizeStore } from './editSizeStore.ts';

type StudioProps = { readonly store: EditSizeStore; readonly options: readonly AdminSizeOption[] };

export const Studio = observer(function Studio({ store, options }: StudioProps): ReactNode {
  const t = useT('sizes');
  const languageTag = useLanguageTag();
  const { units } = useSizePreferences();
  const [isShown, setIsShown] = useState(false);
  const { versions, shownVersion, size } = store;
  const isOn = options.length > 0;
  useEffect(() => {
    if (isOn) void store.loadVersions();
  }, [store, isOn]);
  if (!isOn) return null;
  const created = versions.at(-1)?.prefs ?? size?.prefs ?? null;
  const renderOption = (option: Exclude<AdminSizeOption, 'show-created-with-prefs'>): ReactNode => {
    const to = store.versionAt(option);
    const isOff = versions.length === 0 || to === shownVersion;
    return (
      <Button
        key={option}
        look="quiet"
        aria-disabled={isOff}
        onClick={() => !isOff && store.showVersion(to)}
      >
        {t(`edit.admin.${option}`)}
      </Button>
    );
  };
  return (
    <section className={styles.studio}>
      <h3 className={styles.subtitle}>{t('edit.admin.title')}</h3>
      <p className={styles.note}>
        {t('version', { number: versions[shownVersion]?.version ?? size?.version ?? 1 })}
      </p>
      <div className={styles.ways}>
        {options.map((option) => option !== 'show-created-with-prefs' && renderOption(option))}
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
