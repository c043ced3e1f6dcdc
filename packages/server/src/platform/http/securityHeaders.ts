import { createHash } from 'node:crypto';

/** Loads nothing, runs nothing, is shown in no frame: the policy of everything that is not a page. */
const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every answer: what a browser must not do with it. A page has a content security policy of its own. */
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

/** For pages with buttons of wallets: frames of these origins may have the browser ask whether one pays, and windows they open may answer them. */
export const letsPay = (frames: readonly string[] | null): Readonly<Record<string, string>> =>
  frames === null
    ? {}
    : {
        'permissions-policy': (securityHeaders['permissions-policy'] ?? '').replace(
          'payment=()',
          `payment=(${['self', ...frames.map((origin) => `"${origin}"`)].join(' ')})`,
        ),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      };

/** For pictures that other sites show: shared pages, search results. */
export const shownElsewhere: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'cross-origin',
};

/** The closed policy for a document of the server's own: its style element is known by its hash, and what it sends goes to the shop. */
export const policyOf = (document: string): string => {
  const style = /<style>([^<]*)<\/style>/.exec(document)?.[1];
  const open = closedPolicy.replace("form-action 'none'", "form-action 'self'");
  return style === undefined
    ? open
    : `${open}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
};

/** For the script that answers without a network: it asks the shop for what a page asks for, and nobody else. */
export const workerPolicy: string = `${closedPolicy}; connect-src 'self'`;
