import { toWireOrder, type WireOrder } from '@tailorbird/contract/orders';
import type { Visit } from '../../../platform/api/visit.ts';
import { detailsOfOrder, showOrder } from '../application/showOrder.ts';
import type { StoredOrder } from '../store/orders.ts';

export const toWire = (order: StoredOrder, visit: Pick<Visit, 'origin' | 'locale'>): WireOrder =>
  toWireOrder(showOrder(order, visit.locale), detailsOfOrder(order, visit));
