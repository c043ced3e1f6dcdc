import {
  type AddRequest,
  addPieces,
  type Basket,
  type BasketRefused,
  type Baskets,
  changePiece,
  changeQuantity,
  checkVoucher,
  type LineSnapshot,
  normalizeVoucherCode,
  type PieceChange,
  type VoucherNotAdded,
} from '@tailorbird/domain/basket';
import {
  type ClothingType,
  checkVariant,
  defaultVariant,
  fabricColorOf,
  isCutFor,
  publicViewer,
} from '@tailorbird/domain/catalog';
import { parseInitials } from '@tailorbird/domain/designer';
import { giftCardTierCodes } from '@tailorbird/domain/giftCards';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { withDefaultSize } from './defaultSize.ts';
import {
  garmentTotalOf,
  type InMemoryState,
  recordsOf,
  type StoredBasket,
  type StoredLine,
  soldOutColor,
  typeOf,
  viewBasket,
  voucherOf,
  withChange,
} from './state.ts';

type Snapshot = Result<LineSnapshot, BasketRefused>;

const refused = (message: string): Result<never, BasketRefused> =>
  err({ kind: 'basket-refused', message });

/** The earlier version a piece is made in; none for the current one. */
const heldVersion = (
  state: InMemoryState,
  { userSizeId, userSizeVersion }: AddRequest,
): Pick<LineSnapshot, 'userSizeVersion'> => {
  const isCurrent = recordsOf(state).sizes.some(
    ({ id, version }) => id === userSizeId && version === userSizeVersion,
  );
  return userSizeId === null || userSizeVersion === undefined || isCurrent
    ? {}
    : { userSizeVersion };
};

const checkSize = (
  state: InMemoryState,
  type: ClothingType,
  {
    userSizeId,
    userSizeVersion: version,
    wearerId,
  }: Pick<AddRequest, 'userSizeId' | 'userSizeVersion' | 'wearerId'>,
): BasketRefused | null => {
  if (type.sizeType === null) return null;
  const { sizes, removedSizes } = recordsOf(state);
  const size = (version === undefined ? sizes : [...sizes, ...removedSizes]).find(
    ({ id }) => id === userSizeId,
  );
  if (
    !size ||
    (version !== undefined &&
      !state.sizeVersions.get(size.id)?.some((each) => each.version === version))
  )
    return { kind: 'missing-size' };
  if (wearerId !== undefined && wearerId !== size.wearerId) return { kind: 'missing-size' };
  if (size.sizeTypeId !== type.sizeType.id) return { kind: 'wrong-size-type' };
  return isCutFor(type, size) ? null : { kind: 'not-cut-for-body' };
};

export const snapshotOf = (state: InMemoryState, request: AddRequest): Snapshot => {
  const giftCard = state.fixture.giftCards.find(({ productId }) => productId === request.productId);
  const type = typeOf(
    state,
    giftCard?.clothingTypeId ?? request.productId ?? request.clothingTypeId,
  );
  if (!type || (type.productClass === 'Gift Card' && !giftCard))
    return refused('There is no such product.');
  const asked = {
    clothingTypeId: type.id,
    fabricColorId: request.fabricColorId,
    selectedProperties: request.selectedProperties,
  };
  const variant = type.isStockItem
    ? ok({ ...defaultVariant(type, publicViewer) })
    : checkVariant(type, asked, publicViewer);
  if (!variant.ok) {
    if (fabricColorOf(type, request.fabricColorId)?.outOfStock)
      return err({ kind: 'out-of-stock' });
    const aboutColor =
      variant.failure.kind === 'unknown-fabric-color' ||
      variant.failure.kind === 'fabric-color-not-available';
    return err({ kind: aboutColor ? 'fabric-color-not-available' : 'missing-properties' });
  }
  const initials = parseInitials(type.supportsInitials ? request.initials : '');
  if (!initials.ok) return refused('Only up to three letters can be embroidered.');
  const size = checkSize(state, type, request);
  if (size) return err(size);
  return ok({
    ...variant.value,
    initials: initials.value,
    userSizeId: type.sizeType === null ? null : request.userSizeId,
    ...(type.sizeType === null ? {} : heldVersion(state, request)),
    note: request.note.trim(),
    giftCardTier: giftCard ? giftCardTierCodes[giftCard.level] : null,
    ...(giftCard && request.gift && { gift: request.gift }),
  });
};

