import type { BasketLine } from '@tailorbird/domain/basket';
import { isMadeToSize } from '@tailorbird/domain/orders';
import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './GuaranteeNote.module.css';

/** Free remake guarantee for made-to-order pieces (ORDER-09). Needs the basket texts. */
export const GuaranteeNote = ({
  lines,
}: {
  readonly lines: readonly Pick<BasketLine, 'snapshot'>[];
}): ReactNode => {
  const t = useT('basket');
  if (!lines.some(isMadeToSize)) return null;
  return (
    <p className={styles.guarantee}>
      <Icon name="check" size={18} />
      {t('guarantee')}
    </p>
  );
};
