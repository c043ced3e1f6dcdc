import type { Result } from '../kernel/index.ts';
import type { ClaimFailure, ClaimForm, ClaimType } from './claim.ts';
import type { ClaimableOrder } from './claimable.ts';
import type { Claim, ClaimDecision, ClaimStatus, DecisionFailure } from './claimDecision.ts';
import type { FirstPiece, FirstPieceRefused } from './firstPiece.ts';
import type { PhotoFailure, PhotosAway } from './photo.ts';

/**
 * Access to an order and its claims: a link from a mail, or the signed-in customer if
 * null.
 */
export type ClaimAccess = { readonly link: string | null };

export type ClaimsRefused =
  | { readonly kind: 'sign-in-required' }
  | { readonly kind: 'claim-not-found' }
  | { readonly kind: 'too-often' }
  | { readonly kind: 'unreachable' };

export type PhotoRefused =
  | ClaimsRefused
  | PhotoFailure
  | PhotosAway
  | { readonly kind: 'too-many-files'; readonly maximum: number };

export type ClaimRefused =
  | ClaimsRefused
  | { readonly kind: 'claim-refused'; readonly failures: readonly ClaimFailure[] }
  | { readonly kind: 'piece-not-claimable' };

/** Port: claims of a customer or of the holder of a mail link (API-17, API-55). */
export type Claims = {
  /** Orders with claimable pieces, newest first. */
  readonly claimable: (
    type: ClaimType,
    access: ClaimAccess,
  ) => Promise<Result<readonly ClaimableOrder[], ClaimsRefused>>;
  readonly addPhoto: (
    orderNumber: string,
    bytes: Uint8Array<ArrayBuffer>,
    access: ClaimAccess,
  ) => Promise<Result<string, PhotoRefused>>;
  /**
   * `key` is the idempotency key of the form. `quantity` is the number of claimed pieces of a
   * line, `photos` are ids.
   */
  readonly create: (
    claim: Omit<ClaimForm, 'items' | 'orderNumber'> & {
      readonly orderNumber: string;
      readonly key: string;
      readonly items: readonly {
        readonly lineId: number;
        readonly quantity: number;
        readonly washConfirmed: boolean;
        readonly photos: readonly string[];
      }[];
    },
    access: ClaimAccess,
  ) => Promise<Result<Claim, ClaimRefused>>;
  /**
   * First pieces of a split order that can be remade or will be. `link` may also be from
   * a mail about the fit.
   */
  readonly firstPieces: (
    orderNumber: string,
    access: ClaimAccess,
  ) => Promise<Result<readonly FirstPiece[], ClaimsRefused>>;
  /**
   * Requests the remake of a first piece with its reported fit. Repeated requests have
   * no effect.
   */
  readonly claimFirstPiece: (
    piece: { readonly orderNumber: string; readonly lineId: number },
    access: ClaimAccess,
  ) => Promise<Result<FirstPiece, ClaimsRefused | FirstPieceRefused>>;
  readonly own: () => Promise<Result<readonly Claim[], ClaimsRefused>>;
  readonly byNumber: (number: string, access: ClaimAccess) => Promise<Result<Claim, ClaimsRefused>>;
  readonly addReceipt: (
    number: string,
    bytes: Uint8Array<ArrayBuffer>,
    access: ClaimAccess,
  ) => Promise<Result<Claim, PhotoRefused>>;
  /**
   * Mails a link to the buyer of an order. The result does not reveal whether the order
   * exists.
   */
  readonly mailLink: (order: {
    readonly number: string;
    readonly email: string;
    readonly type: ClaimType;
  }) => Promise<Result<null, ClaimsRefused>>;
};

export type StudioClaims = {
  /** Open claims oldest first, settled claims newest first. */
  readonly list: (status: ClaimStatus) => Promise<Result<readonly Claim[], ClaimsRefused>>;
  readonly decide: (
    number: string,
    decision: ClaimDecision,
  ) => Promise<Result<Claim, ClaimsRefused | DecisionFailure>>;
};
