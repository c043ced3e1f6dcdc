import type { Address, AddressFailures, validateAddress } from '../checkout/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import { isCancellableBySupport } from './moveOrder.ts';
import type { Order } from './order.ts';
import type { ChangedPart } from './orderHistory.ts';

/** Changes requested by the customer; absent fields stay. */
export type OrderChanges = {
  readonly comment?: string | undefined;
  readonly shippingAddress?: Address | undefined;
};

export type ChangeRefused =
  | { readonly kind: 'order-not-changeable' }
  | { readonly kind: 'address-refused'; readonly fields: AddressFailures }
  /** Price and shipping were agreed for the original country. */
  | { readonly kind: 'another-country' }
  /** Nothing is delivered to an address: gift cards by mail, or a parcel shop. */
  | { readonly kind: 'no-home-delivery' };

type Changeable = Pick<Order, 'comment' | 'shippingAddress'>;

/** Comment and address can be changed until making begins (API-21), like canceling. */
export const isChangeable = ({ status }: Pick<Order, 'status'>): boolean =>
  isCancellableBySupport(status);

/**
 * The comment and address of an order after a change (API-21), normalized, and which of them
 * changed. The country must stay, so that shipping method and price stay too. `check` validates
 * addresses and is passed in so that readers of orders need not load it. `toDropPoint` is true
 * if the order goes to a parcel shop.
 */
export const changeOrder = (
  order: Changeable & Pick<Order, 'status'> & { readonly toDropPoint: boolean },
  wanted: OrderChanges,
  check: typeof validateAddress,
): Result<Changeable & { readonly changed: readonly ChangedPart[] }, ChangeRefused> => {
  if (!isChangeable(order)) return err({ kind: 'order-not-changeable' });
  const { shippingAddress: before } = order;
  const comment = wanted.comment?.trim() ?? order.comment;
  const changedComment = comment === order.comment ? [] : (['comment'] as const);
  if (wanted.shippingAddress === undefined)
    return ok({ comment, shippingAddress: before, changed: changedComment });
  if (before === null || order.toDropPoint) return err({ kind: 'no-home-delivery' });
  const checked = check(wanted.shippingAddress, null);
  if (!checked.ok) return err({ kind: 'address-refused', fields: checked.failure });
  const shippingAddress = checked.value;
  if (shippingAddress.countryCode !== before.countryCode) return err({ kind: 'another-country' });
  const isSame = (Object.keys(shippingAddress) as (keyof Address)[]).every(
    (field) => shippingAddress[field] === before[field],
  );
  return ok({
    comment,
    shippingAddress,
    changed: isSame ? changedComment : [...changedComment, 'shipping-address'],
  });
};
