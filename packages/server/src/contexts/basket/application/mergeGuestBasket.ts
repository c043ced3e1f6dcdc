import { mergeGuestLines } from '@tailorbird/domain/basket';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import {
  loadCurrentBasket,
  loadOrCreateBasket,
  loadSavedBasket,
  type StoredBasket,
} from '../store/baskets.ts';
import { changeChoices, setBasketStatus } from '../store/choices.ts';
import { changeLines } from '../store/lines.ts';
import { lockBaskets } from '../store/lockBaskets.ts';

const noSizes: ReadonlyMap<number, number> = new Map();

/**
 * Merges lines, vouchers and choices of one basket into another; the choices of the receiving
 * basket win.
 */
const mergeInto = async (
  trx: Queries,
  from: StoredBasket,
  into: StoredBasket,
  becameSize: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> => {
  const lines = from.lines.map(({ quantity, snapshot, addedPrice }) => ({
    quantity,
    addedPrice,
    snapshot:
      // A line bound to a version of the guest's size keeps that version.
      snapshot.userSizeId === null || snapshot.userSizeVersion !== undefined
        ? snapshot
        : { ...snapshot, userSizeId: becameSize.get(snapshot.userSizeId) ?? snapshot.userSizeId },
  }));
  const prices = new Map(lines.map(({ snapshot, addedPrice }) => [snapshot, addedPrice]));
  const filled = await changeLines(
    trx,
    into,
    mergeGuestLines(into.lines, lines),
    { sizes: new Map(), priceOf: (snapshot) => prices.get(snapshot) ?? null },
    now,
  );
  await changeChoices(trx, filled, {
    voucherCodes: [...new Set([...into.voucherCodes, ...from.voucherCodes])],
    shippingAddress: into.shippingAddress ?? from.shippingAddress,
    shippingMethodCode: into.shippingMethodCode ?? from.shippingMethodCode,
    dropPoint: into.dropPoint ?? from.dropPoint,
  });
  await setBasketStatus(trx, from.id, 'Merged');
};

const assignBasket = async (
  trx: Queries,
  basket: StoredBasket,
  accountId: number,
  status: 'Frozen' | 'Saved',
): Promise<void> => {
  await trx
    .updateTable('basket')
    .set({ account_id: accountId, guest_key: null, status })
    .where('id', '=', basket.id)
    .execute();
};

/**
 * Merges a guest's basket into the customer's after sign-in, including vouchers; no line is
 * lost. `becameSize` maps the guest's sizes to the customer's. A basket with a pending payment
 * stays, and the other basket is saved until the payment is settled.
 */
export const mergeGuestBasket = async (
  trx: Queries,
  guestKey: string,
  accountId: number,
  becameSize: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> => {
  const [guest, customer]: readonly [Owner, Owner] = [
    { kind: 'guest', guestKey },
    { kind: 'customer', accountId },
  ];
  await lockBaskets(trx, [guest, customer]);
  const guests = await loadCurrentBasket(trx, guest);
  if (!guests) return;
  const own = await loadCurrentBasket(trx, customer);
  if (guests.status === 'Open' && own?.status !== 'Frozen') {
    await mergeInto(
      trx,
      guests,
      await loadOrCreateBasket(trx, customer, guests.currency, now),
      becameSize,
      now,
    );
    return;
  }
  const saved = await loadSavedBasket(trx, accountId);
  if (guests.status === 'Open') {
    if (saved) await mergeInto(trx, guests, saved, becameSize, now);
    else await assignBasket(trx, guests, accountId, 'Saved');
    return;
  }
  // Both baskets have a pending payment, so neither is changed.
  if (own?.status === 'Frozen') return;
  if (own && saved) await mergeInto(trx, own, saved, noSizes, now);
  else if (own) await setBasketStatus(trx, own.id, 'Saved');
  await assignBasket(trx, guests, accountId, 'Frozen');
};

/** Restores the saved basket once the customer's payment is settled. */
export const reinstateSavedBasket = async (
  trx: Queries,
  accountId: number,
  now: Date,
): Promise<void> => {
  const saved = await loadSavedBasket(trx, accountId);
  if (!saved) return;
  const current = await loadCurrentBasket(trx, { kind: 'customer', accountId });
  if (!current) await setBasketStatus(trx, saved.id, 'Open');
  else if (current.status === 'Open') await mergeInto(trx, saved, current, noSizes, now);
};
