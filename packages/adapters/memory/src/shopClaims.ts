import { fabricColorOf } from '@tailorbird/domain/catalog';
import { err, type Money, ok, type Result, sum, zero } from '@tailorbird/domain/kernel';
import {
  isMadeToSize,
  type Order,
  type OrderLine,
  partsOf,
  remakeGuaranteeEnd,
  shareByPieces,
  withdrawnQuantity,
} from '@tailorbird/domain/orders';
import {
  type Claim,
  type ClaimAccess,
  type ClaimDecision,
  type ClaimItem,
  type Claims,
  type ClaimsRefused,
  type ClaimType,
  checkClaim,
  checkClaimedQuantities,
  checkPhoto,
  claimableLines,
  claimFirstPiece,
  type DecisionFailure,
  decideClaim,
  type FirstPiece,
  type PhotoRefused,
} from '@tailorbird/domain/support';
import { findOrderOf, recordsOfOrder } from './orderLinks.ts';
import {
  type InMemoryState,
  nextId,
  recordsOf,
  type StoredClaim,
  typeOf,
  type VisitorRecords,
} from './state.ts';

const notFound: Result<never, ClaimsRefused> = err({ kind: 'claim-not-found' });

/** Wool in an English or German composition. */
const wool = /wool|wolle|merino|cashmere|kaschmir/i;

type Held = { readonly owner: VisitorRecords; readonly order: Order };

type Open = { readonly line: OrderLine; readonly open: number };

const isRefused = ({ decision }: Claim): boolean => decision?.kind === 'refused';

const shown = ({ key: _, ...claim }: StoredClaim): Claim => claim;

