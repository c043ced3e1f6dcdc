import { orderNumber } from '@tailorbird/contract/orders';
import type { OrderLink } from '@tailorbird/domain/orders';

export const queryOf = (link: OrderLink | undefined): { readonly link?: string } =>
  link ? { link } : {};

/** Other texts are not sent, since no order has such a number. */
export const isOrderNumber = (text: string): boolean => orderNumber.safeParse(text).success;

export const orderRefusals = {
  403: { kind: 'permission-denied' },
  404: { kind: 'order-not-found' },
} as const;
