import { createHash } from 'node:crypto';

/** Loads and runs nothing, and forbids framing: the policy of everything except pages. */
const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Security headers of every response. Pages have a content security policy of their own. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': closedPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * For pages with wallet buttons: allows the payment API in frames of these origins, and
 * messages from windows they open.
 */
export const allowsPaymentFrames = (
  frames: readonly string[] | null,
): Readonly<Record<string, string>> =>
  frames === null
    ? {}
    : {
        'permissions-policy': (securityHeaders['permissions-policy'] ?? '').replace(
          'payment=()',
          `payment=(${['self', ...frames.map((origin) => `"${origin}"`)].join(' ')})`,
        ),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      };

/** For pictures shown on other sites: shared pages, search results. */
export const shownElsewhere: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The closed policy for one of the server's own documents: allows its style element by hash,
 * and forms that post to the shop.
 */
export const policyOf = (document: string): string => {
  const style = /<style>([^<]*)<\/style>/.exec(document)?.[1];
  const open = closedPolicy.replace("form-action 'none'", "form-action 'self'");
  return style === undefined
    ? open
    : `${open}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
};

/** For an owner's graphic, which may have styles of its own but no scripts. */
export const graphicPolicy: string = `${closedPolicy}; style-src 'unsafe-inline'`;

/** For the service worker: requests only to the shop. */
export const workerPolicy: string = `${closedPolicy}; connect-src 'self'`;
