/** Maximum number of attempts in a time window. */
export type Limit = {
  /**
   * Counted per network address, per account, per both, or per browser that was signed in to
   * the account before.
   */
  readonly per: 'address' | 'account' | 'account and address' | 'account and device';
  readonly most: number;
  readonly minutes: number;
};

/** All rate limits. Keep in sync with docs/limits.md. */
export const limits = {
  'sign-in': [
    { per: 'account and address', most: 10, minutes: 15 },
    // Against distributed attacks on one account. High, so that a few attackers cannot lock out
    // its customer; known browsers are exempt.
    { per: 'account', most: 500, minutes: 60 },
    { per: 'address', most: 100, minutes: 15 },
  ],
  'sign-in-known': [{ per: 'account and device', most: 10, minutes: 15 }],
  'current-password': [{ per: 'account and device', most: 10, minutes: 15 }],
  /** Second-factor codes, after the correct password. */
  'one-time-code': [{ per: 'account', most: 10, minutes: 15 }],
  passkey: [{ per: 'address', most: 200, minutes: 15 }],
  'sign-up': [{ per: 'address', most: 20, minutes: 60 }],
  /** Sign-ups with an existing address, which get a message about it. */
  'known-address': [{ per: 'address', most: 5, minutes: 60 }],
  'password-reset': [
    { per: 'account and address', most: 10, minutes: 15 },
    { per: 'account', most: 20, minutes: 1_440 },
    { per: 'address', most: 40, minutes: 60 },
  ],
  'email-confirmation': [
    { per: 'account', most: 10, minutes: 60 },
    { per: 'address', most: 40, minutes: 60 },
  ],
  inquiry: [{ per: 'address', most: 10, minutes: 60 }],
  photo: [{ per: 'address', most: 120, minutes: 60 }],
  /** Chat messages: more than anyone types. */
  chat: [{ per: 'address', most: 120, minutes: 10 }],
  claim: [{ per: 'address', most: 20, minutes: 60 }],
  'order-link': [
    { per: 'account', most: 5, minutes: 60 },
    { per: 'address', most: 20, minutes: 60 },
  ],
  'order-piece': [{ per: 'address', most: 60, minutes: 60 }],
  /** Attempts to open an order for withdrawal by number and address. */
  withdrawal: [
    { per: 'account', most: 20, minutes: 60 },
    { per: 'address', most: 20, minutes: 60 },
  ],
  'fit-feedback': [{ per: 'address', most: 60, minutes: 60 }],
  referral: [{ per: 'address', most: 60, minutes: 60 }],
  export: [{ per: 'account', most: 10, minutes: 60 }],
  consent: [{ per: 'address', most: 60, minutes: 60 }],
  /** Started sign-ins with an external provider. */
  social: [{ per: 'address', most: 60, minutes: 15 }],
  /** Invoices and credit notes, which are rendered on demand. */
  paper: [{ per: 'address', most: 60, minutes: 60 }],
  'error-report': [{ per: 'address', most: 60, minutes: 60 }],
  'card-token': [{ per: 'address', most: 60, minutes: 15 }],
  /** Payment webhooks with a wrong signature; also the maximum number in progress. */
  webhook: [{ per: 'address', most: 300, minutes: 15 }],
  newsletter: [
    { per: 'account', most: 5, minutes: 60 },
    { per: 'address', most: 10, minutes: 60 },
  ],
  code: [{ per: 'address', most: 60, minutes: 15 }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

export type LimitedKind = keyof typeof limits;