export class InMemoryBaskets implements Baskets {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly current = async (): Promise<Result<Basket, BasketRefused>> =>
    ok(viewBasket(this.#state));

  readonly quantities: Baskets['quantities'] = async () =>
    ok(viewBasket(this.#state).lines.map(({ quantity }) => quantity));

  readonly count = async (): Promise<Result<number, BasketRefused>> =>
    ok(viewBasket(this.#state).itemCount);

  readonly add = async ({
    key,
    ...request
  }: AddRequest): Promise<Result<Basket, BasketRefused>> => {
    const { additions } = this.#state;
    if (key !== undefined && additions.has(key)) return this.current();
    const dressed = await withDefaultSize(this.#state, request.clothingTypeId, request);
    if (!dressed.ok) return dressed;
    const snapshot = snapshotOf(this.#state, dressed.value);
    if (!snapshot.ok) return snapshot;
    const change = addPieces(this.#stored, snapshot.value, request.quantity);
    if (!change.ok) return err({ kind: change.failure.kind });
    if (key !== undefined) additions.add(key);
    return this.#withLines(withChange(this.#state, this.#stored.lines, change.value));
  };

  readonly changeQuantity = async (
    lineId: number,
    quantity: number,
  ): Promise<Result<Basket, BasketRefused>> => {
    const change = changeQuantity(this.#stored, lineId, quantity);
    if (!change.ok) return err({ kind: change.failure.kind });
    return this.#withLines(withChange(this.#state, this.#stored.lines, change.value));
  };

  readonly changePiece = async (
    lineId: number,
    change: PieceChange,
  ): Promise<Result<Basket, BasketRefused>> => {
    const line = this.#stored.lines.find(({ id }) => id === lineId);
    if (!line) return err({ kind: 'line-not-found' });
    const { giftCardTier, ...piece } = line.snapshot;
    const isGiftCard = giftCardTier !== null;
    const productId = isGiftCard
      ? (this.#state.fixture.giftCards.find(
          ({ clothingTypeId, level }) =>
            clothingTypeId === piece.clothingTypeId && giftCardTierCodes[level] === giftCardTier,
        )?.productId ?? null)
      : null;
    const dressed = await withDefaultSize(this.#state, piece.clothingTypeId, change);
    if (!dressed.ok) return dressed;
    const snapshot = snapshotOf(this.#state, {
      ...piece,
      ...dressed.value,
      quantity: line.quantity,
      productId,
    });
    if (!snapshot.ok) return snapshot;
    const changes = changePiece(this.#stored, lineId, snapshot.value, change.count);
    if (!changes.ok) return err({ kind: changes.failure.kind });
    return this.#withLines(
      changes.value.reduce((lines, one) => withChange(this.#state, lines, one), this.#stored.lines),
    );
  };

  readonly remove = (lineId: number): Promise<Result<Basket, BasketRefused>> =>
    this.changeQuantity(lineId, 0);

  readonly addVoucher = async (
    code: string,
  ): Promise<Result<{ readonly type: 'voucher' | 'account' }, VoucherNotAdded>> => {
    const state = this.#state;
    const normalized = normalizeVoucherCode(code);
    if (this.#stored.status === 'Frozen')
      return err({ kind: 'voucher-not-added', reasons: ['basket-frozen'] });
    const basket = viewBasket(state);
    const checked = checkVoucher(
      voucherOf(state, normalized),
      {
        currency: state.currency,
        garmentTotal: garmentTotalOf(basket),
        requiresShipping: basket.requiresShipping,
      },
      { signedIn: state.signedIn !== null },
      state.fixture.now,
    );
    if (!checked.ok) return err({ kind: 'voucher-not-added', reasons: [checked.failure.kind] });
    const { benefit } = checked.value;
    if (benefit.kind === 'account' && state.signedIn) {
      state.signedIn.credit += benefit.amounts[state.currency] ?? 0;
      state.signedIn.usedVouchers = [...state.signedIn.usedVouchers, normalized];
      return ok({ type: 'account' });
    }
    this.#change({ voucherCodes: [...new Set([...this.#stored.voucherCodes, normalized])] });
    return ok({ type: 'voucher' });
  };

  readonly removeVoucher = async (code: string): Promise<Result<Basket, VoucherNotAdded>> => {
    const normalized = normalizeVoucherCode(code);
    if (!this.#stored.voucherCodes.includes(normalized))
      return err({ kind: 'voucher-not-added', reasons: ['voucher-unknown'] });
    this.#change({
      voucherCodes: this.#stored.voucherCodes.filter((other) => other !== normalized),
    });
    return ok(viewBasket(this.#state));
  };

  readonly activateCredit = async (): Promise<Result<Basket, BasketRefused>> =>
    this.#state.signedIn === null ? refused('Sign in to use your credit.') : this.#setCredit(true);

  readonly deactivateCredit = async (): Promise<Result<Basket, BasketRefused>> =>
    this.#setCredit(false);

  get #stored(): StoredBasket {
    return recordsOf(this.#state).basket;
  }

  readonly #change = (changes: Partial<StoredBasket>): void => {
    const records = recordsOf(this.#state);
    records.basket = { ...records.basket, ...changes };
  };

  readonly #setCredit = (creditActive: boolean): Result<Basket, BasketRefused> => {
    if (this.#stored.status === 'Frozen') return err({ kind: 'basket-frozen' });
    this.#change({ creditActive });
    return ok(viewBasket(this.#state));
  };

  readonly #withLines = (lines: readonly StoredLine[]): Result<Basket, BasketRefused> => {
    const soldOut = soldOutColor(this.#state, lines);
    if (soldOut !== null)
      return err({
        kind: this.#state.stock.get(soldOut) === 0 ? 'out-of-stock' : 'quantity-exceeded',
      });
    this.#change({ lines });
    return ok(viewBasket(this.#state));
  };
}
