import type { CardNotExchanged, CardTokens, PaymentMethod } from '@tailorbird/domain/checkout';
import type { Result } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import type { Clock } from '../../platform/browser/browser.ts';
import type { OutsideScripts } from '../../shared/payments/cardScript.ts';

/**
 * Port: card fields. The input stays in them and goes to the payment provider; the shop gets a
 * token.
 */
export type PaymentFields = {
  /**
   * Renders the shop's own fields if the provider accepts a card from them, else an element for
   * the provider's frames. `customer` is the likely card holder.
   */
  readonly show: (customer: string) => ReactNode;
  /** Validates the fields and shows errors; returns whether there are none. Sends nothing. */
  readonly check: () => Promise<boolean>;
  /**
   * Exchanges the input for a token that is valid for one payment. Errors show at the fields.
   */
  readonly collect: () => Promise<Result<string, CardNotExchanged>>;
  /**
   * Continues with another amount or destination and the current input; returns whether it can.
   */
  readonly follow: (configuration: PaymentMethod['configuration']) => boolean;
  /** A text that changes with the input and reveals nothing about the card. */
  readonly entry: string;
};

export type FramedFields = Omit<PaymentFields, 'show'> & {
  /** True if the frames failed to load, so that no card can be entered. */
  readonly isMissing: boolean;
  /**
   * Mounts the frames in an element. Returns a function that unmounts them and discards the
   * input.
   */
  readonly open: (place: HTMLElement) => () => void;
  readonly retry: () => void;
};

export type WalletPress = {
  /**
   * True if all other required input is valid; shows what is missing. Synchronous, since
   * browsers open a wallet only directly after a press.
   */
  readonly mayPay: () => boolean;
  /**
   * Pays with the wallet's token, or reports that it gave none; returns whether the payment
   * succeeded or continues elsewhere.
   */
  readonly pay: (token: string | null) => Promise<boolean>;
};

export type WalletButton = {
  /** True if this browser and customer can pay with the wallet. */
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
  /** Browser data that banks require. */
  readonly device: () => string;
};

export type OpenPaymentFields = (
  configuration: PaymentMethod['configuration'],
  needs: PaymentFieldsNeeds,
) => Promise<PaymentFields>;
