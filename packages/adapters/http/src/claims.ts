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
import { isBadRequest } from '@tailorbird/domain/shell';
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
import { failureOf, nothing, outcome } from './outcome.ts';
import { uploadRefused } from './uploadRefused.ts';

const signInRequired = { 403: { kind: 'sign-in-required' } } as const;
const notFound = { ...signInRequired, 404: { kind: 'claim-not-found' } } as const;
const tooOften = { 429: { kind: 'too-often' } } as const;

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
    return outcome(answer, (orders) => orders.map(fromWireClaimableOrder), signInRequired);
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
        : (uploadRefused(answer) ?? failureOf(answer, { ...notFound, ...tooOften })),
    );
  };

  readonly create = async (
    sent: Parameters<Claims['create']>[0],
    { link }: ClaimAccess,
  ): Promise<Result<Claim, ClaimRefused>> => {
    const answer = await this.#client.send(createClaim, { body: toWireNewClaim(sent, link) });
    return outcome(answer, fromWireClaim, {
      ...notFound,
      ...tooOften,
      400: (body) => ({ kind: 'claim-refused', failures: fromWireClaimRefused(body) }),
      409: { kind: 'piece-not-claimable' },
    });
  };

  readonly firstPieces: Claims['firstPieces'] = async (order, access) => {
    const answer = await this.#client.send(listFirstPieces, {
      query: { order, ...queryOf(access) },
    });
    return outcome(answer, (pieces) => pieces.map(fromWireFirstPiece), notFound);
  };

  readonly claimFirstPiece: Claims['claimFirstPiece'] = async ({ orderNumber, lineId }, access) => {
    const body = { order_number: orderNumber, line: lineId, ...queryOf(access) };
    const answer = await this.#client.send(claimFirstPiece, { body });
    return outcome(answer, fromWireFirstPiece, {
      ...notFound,
      ...tooOften,
      409: ({ code }) => ({ kind: code }),
    });
  };

  readonly own: Claims['own'] = async () => {
    const answer = await this.#client.send(listClaims);
    return outcome(answer, (claims) => claims.map(fromWireClaim), signInRequired);
  };

  readonly byNumber: Claims['byNumber'] = async (number, access) => {
    const answer = await this.#client.send(readClaim, {
      params: { number },
      query: queryOf(access),
    });
    return outcome(answer, fromWireClaim, notFound);
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
        : (uploadRefused(answer) ?? failureOf(answer, { ...notFound, ...tooOften })),
    );
  };

  readonly mailLink: Claims['mailLink'] = async ({ number, email, type }) => {
    const answer = await this.#client.send(mailOrderLink, {
      body: { order_number: number, email, type },
    });
    return outcome(answer, nothing, { ...signInRequired, ...tooOften });
  };
}

export class HttpStudioClaims implements StudioClaims {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly list: StudioClaims['list'] = async (status) => {
    const answer = await this.#client.send(listStudioClaims, { query: { status } });
    return outcome(answer, (claims) => claims.map(fromWireClaim), signInRequired);
  };

  readonly decide: StudioClaims['decide'] = async (
    number,
    decision,
  ): Promise<Result<Claim, ClaimsRefused | DecisionFailure>> => {
    const answer = await this.#client.send(decideClaim, {
      params: { number },
      body: toWireDecision(decision),
    });
    return outcome(answer, fromWireClaim, {
      ...notFound,
      400: (body) => fromWireDecisionFailure(body) ?? { kind: 'unreachable' },
      409: { kind: 'claim-settled' },
    });
  };
}
