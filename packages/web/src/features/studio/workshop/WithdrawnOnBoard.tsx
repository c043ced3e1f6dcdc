import type { Order, WithdrawnPieces } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './StudioPage.module.css';
import type { WorkshopStore } from './workshopStore.ts';

type Props = { readonly store: WorkshopStore; readonly order: Order };

export const WithdrawnOnBoard = observer(function WithdrawnOnBoard({
  store,
  order,
}: Props): ReactNode {
  const t = useT('studio');
  const day = new Intl.DateTimeFormat(useLanguageTag(), { dateStyle: 'medium' });
  const { number, lines, withdrawals } = order;
  const named = (pieces: readonly WithdrawnPieces[]): string =>
    pieces
      .map(
        ({ lineId, quantity }) =>
          `${quantity} × ${lines.find((line) => line.id === lineId)?.title ?? ''}`,
      )
      .join(', ');
  if (withdrawals.length === 0) return null;
  return (
    <ul className={styles.pieces}>
      {withdrawals.map(({ id, at, pieces, backAt }) => {
        const date = day.format(new Date(at));
        const [coming, kept] = [true, false].map((comesBack) =>
          named(pieces.filter((each) => each.comesBack === comesBack)),
        );
        const waits = coming !== '' && backAt === null;
        return (
          <li key={id} className={styles.withdrawn}>
            {kept && <p className={styles.note}>{t('withdrawn.kept', { date, pieces: kept })}</p>}
            {coming && (
              <p className={styles.note}>
                {t(waits ? 'withdrawn.waits' : 'withdrawn.back', { date, pieces: coming })}
              </p>
            )}
            {waits && (
              <div className={styles.moves}>
                <Button
                  look="secondary"
                  isBusy={store.moving === number}
                  aria-disabled={store.moving !== null}
                  aria-label={t('withdrawn.takeBackOf', { number })}
                  onClick={() => void store.receiveWithdrawal(order, id)}
                >
                  {t('withdrawn.takeBack')}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
});
