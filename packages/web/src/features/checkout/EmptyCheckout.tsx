import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export default function EmptyCheckout(): ReactNode {
  const t = useT('checkout');
  return (
    <EmptyState title={t('message.basket-empty')}>
      <LocalLink to="/products" className={buttonClass('primary')}>
        {t('toProducts')}
      </LocalLink>
    </EmptyState>
  );
}
