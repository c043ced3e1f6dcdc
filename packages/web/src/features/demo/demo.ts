import type { Locale } from '@tailorbird/domain/kernel';
import type { Order, OrderStatus } from '@tailorbird/domain/orders';
import type { Claim } from '@tailorbird/domain/support';
import { value } from '../../platform/services/token.ts';

export type DemoMail = {
  readonly id: number;
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
};

/** Controls of a shop without a server. */
export type Demo = {
  /** Newest first. */
  readonly mails: readonly DemoMail[];
  readonly orders: readonly Order[];
  /** The next step of the workshop; null if the customer decides or the order has arrived. */
  readonly nextStep: (order: Order) => OrderStatus | null;
  readonly advance: (order: Order) => void;
  readonly openClaims: readonly Claim[];
  readonly approveRemake: (claim: Claim) => void;
  /** Deletes everything done in this shop. */
  readonly startOver: () => void;
};

export const DemoT = value<Demo>('Demo');
