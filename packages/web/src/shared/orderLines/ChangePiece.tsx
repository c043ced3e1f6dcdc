import { type Order, type OrderLine, pieceChangeRefusal } from '@tailorbird/domain/orders';
import type { ReactNode } from 'react';
import { usePanels } from '../../platform/panels/panels.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './OrderSheet.module.css';
import { useNow } from './useNow.ts';

type ChangePieceProps = {
  readonly order: Pick<Order, 'number' | 'status' | 'datePlaced' | 'refunds'>;
  readonly line: OrderLine;
};

/**
 * Link to the panel that changes an ordered piece, while changes are possible
 * (API-21). Needs the orders texts.
 */
export default function ChangePiece({ order, line }: ChangePieceProps): ReactNode {
  const t = useT('orders');
  const panels = usePanels();
  const now = useNow();
  if (now === null || pieceChangeRefusal(order, line, new Date(now).toISOString())) return null;
  return (
    <Button
      look="quiet"
      className={styles.start}
      aria-haspopup="dialog"
      aria-label={t('piece.changeOf', { title: line.title })}
      onClick={() => panels.show('change-piece', { 'change-piece': `${order.number},${line.id}` })}
    >
      {t('piece.change')}
    </Button>
  );
}
