import { fields } from '../fields.ts';
import type { WireSubscription } from './schema.ts';

/** A newsletter subscription: the address, the form it was made in, and the list. */
export type Subscription = {
  readonly email: string;
  readonly source: string;
  readonly listId: string;
};

export const { toWire: toWireSubscription, fromWire: fromWireSubscription } = fields<
  Subscription,
  WireSubscription
>()({ email: 'email', source: 'source', listId: 'list_id' });
