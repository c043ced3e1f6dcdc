import { readFileSync, statSync } from 'node:fs';
import type { WalletMethod } from '@tailorbird/domain/checkout';
import { isButtonWallet } from '../contexts/checkout/walletOffers.ts';

export const buttonWalletsOf = (names: readonly string[]): readonly WalletMethod[] =>
  names.map((name) => {
    if (!isButtonWallet(name)) throw new Error('is not a list of applepay and googlepay');
    return name;
  });

const largestFile = 64 * 1_024;

export const smallFileText = (path: string): string => {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? largestFile + 1) > largestFile)
    throw new Error('is not a file of at most 64 KiB');
  return readFileSync(path, 'utf8');
};
