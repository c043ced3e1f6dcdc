import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { useLengthText } from '../../../shared/body/figure/useLengthText.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import styles from './EditSizeModal.module.css';
import type { EditSizeStore } from './editSizeStore.ts';

export const Changes = observer(function Changes({
  store,
}: {
  readonly store: EditSizeStore;
}): ReactNode {
  const t = useT('sizes');
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const { differences, changedSides } = store;
  return (
    <section className={styles.changes}>
      <h3 className={styles.subtitle}>{t('edit.changes')}</h3>
      {differences.length === 0 && changedSides.length === 0 ? (
        <p className={styles.note}>{t('edit.unchanged')}</p>
      ) : (
        <dl>
          {differences.map(({ measure, title, before, after, change }) => (
            <div key={measure} className={styles.change}>
              <dt>{title}</dt>
              <dd>
                {after !== null && write(after)}
                {before !== null && (
                  <span className={styles.note}>
                    {' '}
                    {t('edit.was', { value: write(before, 'number') })}
                  </span>
                )}
                {change !== null && (
                  <strong className={styles.difference}>{write(change, 'difference')}</strong>
                )}
              </dd>
            </div>
          ))}
          {changedSides.map((kind) => {
            const difference = store.asymmetry[kind];
            return (
              <div key={kind} className={styles.change}>
                <dt>{t(`edit.sides.${kind}.legend`)}</dt>
                <dd>
                  {t(`edit.sides.${difference?.side ?? 'alike'}`)}
                  {difference && (
                    <strong className={styles.difference}>{write(difference.differenceCm)}</strong>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
});
