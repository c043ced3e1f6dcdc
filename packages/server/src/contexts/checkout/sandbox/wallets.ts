import { type WalletMethod, walletMethods } from '@tailorbird/domain/checkout';
import { isUsableAt, type Place } from '../walletOffers.ts';

/** In display order. */
export const walletsAt = (place: Place): readonly WalletMethod[] =>
  walletMethods.filter((method) => isUsableAt(method, place));
