import type { BasketOutlook, PieceOutlook } from '@tailorbird/domain/orders';
import type { ReactNode } from 'react';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { useT } from '../../platform/texts/useT.ts';
import styles from './PieceRow.module.css';

type WithdrawalNoticeProps = {
  readonly outlook: Pick<BasketOutlook, 'pieces' | 'withdrawal'>;
  /** True if production starts after the days to withdraw (ORDER-20). */
  readonly waits?: boolean;
};

/**
 * Withdrawal notice before payment, once for all lines, where required by law. Needs the
 * withdrawal texts.
 */
export default function WithdrawalNotice({
  outlook,
  waits = false,
}: WithdrawalNoticeProps): ReactNode {
  const t = useT('withdrawal');
  const { kind, granted } = outlook.withdrawal;
  if (kind === 'none') return null;
  const titles = (pieces: readonly PieceOutlook[]): string =>
    [...new Set(pieces.map(({ title }) => title))].join(', ');
  const pieces = titles(outlook.pieces.filter(({ lineId }) => granted.includes(lineId)));
  return (
    <p className={styles.right}>
      {t(`before.${kind}`, { pieces })}
      {kind !== 'excluded' && (
        <>
          {' '}
          <TextLink to="/withdraw">{t('before.how')}</TextLink>
        </>
      )}
      {waits && ` ${t('before.waits')}`}
    </p>
  );
}
