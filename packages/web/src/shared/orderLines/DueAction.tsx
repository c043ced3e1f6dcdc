import type { DueAction as Due, Order } from '@tailorbird/domain/orders';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { useOutlook } from './useOutlook.ts';

const pathOf = (due: Due, number: string): string | null => {
  switch (due.kind) {
    case 'confirm-fit':
    case 'adjust-size':
      return `/confirmfit?order=${number}`;
    case 'send-back':
      return `/withdraw?order=${number}`;
    default:
      return null;
  }
};

/**
 * Button for the customer's pending action on an order. Opens the details if the action has no
 * page. Needs the orders texts.
 */
export const DueAction = ({
  order,
  onDetails,
}: {
  readonly order: Order;
  readonly onDetails: () => void;
}): ReactNode => {
  const t = useT('orders');
  const format = new Intl.DateTimeFormat(useLanguageTag(), { dateStyle: 'medium' });
  const { due } = useOutlook(order);
  if (due === null) return null;
  const action = t(`outlook.due.${due.kind}`, {
    ...(due.kind === 'change' && { until: format.format(new Date(due.until)) }),
    ...(due.kind === 'pick-up' && { store: due.store }),
  });
  const label = t('outlook.dueOf', { action, number: order.number });
  const path = pathOf(due, order.number);
  return path === null ? (
    <button type="button" className={buttonClass('primary')} aria-label={label} onClick={onDetails}>
      {action}
    </button>
  ) : (
    <LocalLink to={path} className={buttonClass('primary')} aria-label={label}>
      {action}
    </LocalLink>
  );
};
