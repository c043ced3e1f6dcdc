import type { Result } from '../kernel/index.ts';
import type { ClaimFailure, ClaimForm, ClaimType } from './claim.ts';
import type { ClaimableOrder } from './claimable.ts';
import type { Claim, ClaimDecision, ClaimStatus, DecisionFailure } from './claimDecision.ts';
import type { FirstPiece, FirstPieceRefused } from './firstPiece.ts';
import type { PhotoFailure, PhotosAway } from './photo.ts';

/** By what somebody may see an order and its claims: the link of a mail, or, when it is null, who they are signed in as. */
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
  /** A piece cannot be claimed, or is claimed already. */
  | { readonly kind: 'piece-not-claimable' };

/** Port: claims of a customer, or of who has a link from a mail (API-17, API-55). */
export type Claims = {
  /** Orders of which something can be claimed, newest first. The server decides. */
  readonly claimable: (
    type: ClaimType,
    access: ClaimAccess,
  ) => Promise<Result<readonly ClaimableOrder[], ClaimsRefused>>;
  /** Keeps a photo for a claim about an order; answers its id. */
  readonly addPhoto: (
    orderNumber: string,
    bytes: Uint8Array<ArrayBuffer>,
    access: ClaimAccess,
  ) => Promise<Result<string, PhotoRefused>>;
  /** `key` is the form's own: what is sent twice under it arrives once. `photos` are ids by line. */
  readonly create: (
    claim: Omit<ClaimForm, 'items' | 'orderNumber'> & {
      readonly orderNumber: string;
      readonly key: string;
      readonly items: readonly {
        readonly lineId: number;
        readonly washConfirmed: boolean;
        readonly photos: readonly string[];
      }[];
    },
    access: ClaimAccess,
  ) => Promise<Result<Claim, ClaimRefused>>;
  /** First pieces of an order that waits for the next word on its fit, which can be made again or are to be. `link` is also what the mail about the fit carries. */
  readonly firstPieces: (
    orderNumber: string,
    access: ClaimAccess,
  ) => Promise<Result<readonly FirstPiece[], ClaimsRefused>>;
  /** Asks for a first piece to be made again, with what was said of how it fits. Asked twice it is asked once. */
  readonly claimFirstPiece: (
    piece: { readonly orderNumber: string; readonly lineId: number },
    access: ClaimAccess,
  ) => Promise<Result<FirstPiece, ClaimsRefused | FirstPieceRefused>>;
  readonly own: () => Promise<Result<readonly Claim[], ClaimsRefused>>;
  readonly byNumber: (number: string, access: ClaimAccess) => Promise<Result<Claim, ClaimsRefused>>;
  /** Adds the photo of an alteration's receipt to a claim that is not settled. */
  readonly addReceipt: (
    number: string,
    bytes: Uint8Array<ArrayBuffer>,
    access: ClaimAccess,
  ) => Promise<Result<Claim, PhotoRefused>>;
  /** Mails a link to who placed an order. Whether there is such an order is not told. */
  readonly mailLink: (order: {
    readonly number: string;
    readonly email: string;
    readonly type: ClaimType;
  }) => Promise<Result<null, ClaimsRefused>>;
};

/** Port: claims as the people of the house see and decide them. */
export type StudioClaims = {
  /** Oldest first when they wait, newest first when they are settled. */
  readonly list: (status: ClaimStatus) => Promise<Result<readonly Claim[], ClaimsRefused>>;
  readonly decide: (
    number: string,
    decision: ClaimDecision,
  ) => Promise<Result<Claim, ClaimsRefused | DecisionFailure>>;
};
