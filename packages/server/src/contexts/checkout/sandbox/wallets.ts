import { type WalletMethod, walletMethods } from '@tailorbird/domain/checkout';
import { isUsableAt, type Place } from '../walletOffers.ts';

/** Sandbox wallets available for country and currency, in display order. */
export const walletsAt = (place: Place): readonly WalletMethod[] =>
  walletMethods.filter((method) => isUsableAt(method, place));
