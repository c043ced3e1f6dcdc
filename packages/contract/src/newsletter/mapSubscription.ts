import type { WireSubscription } from './schema.ts';

/** A newsletter subscription: the address, the form it was made in, and the list. */
export type Subscription = {
  readonly email: string;
  readonly source: string;
  readonly listId: string;
};

export const toWireSubscription = ({ email, source, listId }: Subscription): WireSubscription => ({
  email,
  source,
  list_id: listId,
});

export const fromWireSubscription = ({
  email,
  source,
  list_id,
}: WireSubscription): Subscription => ({ email, source, listId: list_id });
