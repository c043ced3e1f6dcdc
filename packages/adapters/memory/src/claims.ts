import { err, money, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type Claim,
  type ClaimableOrder,
  type ClaimItem,
  type Claims,
  checkClaim,
  checkClaimedQuantities,
  checkPhoto,
  type FirstPiece,
  type PhotoRefused,
} from '@tailorbird/domain/support';

/** In-memory claims of one customer about the given orders. All valid photos are kept. */
export class InMemoryClaims implements Claims {
  readonly claims: Claim[] = [];
  readonly photos: Map<string, Uint8Array> = new Map();
  readonly links: { readonly number: string; readonly email: string }[] = [];
  readonly #orders: readonly ClaimableOrder[];
  readonly #keys = new Map<string, Claim>();
  #firstPieces: readonly FirstPiece[];

  constructor(orders: readonly ClaimableOrder[], firstPieces: readonly FirstPiece[] = []) {
    this.#orders = orders;
    this.#firstPieces = firstPieces;
  }

  readonly claimable: Claims['claimable'] = async () => ok(this.#orders);

  readonly addPhoto = async (
    _: string,
    bytes: Uint8Array,
  ): Promise<Result<string, PhotoRefused>> => {
    const checked = checkPhoto({ size: bytes.byteLength, head: bytes.subarray(0, 16) });
    if (!checked.ok) return checked;
    const id = `photo-${this.photos.size + 1}`.padEnd(43, '0');
    this.photos.set(id, bytes);
    return ok(id);
  };

  readonly create: Claims['create'] = async (sent) => {
    const known = this.#keys.get(sent.key);
    if (known) return ok(known);
    const order = this.#orders.find(({ number }) => number === sent.orderNumber);
    if (!order) return err({ kind: 'claim-not-found' });
    const items = sent.items.flatMap(({ lineId, washConfirmed, photos }): readonly ClaimItem[] => {
      const line = order.lines.find((each) => each.lineId === lineId);
      const uploaded = photos.map(() => ({ uploaded: true }));
      return line ? [{ ...line, washConfirmed, photos: uploaded }] : [];
    });
    const open = checkClaimedQuantities(sent.items, order.lines);
    if (!open.ok) return open;
    const checked = checkClaim({ ...sent, items });
    if (!checked.ok) return err({ kind: 'claim-refused', failures: checked.failure });
    const claim: Claim = {
      number: String(this.claims.length + 1),
      type: sent.type,
      orderNumber: order.number,
      status: 'Received',
      receivedAt: order.datePlaced,
      settledAt: null,
      email: 'ada@example.com',
      comment: checked.value.comment,
      pieces: sent.items.flatMap(({ lineId, quantity, washConfirmed, photos }) =>
        order.lines
          .filter((each) => each.lineId === lineId)
          .map((line) => ({ ...line, quantity, washConfirmed, zones: null, photos })),
      ),
      receipts: [],
      value: money(10_000, 'EUR'),
      hasAccount: true,
      decision: null,
      levies: null,
    };
    this.#keys.set(sent.key, claim);
    this.claims.unshift(claim);
    return ok(claim);
  };

  readonly firstPieces: Claims['firstPieces'] = async () => ok(this.#firstPieces);

  readonly claimFirstPiece: Claims['claimFirstPiece'] = async ({ lineId }) => {
    const piece = this.#firstPieces.find((each) => each.lineId === lineId);
    if (!piece) return err({ kind: 'piece-not-claimable' });
    if (piece.missing) return err({ kind: piece.missing });
    const claimed: FirstPiece = {
      ...piece,
      claim: piece.claim ?? { number: String(lineId), status: 'Received' },
    };
    this.#firstPieces = this.#firstPieces.map((each) => (each === piece ? claimed : each));
    return ok(claimed);
  };

  readonly own: Claims['own'] = async () => ok(this.claims);

  readonly byNumber: Claims['byNumber'] = async (number) => {
    const found = this.claims.find((claim) => claim.number === number);
    return found ? ok(found) : err({ kind: 'claim-not-found' });
  };

  readonly addReceipt: Claims['addReceipt'] = async (number, bytes) => {
    const at = this.claims.findIndex((claim) => claim.number === number);
    const claim = this.claims[at];
    if (!claim) return err({ kind: 'claim-not-found' });
    const added = await this.addPhoto(number, bytes);
    if (!added.ok) return added;
    this.claims[at] = { ...claim, receipts: [...claim.receipts, added.value] };
    return ok({ ...claim, receipts: [...claim.receipts, added.value] });
  };

  readonly mailLink: Claims['mailLink'] = async ({ number, email }) => {
    this.links.push({ number, email });
    return ok(null);
  };
}
