import type { Address, AddressFailures, validateAddress } from '../checkout/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import { isCancellableBySupport } from './moveOrder.ts';
import type { Order } from './order.ts';
import type { ChangedPart } from './orderHistory.ts';

/** What a customer wants different about an order; what is left out stays. */
export type WantedChanges = {
  readonly comment?: string | undefined;
  readonly shippingAddress?: Address | undefined;
};

export type ChangeRefused =
  /** It is being made, or over. */
  | { readonly kind: 'order-not-changeable' }
  | { readonly kind: 'address-refused'; readonly fields: AddressFailures }
  /** Price and shipping were agreed to for the country it was ordered to. */
  | { readonly kind: 'another-country' }
  /** Nothing of it travels to an address: it comes by mail, or to a parcel shop. */
  | { readonly kind: 'no-home-delivery' };

type Changeable = Pick<Order, 'comment' | 'shippingAddress'>;

/** API-21: comment and address can be changed until making begins, as an order can be cancelled until then. */
export const isChangeable = ({ status }: Pick<Order, 'status'>): boolean =>
  isCancellableBySupport(status);

/**
 * Comment and address of an order as its customer wants them (API-21), trimmed and tidied, and which of them are others than before. The address is one of the same
 * country, so that neither shipping method nor price changes. `check` is the rule of addresses, which whoever only shows orders need not load. `toDropPoint`: the order travels to a parcel shop.
 */
export const changeOrder = (
  order: Changeable & Pick<Order, 'status'> & { readonly toDropPoint: boolean },
  wanted: WantedChanges,
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
