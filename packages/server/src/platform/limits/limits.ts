/** How often something may be tried. */
export type Limit = {
  /** Who is counted: whoever comes from one place in the network, whoever names one account, both together, or a browser that was signed in to the account before. */
  readonly per: 'address' | 'account' | 'account and address' | 'account and device';
  readonly most: number;
  readonly minutes: number;
};

/** What may be tried so many times only. Kept with docs/limits.md. */
export const limits = {
  'sign-in': [
    { per: 'account and address', most: 10, minutes: 15 },
    // Against many who try one account together. High, so that no few can keep its customer out; a browser that knows the account does not count here.
    { per: 'account', most: 500, minutes: 60 },
    { per: 'address', most: 100, minutes: 15 },
  ],
  'sign-in-known': [{ per: 'account and device', most: 10, minutes: 15 }],
  'current-password': [{ per: 'account and device', most: 10, minutes: 15 }],
  /** Codes of a second factor, by who knows the password. */
  'one-time-code': [{ per: 'account', most: 10, minutes: 15 }],
  /** Questions for passkeys, which the page to sign in asks by itself. */
  passkey: [{ per: 'address', most: 200, minutes: 15 }],
  'sign-up': [{ per: 'address', most: 20, minutes: 60 }],
  /** Sign-ups with an address that has an account, which are told so. */
  'known-address': [{ per: 'address', most: 5, minutes: 60 }],
  'password-reset': [
    { per: 'account and address', most: 10, minutes: 15 },
    { per: 'account', most: 20, minutes: 1_440 },
    { per: 'address', most: 40, minutes: 60 },
  ],
  /** Mails that ask whether an address is its reader's. */
  'email-confirmation': [
    { per: 'account', most: 10, minutes: 60 },
    { per: 'address', most: 40, minutes: 60 },
  ],
  inquiry: [{ per: 'address', most: 10, minutes: 60 }],
  /** Photos of claims. */
  photo: [{ per: 'address', most: 120, minutes: 60 }],
  /** Messages of the chat: more than anybody types. */
  chat: [{ per: 'address', most: 120, minutes: 10 }],
  claim: [{ per: 'address', most: 20, minutes: 60 }],
  /** Mails with a link to an order. */
  'order-link': [
    { per: 'account', most: 5, minutes: 60 },
    { per: 'address', most: 20, minutes: 60 },
  ],
  /** Changes of ordered pieces, each of which is told by mail. */
  'order-piece': [{ per: 'address', most: 60, minutes: 60 }],
  /** Numbers and addresses that are tried to withdraw from an order. */
  withdrawal: [
    { per: 'account', most: 20, minutes: 60 },
    { per: 'address', most: 20, minutes: 60 },
  ],
  /** What is said of how a delivered garment fits. */
  'fit-feedback': [{ per: 'address', most: 60, minutes: 60 }],
  /** Links by which others enter their own size, that are made; and those that are opened and used. */
  /** Links of friends that are followed. */
  referral: [{ per: 'address', most: 60, minutes: 60 }],
  /** Files of all that is kept of a customer. */
  export: [{ per: 'account', most: 10, minutes: 60 }],
  consent: [{ per: 'address', most: 60, minutes: 60 }],
  /** Ways to a provider that are begun. */
  social: [{ per: 'address', most: 60, minutes: 15 }],
  /** Events of visits that may be counted. */
  /** Papers of orders, which are drawn when they are asked for. */
  paper: [{ per: 'address', most: 60, minutes: 60 }],
  /** Reports of what went wrong in a page. */
  'error-report': [{ per: 'address', most: 60, minutes: 60 }],
  /** Cards that are exchanged for a token at the sandbox bank. */
  'card-token': [{ per: 'address', most: 60, minutes: 15 }],
  /** Notices to the shop with a signature that is not the payment provider's; as many may be on their way at once. */
  webhook: [{ per: 'address', most: 300, minutes: 15 }],
  newsletter: [
    { per: 'account', most: 5, minutes: 60 },
    { per: 'address', most: 10, minutes: 60 },
  ],
  /** Codes of vouchers and gift cards. */
  code: [{ per: 'address', most: 60, minutes: 15 }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

export type LimitedKind = keyof typeof limits;
