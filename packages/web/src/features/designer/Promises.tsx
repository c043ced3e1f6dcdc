import type { ReactNode } from 'react';
import { usePanels } from '../../platform/panels/panels.ts';
import { promises } from '../../platform/panels/promises.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Below.module.css';

export const Promises = (): ReactNode => {
  const t = useT('designer');
  const panels = usePanels();
  return (
    <div>
      <section className={styles.promises} aria-label={t('promises.label')}>
        {promises.map((one, index) => (
          <div key={one} className={styles.promise}>
            <p className={styles.number} aria-hidden="true">
              {index + 1}
            </p>
            <h3>{t(`promises.${one}.title`)}</h3>
            <p className={styles.soft}>{t(`promises.${one}.text`)}</p>
            <p className={styles.more}>
              <Button
                look="quiet"
                aria-haspopup="dialog"
                aria-label={`${t('promises.more')}: ${t(`promises.${one}.title`)}`}
                onClick={() => panels.show('info', { info: one })}
              >
                {t('promises.more')}
              </Button>
            </p>
          </div>
        ))}
      </section>
    </div>
  );
};
