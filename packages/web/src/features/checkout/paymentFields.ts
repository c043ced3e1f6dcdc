import type { CardNotTaken, CardTokens, PaymentMethod } from '@tailorbird/domain/checkout';
import type { Result } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import type { Clock } from '../../platform/browser/browser.ts';
import type { OutsideScripts } from '../../shared/payments/cardScript.ts';

/** Port: where a card is typed. What is typed stays with it, and goes to the provider of payments; the shop gets a token for it. */
export type PaymentFields = {
  /** What to type into: our own fields where the provider takes a card from them, else a place for the provider's own. `customer` is whose card it most likely is. */
  readonly show: (customer: string) => ReactNode;
  /** Tells at the fields what is missing or wrong; answers whether nothing is. Nothing leaves the browser. */
  readonly check: () => Promise<boolean>;
  /** Exchanges what is typed for a token that is good for one payment. What is missing or wrong is told at the fields. */
  readonly collect: () => Promise<Result<string, CardNotTaken>>;
  /** Goes on with another sum or place, and what is typed; answers whether it can. */
  readonly follow: (configuration: PaymentMethod['configuration']) => boolean;
  /** Another text once something else was typed; it tells nothing of the card. */
  readonly entry: string;
};

/** Fields in frames of a provider's, which come into a place of the page. */
export type FramedFields = Omit<PaymentFields, 'show'> & {
  /** The frames did not come: the card cannot be typed. */
  readonly isMissing: boolean;
  /** Puts the frames into a place of the page; answers what takes them out again. What was typed goes with them. */
  readonly open: (place: HTMLElement) => () => void;
  /** Lets the frames be brought in once more. */
  readonly retry: () => void;
};

/** What is done when the button of a wallet is pressed. */
export type WalletPress = {
  /** Whether all else that is needed to pay is there; says what is missing. It answers at once: browsers ask only whom somebody has just pressed. */
  readonly mayPay: () => boolean;
  /** Pays by the token that the wallet gave, or says that it gave none; answers whether it was paid, or goes on elsewhere. */
  readonly pay: (token: string | null) => Promise<boolean>;
};

/** Port: the button of a wallet that asks within the page. */
export type WalletButton = {
  /** Whether this browser, and who uses it, can pay with it. */
  readonly isUsable: () => Promise<boolean>;
  /** The button itself: the wallet's own, as its rules want it. */
  readonly show: (press: WalletPress) => ReactNode;
};

/** Brings in the button of the wallet that a method's configuration names. */
export type OpenWalletButton = (
  configuration: PaymentMethod['configuration'],
  needs: PaymentFieldsNeeds,
) => Promise<WalletButton>;

export type PaymentFieldsNeeds = {
  readonly cardTokens: CardTokens;
  readonly clock: Clock;
  readonly scripts: OutsideScripts;
  /** What banks ask to be told of a browser. */
  readonly device: () => string;
};

/** Brings in the fields of the provider that a method's configuration names. */
export type OpenPaymentFields = (
  configuration: PaymentMethod['configuration'],
  needs: PaymentFieldsNeeds,
) => Promise<PaymentFields>;
