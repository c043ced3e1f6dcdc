import { isMadeToSpecification } from '@tailorbird/domain/orders';
import type { ReactNode } from 'react';
import { useT } from '../texts/useT.ts';
import styles from './PieceRow.module.css';
import type { Piece } from './traitLines.ts';

/** What everybody is told before they pay: whether they can withdraw from a piece. Needs the texts of the withdrawal. */
export default function WithdrawalNote({ piece }: { readonly piece: Piece }): ReactNode {
  const t = useT('withdrawal');
  return (
    <p className={styles.right}>
      {t(isMadeToSpecification(piece) ? 'before.made' : 'before.open')}
    </p>
  );
}
