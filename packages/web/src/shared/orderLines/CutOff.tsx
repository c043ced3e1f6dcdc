import {
  cutOffAt,
  type Order,
  type PossibleChanges,
  pieceChangeRefusal,
} from '@tailorbird/domain/orders';
import { type ReactNode, useEffect } from 'react';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import styles from './OrderSheet.module.css';
import { OrderChangesT } from './orderChanges.ts';
import { timeLeft } from './timeLeft.ts';
import { useNow } from './useNow.ts';
import { openChangesKey } from './useOutlook.ts';

type CutOffProps = {
  readonly order: Pick<Order, 'number' | 'status' | 'datePlaced' | 'lines' | 'refunds'>;
  readonly changes: PossibleChanges;
  /** Called with the updated order after pieces changed in the panel. */
  readonly onChanged: (order: Order) => void;
};

/**
 * The deadline for changes with the remaining time; afterwards the support contact. Screen
 * readers hear the end, not each minute. Needs the orders texts.
 */
export default function CutOff({ order, changes, onChanged }: CutOffProps): ReactNode {
  const t = useT('orders');
  const languageTag = useLanguageTag();
  const now = useNow();
  const orderChanges = useService(OrderChangesT);
  const { number } = order;
  useEffect(
    () =>
      orderChanges.onOrderChanged((changed) => {
        if (changed.number === number) onChanged(changed);
      }),
    [orderChanges, number, onChanged],
  );
  const open = openChangesKey(changes);
  const rest = open && <p className={styles.fixed}>{t(`cutOff.rest.${open}`)}</p>;
  const until = cutOffAt(order);
  if (until === null || now === null) return rest;
  const left = Date.parse(until) - now;
  const at = new Date(now).toISOString();
  if (order.lines.every((line) => pieceChangeRefusal(order, line, at)?.kind === 'piece-fixed'))
    return rest;
  const format = new Intl.DateTimeFormat(languageTag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <div className={styles.cutOff}>
      {left > 0 && (
        <p>
          {t('cutOff.until', {
            until: format.format(new Date(until)),
            left: timeLeft(left, languageTag) || t('cutOff.seconds'),
          })}
        </p>
      )}
      <div role="status">
        {left <= 0 && (
          <p>
            {t('cutOff.over')}{' '}
            <TextLink to={`/contact?order=${number}`}>{t('cutOff.write', { number })}</TextLink>
          </p>
        )}
      </div>
      {rest}
    </div>
  );
}
