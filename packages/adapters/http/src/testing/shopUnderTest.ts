import type { ResetLink } from '@tailorbird/domain/account';
import type { ShopPorts } from '@tailorbird/domain/testing';

/** A shop as one new browser sees it, in English, from Germany, with what a suite cannot find out through the ports. */
export type ShopUnderTest = ShopPorts & {
  /** A code of each kind. */
  readonly vouchers: Readonly<
    Record<
      'tenPercent' | 'amount' | 'shipping' | 'account' | 'expired' | 'notYetValid' | 'used',
      string
    >
  >;
  /** Card numbers by what the bank does with them. */
  readonly cards: Readonly<
    Record<'authorised' | 'wrongCvc' | 'fraud' | 'refused' | 'redirect', string>
  >;
  /** A fabric color with few pieces left, and one with none. */
  readonly limited: {
    readonly slug: string;
    readonly fabricColorId: number;
    readonly pieces: number;
  };
  readonly soldOut: { readonly slug: string; readonly fabricColorId: number };
  /** Where the shop is. */
  readonly origin: string;
  /** The link in the last mail to an address, null when none was sent. */
  readonly mailedLink: (email: string) => Promise<ResetLink | null>;
  /** The link in the last mail that asks whether an address is its reader's, null when none was sent. */
  readonly mailedConfirmation: (email: string) => Promise<ResetLink | null>;
  /** The link to an order in the last mail to an address that has one, null when none was sent. */
  readonly mailedOrderLink: (email: string) => Promise<string | null>;
  /** The code an app makes of a key, `stepsLater` half minutes from now. */
  readonly oneTimeCode: (key: string, stepsLater?: number) => string;
  /** Answers the bank's page; what the bank then puts in the return address. */
  readonly decideAtBank: (
    url: string,
    decision: 'approve' | 'decline' | 'cancel',
  ) => Promise<string>;
};

/** Opens a shop in a new browser. */
export type OpenShop = () => Promise<ShopUnderTest>;
