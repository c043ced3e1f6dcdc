import type { ReactNode } from 'react';
import styles from './PaymentMark.module.css';
import type { OfferedMethod } from './paymentChoice.ts';

/** Icon of a payment method in a 36 × 24 box with one line width: objects, no logos. */
const shapes: Readonly<Record<OfferedMethod['type'], string>> = {
  paypal:
    'M9 8.5h18a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h15v2M29 12.5h-4.5a1.75 1.75 0 0 0 0 3.5H29',
  klarna: 'M12 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM15 8h6M15 11.5h6M15 15h3.5',
  // Watch held to a terminal.
  applepay:
    'M15 8l.7-4h4.6l.7 4M15 16l.7 4h4.6l.7-4M13 8.5h10v7H13zM27 9.5a4 4 0 0 1 0 5M29.5 8a7 7 0 0 1 0 8',
  // Phone held to a terminal.
  googlepay: 'M13 3.5h8v17h-8zM16 17.5h2M25 9.5a4 4 0 0 1 0 5M27.5 8a7 7 0 0 1 0 8',
  card: 'M8 5.5h20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM6 10h24M10 14.5h5',
};

export const PaymentMark = ({ type }: Pick<OfferedMethod, 'type'>): ReactNode => (
  <svg className={styles.mark} width="36" height="24" viewBox="0 0 36 24" aria-hidden="true">
    <path d={shapes[type]} />
  </svg>
);
