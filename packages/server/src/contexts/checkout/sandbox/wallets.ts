import { type WalletMethod, walletMethods } from '@tailorbird/domain/checkout';
import { isUsableAt, type Place } from '../walletOffers.ts';

/** The wallets of the sandbox at a place, in the order they are listed in: each where it can be paid with at all. */
export const walletsAt = (place: Place): readonly WalletMethod[] =>
  walletMethods.filter((method) => isUsableAt(method, place));
