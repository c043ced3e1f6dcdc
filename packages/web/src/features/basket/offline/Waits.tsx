import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { BasketOutbox } from './basketOutbox.ts';
import styles from './Waits.module.css';

/** Pieces that are put in the basket once there is a network. `isAll`: the rest of the basket is shown as well. */
export const Waits = observer(function Waits({
  outbox,
  isAll,
}: {
  readonly outbox: BasketOutbox;
  readonly isAll: boolean;
}): ReactNode {
  const t = useT('basket');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.waits}>
      <h3 id={id} className={styles.title}>
        {t('offline.waiting')}
      </h3>
      <p className={styles.text}>{t('offline.waitingText')}</p>
      <ul>
        {outbox.pieces.map(({ key, shown }) => (
          <li key={key} className={styles.piece}>
            <img src={shown.imagePath} alt="" width={64} height={64} className={styles.picture} />
            <div className={styles.words}>
              <p className={styles.name}>{shown.title}</p>
              <p className={styles.text}>{shown.detail}</p>
            </div>
            <IconButton
              icon="trash"
              label={t('offline.drop', { title: shown.title })}
              onClick={() => outbox.drop(key)}
            />
          </li>
        ))}
      </ul>
      {!isAll && <p className={styles.text}>{t('offline.unknown')}</p>}
    </section>
  );
});
