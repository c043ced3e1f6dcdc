import type { ResetLink } from '../../account/index.ts';
import type { SandboxOutcome } from '../../checkout/index.ts';
import type { OrderStatus } from '../../orders/index.ts';
import type { ShopPorts } from '../shopPorts.ts';

/**
 * A shop seen by a new English browser in Germany, with test data that the ports do not
 * reveal.
 */
export type ShopUnderTest = ShopPorts & {
  /** A code of each kind. */
  readonly vouchers: Readonly<
    Record<
      'tenPercent' | 'amount' | 'shipping' | 'account' | 'expired' | 'notYetValid' | 'used',
      string
    >
  >;
  readonly cards: Readonly<Record<SandboxOutcome, string>>;
  /** A fabric color with little stock, and one without. */
  readonly limited: {
    readonly slug: string;
    readonly fabricColorId: number;
    readonly pieces: number;
  };
  readonly soldOut: { readonly slug: string; readonly fabricColorId: number };
  readonly advanceOrder: (number: string, to: OrderStatus) => Promise<void>;
  readonly origin: string;
  /** Reset link in the last mail to an address. Null without a mail. */
  readonly mailedLink: (email: string) => Promise<ResetLink | null>;
  /** Confirmation link in the last mail to an address. Null without a mail. */
  readonly mailedConfirmation: (email: string) => Promise<ResetLink | null>;
  /** Links in the last newsletter mail to an address. Null without such a link. */
  readonly mailedNewsletterLinks: (
    email: string,
  ) => Promise<{ readonly confirm: string | null; readonly unsubscribe: string | null }>;
  /** Order link in the last mail with one to an address. Null without a mail. */
  readonly mailedOrderLink: (email: string) => Promise<string | null>;
  /** Authenticator code of a key, `stepsLater` half minutes from now. */
  readonly oneTimeCode: (key: string, stepsLater?: number) => string;
  /**
   * Answers on the bank's page. Returns the result that the bank adds to the return
   * address.
   */
  readonly decideAtBank: (
    url: string,
    decision: 'approve' | 'decline' | 'cancel',
  ) => Promise<string>;
};

export type OpenShop = () => Promise<ShopUnderTest>;
