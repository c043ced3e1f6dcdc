import {
  addClaimPhoto,
  addClaimReceipt,
  claimFirstPiece,
  createClaim,
  decideClaim,
  fromWireClaim,
  fromWireClaimableOrder,
  fromWireClaimRefused,
  fromWireDecisionFailure,
  fromWireFirstPiece,
  fromWirePhotoFailure,
  listClaimableOrders,
  listClaims,
  listFirstPieces,
  listRemakeEligibleOrders,
  listStudioClaims,
  mailOrderLink,
  readClaim,
  toWireDecision,
  toWireNewClaim,
} from '@tailorbird/contract/support';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isBadRequest, isConflict } from '@tailorbird/domain/shell';
import type {
  Claim,
  ClaimAccess,
  ClaimRefused,
  Claims,
  ClaimsRefused,
  DecisionFailure,
  PhotoRefused,
  StudioClaims,
} from '@tailorbird/domain/support';
import type { HttpClient } from './client.ts';
import { uploadRefused } from './uploadRefused.ts';

const refusedBy = (status: number | 'unreachable'): ClaimsRefused => {
  switch (status) {
    case 403:
      return { kind: 'sign-in-required' };
    case 404:
      return { kind: 'claim-not-found' };
    case 429:
      return { kind: 'too-often' };
    default:
      return { kind: 'unreachable' };
  }
};

const queryOf = ({ link }: ClaimAccess): Readonly<Record<string, string>> =>
  link === null ? {} : { link };

export class HttpClaims implements Claims {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly claimable: Claims['claimable'] = async (type, access) => {
    const answer =
      type === 'frg' && access.link === null
        ? await this.#client.send(listRemakeEligibleOrders)
        : await this.#client.send(listClaimableOrders, { query: { type, ...queryOf(access) } });
    return answer.status === 200
      ? ok(answer.body.map(fromWireClaimableOrder))
      : err(refusedBy(answer.status));
  };

  readonly addPhoto = async (
    order: string,
    upload: Uint8Array<ArrayBuffer>,
    access: ClaimAccess,
  ): Promise<Result<string, PhotoRefused>> => {
    const answer = await this.#client.send(addClaimPhoto, {
      query: { order, ...queryOf(access) },
      upload,
    });
    if (answer.status === 201) return ok(answer.body.id);
    return err(
      isBadRequest(answer)
        ? fromWirePhotoFailure(answer.body)
        : (uploadRefused(answer) ?? refusedBy(answer.status)),
    );
  };

  readonly create = async (
    sent: Parameters<Claims['create']>[0],
    { link }: ClaimAccess,
  ): Promise<Result<Claim, ClaimRefused>> => {
    const answer = await this.#client.send(createClaim, { body: toWireNewClaim(sent, link) });
    switch (answer.status) {
      case 201:
        return ok(fromWireClaim(answer.body));
      case 400:
        return err({ kind: 'claim-refused', failures: fromWireClaimRefused(answer.body) });
      case 409:
        return err({ kind: 'piece-not-claimable' });
      default:
        return err(refusedBy(answer.status));
    }
  };

  readonly firstPieces: Claims['firstPieces'] = async (order, access) => {
    const answer = await this.#client.send(listFirstPieces, {
      query: { order, ...queryOf(access) },
    });
    return answer.status === 200
      ? ok(answer.body.map(fromWireFirstPiece))
      : err(refusedBy(answer.status));
  };

  readonly claimFirstPiece: Claims['claimFirstPiece'] = async ({ orderNumber, lineId }, access) => {
    const body = { order_number: orderNumber, line: lineId, ...queryOf(access) };
    const answer = await this.#client.send(claimFirstPiece, { body });
    if (answer.status === 201) return ok(fromWireFirstPiece(answer.body));
    return err(isConflict(answer) ? { kind: answer.body.code } : refusedBy(answer.status));
  };

  readonly own: Claims['own'] = async () => {
    const answer = await this.#client.send(listClaims);
    return answer.status === 200
      ? ok(answer.body.map(fromWireClaim))
      : err(refusedBy(answer.status));
  };

  readonly byNumber: Claims['byNumber'] = async (number, access) => {
    const answer = await this.#client.send(readClaim, {
      params: { number },
      query: queryOf(access),
    });
    return answer.status === 200 ? ok(fromWireClaim(answer.body)) : err(refusedBy(answer.status));
  };

  readonly addReceipt = async (
    number: string,
    upload: Uint8Array<ArrayBuffer>,
    access: ClaimAccess,
  ): Promise<Result<Claim, PhotoRefused>> => {
    const answer = await this.#client.send(addClaimReceipt, {
      params: { number },
      query: queryOf(access),
      upload,
    });
    if (answer.status === 201) return ok(fromWireClaim(answer.body));
    return err(
      isBadRequest(answer)
        ? fromWirePhotoFailure(answer.body)
        : (uploadRefused(answer) ?? refusedBy(answer.status)),
    );
  };

  readonly mailLink: Claims['mailLink'] = async ({ number, email, type }) => {
    const answer = await this.#client.send(mailOrderLink, {
      body: { order_number: number, email, type },
    });
    return answer.status === 200 ? ok(null) : err(refusedBy(answer.status));
  };
}

/** Claims of all customers, for staff. */
export class HttpStudioClaims implements StudioClaims {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly list: StudioClaims['list'] = async (status) => {
    const answer = await this.#client.send(listStudioClaims, { query: { status } });
    return answer.status === 200
      ? ok(answer.body.map(fromWireClaim))
      : err(refusedBy(answer.status));
  };

  readonly decide: StudioClaims['decide'] = async (
    number,
    decision,
  ): Promise<Result<Claim, ClaimsRefused | DecisionFailure>> => {
    const answer = await this.#client.send(decideClaim, {
      params: { number },
      body: toWireDecision(decision),
    });
    switch (answer.status) {
      case 200:
        return ok(fromWireClaim(answer.body));
      case 400:
        return err(fromWireDecisionFailure(answer.body) ?? { kind: 'unreachable' });
      case 409:
        return err({ kind: 'claim-settled' });
      default:
        return err(refusedBy(answer.status));
    }
  };
}
