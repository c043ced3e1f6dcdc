import type { CardNotExchanged, CardTokens, PaymentMethod } from '@tailorbird/domain/checkout';
import type { Result } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import type { Clock } from '../../platform/browser/browser.ts';
import type { OutsideScripts } from '../../shared/payments/cardScript.ts';

/** Port. The input goes to the payment provider; the shop gets a token. */
export type PaymentFields = {
  /**
   * The shop's own fields, or an element for the provider's frames. `customer` is the likely
   * card holder.
   */
  readonly show: (customer: string) => ReactNode;
  /** Shows errors; returns whether there are none. Sends nothing. */
  readonly check: () => Promise<boolean>;
  /** The token is valid for one payment. Errors show at the fields. */
  readonly collect: () => Promise<Result<string, CardNotExchanged>>;
  /** For another amount or destination; false if the input cannot be kept. */
  readonly follow: (configuration: PaymentMethod['configuration']) => boolean;
  /** A text that changes with the input and reveals nothing about the card. */
  readonly entry: string;
};

export type FramedFields = Omit<PaymentFields, 'show'> & {
  readonly isMissing: boolean;
  /** Returns a function that unmounts the frames and discards the input. */
  readonly open: (place: HTMLElement) => () => void;
  readonly retry: () => void;
};

export type WalletPress = {
  /** Shows what is missing. Synchronous: browsers open a wallet only directly after a press. */
  readonly mayPay: () => boolean;
  /** Null if the wallet gave no token. False if the payment neither succeeded nor continues. */
  readonly pay: (token: string | null) => Promise<boolean>;
};

export type WalletButton = {
  readonly isUsable: () => Promise<boolean>;
  readonly show: (press: WalletPress) => ReactNode;
};

export type OpenWalletButton = (
  configuration: PaymentMethod['configuration'],
  needs: PaymentFieldsNeeds,
) => Promise<WalletButton>;

export type PaymentFieldsNeeds = {
  readonly cardTokens: CardTokens;
  readonly clock: Clock;
  readonly scripts: OutsideScripts;
  readonly device: () => string;
};

export type OpenPaymentFields = (
  configuration: PaymentMethod['configuration'],
  needs: PaymentFieldsNeeds,
) => Promise<PaymentFields>;
