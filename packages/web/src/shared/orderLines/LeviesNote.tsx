import type { Basket } from '@tailorbird/domain/basket';
import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';

/** What the state takes of a basket, in the words of the shop; that nobody can say yet while it is unknown where it goes. Needs the texts of the basket. */
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
