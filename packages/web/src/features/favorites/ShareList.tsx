import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import type { FavoritesStore } from '../../platform/favorites/favoritesStore.ts';
import { useLocalPath } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { handOn } from '../../platform/toasts/handOn.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Favorites.module.css';

/** The link to the list: made, handed on and ended here. It shows once the customer is known, so the browser may be asked. */
export const ShareList = observer(function ShareList({
  store,
}: {
  readonly store: FavoritesStore;
}): ReactNode {
  const t = useT('favorites');
  const toasts = useService(ToastsT);
  const localPath = useLocalPath();
  const { copy, hand } = handOn(toasts, { copied: t('share.copied'), byHand: t('share.byHand') });
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const { shareKey } = store;
  const url =
    shareKey === null ? null : location.origin + localPath(`/favorites/shared/${shareKey}`);
  const ask = async (what: 'share' | 'stopSharing'): Promise<void> => {
    setIsBusy(true);
    const answer = await store[what]();
    setIsBusy(false);
    if (!answer.ok) toasts.error(t('share.failed'));
    else if (what === 'stopSharing') toasts.notify(t('share.stopped'));
  };
  return (
    <section className={styles.share} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.shareTitle}>
        {t('share.title')}
      </h2>
      <p className={styles.note}>{t('share.text')}</p>
      {url === null ? (
        <div>
          <Button look="secondary" isBusy={isBusy} onClick={() => void ask('share')}>
            {t('share.make')}
          </Button>
        </div>
      ) : (
        <>
          <label htmlFor={id} className={styles.label}>
            {t('share.link')}
          </label>
          <input
            id={id}
            className={styles.input}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.row}>
            {hand && (
              <Button
                look="secondary"
                onClick={() => void hand({ title: t('share.subject'), url })}
              >
                {t('share.hand')}
              </Button>
            )}
            <Button look="secondary" onClick={() => void copy(url)}>
              {t('share.copy')}
            </Button>
            <Button look="quiet" isBusy={isBusy} onClick={() => void ask('stopSharing')}>
              {t('share.stop')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
});