/** In-memory claims about the orders of the shop. Photos are checked, and only ids are kept. */
export class InMemoryShopClaims implements Claims {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly claimable: Claims['claimable'] = async (type, { link }) => {
    const linked = /^link-to-(.+)$/.exec(link ?? '')?.[1];
    const held = linked === undefined ? null : this.#held(linked, { link });
    if (!held && !this.#state.signedIn) return err({ kind: 'sign-in-required' });
    const owner = held?.owner ?? recordsOf(this.#state);
    return ok(
      (held ? [held.order] : owner.orders).flatMap((order) => {
        const lines = this.#openLines(owner, order, type);
        if (lines.length === 0) return [];
        const { number, datePlaced } = order;
        return [
          {
            number,
            datePlaced,
            guaranteeEnd: remakeGuaranteeEnd(datePlaced),
            lines: lines.map(({ line, open }) => ({
              ...this.#itemOf(line),
              quantity: open,
              title: line.title,
              variantTitle: line.variantTitle,
              imagePath: line.imagePath,
              sizeTitle: line.size?.title ?? null,
            })),
          },
        ];
      }),
    );
  };

  readonly addPhoto = async (
    orderNumber: string,
    bytes: Uint8Array,
    access: ClaimAccess,
  ): Promise<Result<string, PhotoRefused>> => {
    if (!this.#held(orderNumber, access)) return notFound;
    const checked = checkPhoto({ size: bytes.byteLength, head: bytes.subarray(0, 16) });
    if (!checked.ok) return checked;
    const id = `photo-${nextId(this.#state)}-`.padEnd(43, '0');
    this.#state.photos.set(id, orderNumber);
    return ok(id);
  };

  readonly create: Claims['create'] = async (
    { items, key, orderNumber, type, comment },
    access,
  ) => {
    const held = this.#held(orderNumber, access);
    if (!held) return notFound;
    const { owner, order } = held;
    const known = owner.claims.find((claim) => claim.key === key);
    if (known) return known.orderNumber === orderNumber ? ok(shown(known)) : notFound;
    const isKept = (photo: string): boolean => this.#state.photos.get(photo) === orderNumber;
    const form = items.flatMap(({ lineId, washConfirmed, photos }): readonly ClaimItem[] =>
      order.lines
        .filter(({ id }) => id === lineId)
        .map((line) => ({
          ...this.#itemOf(line),
          washConfirmed,
          photos: photos.filter(isKept).map(() => ({ uploaded: true })),
        })),
    );
    const checked = checkClaim({ type, orderNumber, comment, items: form });
    if (!checked.ok) return err({ kind: 'claim-refused', failures: checked.failure });
    const lines = this.#openLines(owner, order, type);
    const open = checkClaimedQuantities(
      items,
      lines.map(({ line, open: quantity }) => ({ lineId: line.id, quantity })),
    );
    if (!open.ok) return open;
    const pieces = items.map(({ lineId, quantity, washConfirmed, photos }) => ({
      lineId,
      quantity,
      washConfirmed,
      zones: null,
      photos: photos.filter(isKept),
    }));
    return ok(this.#store(held, { key, type, comment: checked.value.comment, pieces }));
  };

  readonly firstPieces: Claims['firstPieces'] = async (orderNumber, access) => {
    const held = this.#held(orderNumber, access);
    if (!held) return notFound;
    return ok(held.order.lines.flatMap((line) => this.#firstPiece(held, line) ?? []));
  };

  readonly claimFirstPiece: Claims['claimFirstPiece'] = async ({ orderNumber, lineId }, access) => {
    const held = this.#held(orderNumber, access);
    const line = held?.order.lines.find(({ id }) => id === lineId);
    if (!held || !line) return notFound;
    const about = this.#claimsAbout(held, lineId);
    if (about.every(isRefused)) {
      const can = this.#canClaimFirst(held, line);
      if (!can.ok) return can;
      const feedback = held.owner.feedbacks.find((each) => each.lineId === lineId);
      this.#store(held, {
        key: `first-piece-${lineId}-${about.length}`,
        type: 'frg',
        comment: '',
        pieces: [
          {
            lineId,
            quantity: partsOf(line).first,
            washConfirmed: feedback?.washed ?? false,
            zones: feedback?.zones ?? null,
            photos: [],
          },
        ],
      });
    }
    const piece = this.#firstPiece(held, line);
    return piece ? ok(piece) : err({ kind: 'piece-not-claimable' });
  };

  readonly own: Claims['own'] = async () =>
    this.#state.signedIn
      ? ok(this.#state.signedIn.records.claims.map(shown))
      : err({ kind: 'sign-in-required' });

  readonly byNumber: Claims['byNumber'] = async (number, access) => {
    const found = this.#found(number, access);
    return found ? ok(shown(found.claim)) : notFound;
  };

  readonly addReceipt: Claims['addReceipt'] = async (number, bytes, access) => {
    const found = this.#found(number, access);
    if (!found) return notFound;
    const added = await this.addPhoto(found.claim.orderNumber, bytes, access);
    if (!added.ok) return added;
    const receipts = [...found.claim.receipts, added.value];
    return ok(shown(this.#replace(found.owner, { ...found.claim, receipts })));
  };

  readonly mailLink: Claims['mailLink'] = async ({ number, email }) => {
    const address = email.trim().toLowerCase();
    const order = findOrderOf(this.#state, number.trim(), address);
    if (order) this.#state.orderLinks.set(address, `link-to-${order.number}`);
    return ok(null);
  };

  /** Decides a claim of this browser as staff do. A remake is a new order without a price. */
  readonly decide = (
    number: string,
    decision: ClaimDecision,
  ): Result<Claim, DecisionFailure | ClaimsRefused> => {
    const found = this.#found(number, { link: null });
    if (!found) return notFound;
    const { claim, owner } = found;
    const decided = decideClaim({ ...claim, hasReceipt: claim.receipts.length > 0 }, decision);
    if (!decided.ok) return decided;
    const settled: StoredClaim = {
      ...claim,
      status: 'Settled',
      settledAt: this.#state.fixture.now,
      decision:
        decided.value.kind === 'remake'
          ? { kind: 'remake', orderNumber: this.#remake(owner, claim) }
          : decided.value,
    };
    const { signedIn } = this.#state;
    if (decided.value.kind === 'credit' && signedIn) signedIn.credit += decided.value.amount.amount;
    return ok(shown(this.#replace(owner, settled)));
  };

  #remake(owner: VisitorRecords, claim: StoredClaim): string | null {
    const order = owner.orders.find(({ number }) => number === claim.orderNumber);
    if (!order) return null;
    const number = `TB-${100_000 + nextId(this.#state)}`;
    const nothing = zero(order.total.currency);
    const lines = claim.pieces.flatMap(({ lineId, quantity }) =>
      order.lines
        .filter(({ id }) => id === lineId)
        .map(({ levy: _, ...line }): OrderLine => {
          const version = owner.sizes.find(({ id }) => id === line.size?.id)?.version;
          return {
            ...line,
            id: nextId(this.#state),
            quantity,
            status: 'Confirmed',
            madeFirst: null,
            size: line.size && { ...line.size, version: version ?? line.size.version },
            unitPrice: nothing,
            priceExclDiscounts: nothing,
            priceInclDiscounts: nothing,
          };
        }),
    );
    const at = this.#state.fixture.now;
    const { levies: _, ...copied } = order;
    const remade: Order = {
      ...copied,
      number,
      status: 'Confirmed',
      progress: 15,
      history: [{ status: 'Confirmed', at, by: 'system' }],
      fitAnswer: null,
      isCancellable: true,
      parcels: [],
      datePlaced: at,
      remakeOf: order.number,
      lines,
      offerDiscounts: [],
      voucherDiscounts: [],
      shippingDiscounts: [],
      shipping: nothing,
      credit: nothing,
      total: nothing,
      paid: nothing,
      paidBy: null,
      refunds: [],
      withdrawals: [],
      comment: claim.comment,
    };
    owner.orders = [remade, ...owner.orders];
    return number;
  }

  #held(orderNumber: string, { link }: ClaimAccess): Held | null {
    const owner = recordsOfOrder(this.#state, orderNumber, link ?? undefined);
    const order = owner?.orders.find(({ number }) => number === orderNumber);
    return owner && order ? { owner, order } : null;
  }

  #found(
    number: string,
    { link }: ClaimAccess,
  ): { readonly owner: VisitorRecords; readonly claim: StoredClaim } | null {
    const linked = /^link-to-(.+)$/.exec(link ?? '')?.[1];
    const owner =
      linked === undefined ? recordsOf(this.#state) : this.#held(linked, { link })?.owner;
    const claim = owner?.claims.find((each) => each.number === number);
    return owner && claim && (linked === undefined || claim.orderNumber === linked)
      ? { owner, claim }
      : null;
  }

  readonly #itemOf = ({ id, snapshot, productClass, fabricColor }: OrderLine) => {
    const type = typeOf(this.#state, snapshot.clothingTypeId);
    const fabric = type && fabricColorOf(type, snapshot.fabricColorId)?.fabric;
    return {
      lineId: id,
      sizeTypeSlug: type?.sizeType?.slug ?? '',
      productClass,
      isMadeToSize: isMadeToSize({ snapshot }),
      isWool: wool.test(fabric?.composition ?? fabricColor?.fabricTitle ?? ''),
    };
  };

  readonly #claimsAbout = ({ owner, order }: Held, lineId: number): readonly StoredClaim[] =>
    owner.claims.filter(
      (claim) =>
        claim.type === 'frg' &&
        claim.orderNumber === order.number &&
        claim.pieces.some((piece) => piece.lineId === lineId),
    );

  readonly #openLines = (owner: VisitorRecords, order: Order, type: ClaimType): readonly Open[] => {
    const claimed = (lineId: number): number =>
      owner.claims
        .filter((claim) => claim.type === type && !isRefused(claim))
        .flatMap(({ pieces }) => pieces.filter((piece) => piece.lineId === lineId))
        .reduce((pieces, { quantity }) => pieces + quantity, 0);
    const lines = order.lines.map((line) => {
      const open = line.quantity - withdrawnQuantity(order, line.id) - claimed(line.id);
      return { ...this.#itemOf(line), line, open, isClaimed: open <= 0 };
    });
    return claimableLines(type, { ...order, lines }, this.#state.fixture.now);
  };

  readonly #canClaimFirst = (held: Held, line: OrderLine) =>
    claimFirstPiece(
      held.order,
      {
        ...this.#itemOf(line),
        madeFirst: line.madeFirst ?? 0,
        isClaimed: !this.#claimsAbout(held, line.id).every(isRefused),
        feedback: held.owner.feedbacks.find(({ lineId }) => lineId === line.id) ?? null,
      },
      this.#state.fixture.now,
    );

  #firstPiece(held: Held, line: OrderLine): FirstPiece | null {
    const can = this.#canClaimFirst(held, line);
    const claim = this.#claimsAbout(held, line.id).find((each) => !isRefused(each));
    const missing = can.ok || can.failure.kind === 'piece-not-claimable' ? null : can.failure.kind;
    if (!claim && !can.ok && missing === null) return null;
    return {
      lineId: line.id,
      guaranteeEnd: remakeGuaranteeEnd(held.order.datePlaced),
      missing,
      claim: claim ? { number: claim.number, status: claim.status } : null,
    };
  }

  #store(
    { owner, order }: Held,
    sent: Pick<StoredClaim, 'key' | 'type' | 'comment'> & {
      readonly pieces: readonly Pick<
        Claim['pieces'][number],
        'lineId' | 'quantity' | 'washConfirmed' | 'zones' | 'photos'
      >[];
    },
  ): Claim {
    const lines = sent.pieces.flatMap((piece) =>
      order.lines.filter(({ id }) => id === piece.lineId).map((line) => ({ piece, line })),
    );
    const paid = lines.map(
      ({ piece, line }): Money =>
        shareByPieces(line.priceInclDiscounts, [line.quantity - piece.quantity, piece.quantity])[1],
    );
    const claim: StoredClaim = {
      ...sent,
      number: String(nextId(this.#state)),
      orderNumber: order.number,
      status: 'Received',
      receivedAt: this.#state.fixture.now,
      settledAt: null,
      email: order.email,
      pieces: lines.map(({ piece, line: { quantity, title, variantTitle, imagePath, size } }) => ({
        ...piece,
        lineQuantity: quantity,
        title,
        variantTitle,
        imagePath,
        sizeTitle: size?.title ?? null,
      })),
      receipts: [],
      value: sum(paid, order.total.currency),
      hasAccount: !order.isGuest,
      decision: null,
      levies: null,
    };
    owner.claims = [claim, ...owner.claims];
    return shown(claim);
  }

  readonly #replace = (owner: VisitorRecords, changed: StoredClaim): StoredClaim => {
    owner.claims = owner.claims.map((each) => (each.number === changed.number ? changed : each));
    return changed;
  };
}
