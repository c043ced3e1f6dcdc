import type { Basket } from '@tailorbird/domain/basket';
import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';

/**
 * Taxes and duties of a basket; says that they are unknown before a destination is set. Needs
 * the basket texts.
 */
export const LeviesNote = ({
  basket,
  className,
}: {
  readonly basket: Pick<Basket, 'levies' | 'lines'>;
  readonly className?: string | undefined;
}): ReactNode => {
  const t = useT('basket');
  const isGoods = basket.lines.some(({ snapshot }) => snapshot.giftCardTier === null);
  if (!basket.levies && !isGoods) return null;
  return <p className={className}>{basket.levies?.text ?? t('summary.levies')}</p>;
};
