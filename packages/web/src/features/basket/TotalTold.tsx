import { formatMoney, type Money } from '@tailorbird/domain/kernel';
import { type ReactNode, useState } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Announces a changed total to screen readers, but not the initial one. */
export const TotalTold = ({ total }: { readonly total: Money }): ReactNode => {
  const t = useT('basket');
  const amount = formatMoney(total, useLanguageTag());
  const [told, setTold] = useState({ amount, hasChanged: false });
  if (told.amount !== amount) setTold({ amount, hasChanged: true });
  return (
    <VisuallyHidden>
      <span role="status">{told.hasChanged && t('summary.totalNow', { amount })}</span>
    </VisuallyHidden>
  );
};
