import type { Result } from '../kernel/index.ts';
import type { SenderNameRefused, SizeLinkState } from './sizeLink.ts';
import type { SizePrefs } from './sizePrefs.ts';

type Unreached = { readonly kind: 'unreachable' };
type TooOften = { readonly kind: 'too-often' };

/** A link by which a wearer enters their own size, as the customer who made it sees it. What it is in the address is known when it is made, and never again. */
export type SizeLink = {
  readonly id: number;
  readonly wearerId: number;
  /** By which name who opens it knows the customer. */
  readonly senderName: string;
  readonly sizeTypeId: number;
  readonly state: SizeLinkState;
  /** ISO 8601 instants. */
  readonly expiresAt: string;
  readonly givenAt: string | null;
};

/** What whoever opens a link is told (SIZE-121). */
export type OpenedSizeLink =
  | {
      readonly state: 'open';
      readonly senderName: string;
      readonly sizeType: { readonly slug: string; readonly title: string };
      /** ISO 8601 instant. */
      readonly expiresAt: string;
    }
  | { readonly state: Exclude<SizeLinkState, 'open'> };

export type SizeLinkRefused =
  | SenderNameRefused
  | { readonly kind: 'wearer-not-found' }
  | { readonly kind: 'unknown-size-type' }
  | TooOften
  | Unreached;

/** `size-link-not-open`: opening it again says why. */
export type GivenSizeRefused =
  | { readonly kind: 'size-link-not-open' }
  | { readonly kind: 'size-invalid' }
  | { readonly kind: 'too-many-sizes' }
  | TooOften
  | Unreached;

/** Port: the links by which others enter their own size. */
export type SizeLinks = {
  /** The newest of each wearer of the signed-in customer. */
  readonly all: () => Promise<Result<readonly SizeLink[], Unreached>>;
  /** Makes one, which ends the one before. `token` is what its address carries. */
  readonly make: (wanted: {
    readonly wearerId: number;
    readonly senderName: string;
    readonly sizeTypeId: number;
  }) => Promise<Result<{ readonly link: SizeLink; readonly token: string }, SizeLinkRefused>>;
  readonly end: (
    id: number,
  ) => Promise<Result<null, { readonly kind: 'size-link-not-found' } | Unreached>>;
  /** For whoever has the link. */
  readonly open: (
    token: string,
  ) => Promise<
    Result<OpenedSizeLink, { readonly kind: 'size-link-not-found' } | TooOften | Unreached>
  >;
  /** Gives the customer a size, once; whoever calls it has agreed. */
  readonly give: (token: string, prefs: SizePrefs) => Promise<Result<null, GivenSizeRefused>>;
};
