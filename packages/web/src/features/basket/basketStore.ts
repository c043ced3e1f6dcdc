import { adminModeOf, hasAdminUi } from '@tailorbird/domain/account';
import {
  type AddRequest,
  addGarment,
  addVoucher,
  type Basket,
  type BasketLine,
  type BasketMessage,
  type BasketRefused,
  type BasketSummary,
  type Baskets,
  mayRemoveVouchers,
  nextVolumeStep,
  type PendingPayment,
  type PieceChange,
  putBack,
  removeVoucher,
  setCreditActive,
  setLineQuantity,
  summarizeBasket,
  type VoucherNotAdded,
} from '@tailorbird/domain/basket';
import type { Catalog } from '@tailorbird/domain/catalog';
import type { Payments } from '@tailorbird/domain/checkout';
import {
  contentOf,
  err,
  isFresh,
  type LoadEvent,
  type LoadState,
  type Locale,
  ok,
  type Result,
  reduceLoadState,
} from '@tailorbird/domain/kernel';
import type { Analytics, Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { Clock } from '../../platform/browser/browser.ts';
import type { VisitStore } from '../../platform/visit/visitStore.ts';
import { type BasketActivity, type BasketActivityEvent, idleBasket, isAdding, isUpdating, reduceBasketActivity } from './basketActivity.ts';
import { editQuantity, type QuantityEditor, quantityDebounceMs, reduceQuantity } from './quantityEditor.ts';

export type BasketStoreDependencies = {
  readonly baskets: Baskets;
  /** Asked when a gift card is put back, which few do. */
  readonly catalog: () => Promise<Pick<Catalog, 'giftCardTiers'>>;
  readonly payments: Pick<Payments, 'cancel'>;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly preferences: Pick<Preferences, 'read'>;
  readonly visit: VisitStore;
  readonly clock: Clock;
  readonly onLeave: (run: () => void) => void;
};

/** What a customer reads about a line that did not change as told: the message's key, and the quantity that was wanted. */
export type LineTrouble = { readonly message: BasketMessage | 'basket-frozen'; readonly wanted: number };

/** How far a voucher code is that someone typed. */
export type VoucherEntry =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'code-missing' }
  | { readonly status: 'refused'; readonly failure: VoucherNotAdded }
  | { readonly status: 'added'; readonly type: 'voucher' | 'account' };

/** What went wrong with something that concerns the whole basket; also the key of its message (PRICE-16: `voucher.remove_error`, PRICE-17). */
export type BasketTrouble =
  | 'credit-not-activated'
  | 'credit-not-deactivated'
  | 'voucher-not-removed'
  | 'not-put-back'
  | 'payment-not-cancelled'
  | 'already-paid';

/**
 * The basket of this browser tab. Changes go out one after the other, in the order they were made; what a customer asks for shows at once, and what the
 * server answers replaces it (BASKET-13).
 */
export class BasketStore {
  state: LoadState<Basket, BasketRefused> = { status: 'initial' };
  activity: BasketActivity = idleBasket;
  isChangingCredit = false;
  isGivingUpPayment = false;
  isPuttingBack = false;
  voucher: VoucherEntry = { status: 'idle' };
  trouble: BasketTrouble | null = null;
  /** The line removed last, for as long as it can be put back. */
  removed: BasketLine | null = null;
  readonly lineTroubles: Map<number, LineTrouble> = new Map();
  readonly editors: Map<number, QuantityEditor> = observable.map({}, { deep: false });
  readonly #dependencies: BasketStoreDependencies;
  readonly #timers = new Map<number, () => void>();
  #lastChange: Promise<unknown> = Promise.resolve();
  /** Answers to what an earlier customer asked are dropped. */
  #visitor = 0;
  #language: Locale | null = null;
  #readAt: number | null = null;

  constructor(dependencies: BasketStoreDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { editors: false }, { autoBind: true });
    const { visit, onLeave } = dependencies;
    // A quantity that rests for a moment longer is sent before the page is gone.
    onLeave(() => void this.settle());
    reaction(
      () => (visit.user === undefined ? undefined : (visit.user?.id ?? null)),
      (_, before) => {
        if (before !== undefined) this.startOver();
      },
    );
    reaction(
      () => visit.visit?.location.currency,
      (_, before) => {
        if (before !== undefined && this.basket) void this.reload();
      },
    );
  }

  get basket(): Basket | undefined {
    return contentOf(this.state);
  }

  /** A piece is on its way into the basket (BASKET-11). */
  get isAdding(): boolean {
    return isAdding(this.activity);
  }

  /** A payment is under way: nothing in the basket can be changed (BASKET-10). */
  get isFrozen(): boolean {
    return this.basket?.status === 'Frozen';
  }

  get pendingPayment(): PendingPayment | null {
    return this.basket?.status === 'Frozen' ? this.basket.pendingPayment : null;
  }

  get summary(): BasketSummary | null {
    const { basket } = this;
    const switches = this.#dependencies.visit.visit?.location.switches ?? { applyCreditToShippingPrice: false };
    return basket ? summarizeBasket(basket, switches) : null;
  }

  /** How far it is to the next volume discount (PRICE-11, PRICE-12); null at the last one, and without garments. */
  get nextStep(): { readonly missing: number; readonly percent: number } | null {
    const garmentCount = this.summary?.garmentCount ?? 0;
    return garmentCount === 0 ? null : nextVolumeStep(garmentCount);
  }

  /** GUARD-08: in the summary only admin UI takes vouchers off. */
  get mayRemoveVouchers(): boolean {
    const { preferences, visit } = this.#dependencies;
    const adminMode = adminModeOf({ readable: true, value: preferences.read('adminMode') });
    return mayRemoveVouchers({ adminUi: hasAdminUi(visit.user ?? null, adminMode) });
  }

  /** Whether what is shown waits to be sent, or for an answer. */
  get isSettling(): boolean {
    return [...this.editors.values()].some(({ sendAt, sending }) => sendAt !== null || sending !== null);
  }

  quantityOf(line: BasketLine): number {
    return this.editors.get(line.id)?.shown ?? line.quantity;
  }

  isUpdating(lineId: number): boolean {
    return isUpdating(this.activity, lineId);
  }

  /** Brings the basket in for a reader, unless it is here, in their language, and not older than cached data may be (DATA-05). */
  async show(language: Locale): Promise<void> {
    const { clock, visit } = this.#dependencies;
    const isCurrent = this.basket?.itemCount === visit.basketCount && isFresh(this.#readAt, clock.now());
    const isKnown = isCurrent && this.#language === language;
    this.#language = language;
    if (!isKnown) await this.reload();
  }

  /** Brings the basket in anew, in a language. */
  async refresh(language: Locale): Promise<Result<Basket, BasketRefused>> {
    this.#language = language;
    return this.reload();
  }

  async reload(): Promise<Result<Basket, BasketRefused>> {
    const visitor = this.#visitor;
    this.load({ type: 'requested' });
    const answer = await this.#dependencies.baskets.current();
    if (visitor !== this.#visitor) return answer;
    this.#readAt = answer.ok ? this.#dependencies.clock.now() : null;
    if (answer.ok) this.take(answer.value);
    else this.load({ type: 'failed', failure: answer.failure });
    return answer;
  }

  /** Takes over a basket that a call answered with. */
  take(basket: Basket): void {
    this.load({ type: 'arrived', value: basket });
    const lines = new Map(basket.lines.map((line) => [line.id, line]));
    for (const id of this.lineTroubles.keys()) if (!lines.has(id)) this.lineTroubles.delete(id);
    for (const [id, { sendAt, sending }] of this.editors) {
      if (!lines.has(id) || (sendAt === null && sending === null)) this.editors.delete(id);
    }
    this.#dependencies.visit.countBasket(basket.itemCount);
  }

  load(event: LoadEvent<Basket, BasketRefused>): void {
    this.state = reduceLoadState(this.state, event);
  }

  /**
   * Puts a piece in the basket, then reloads it (BASKET-12). The text for a refusal is `refused.<message>` among those of the basket, with the message that
   * `basketMessage('add', failure)` names (BASKET-18 … BASKET-21); without stock the basket has been reloaded by then.
   */
  async add(request: AddRequest): Promise<Result<Basket, BasketRefused>> {
    const { baskets, analytics } = this.#dependencies;
    if (this.isFrozen) {
      void this.reload();
      return err({ kind: 'basket-frozen' });
    }
    const visitor = this.#visitor;
    this.note({ type: 'add-started' });
    const added = await this.#inTurn(() => addGarment({ baskets })(request));
    if (visitor !== this.#visitor) return added.ok ? added : err(added.failure.failure);
    this.note({ type: 'add-ended' });
    if (!added.ok) {
      if (added.failure.basket) this.take(added.failure.basket);
      return err(added.failure.failure);
    }
    this.take(added.value);
    this.forgetRemoved();
    const slug = added.value.lines.find((line) => line.snapshot.clothingTypeId === request.clothingTypeId)?.clothingTypeSlug;
    if (slug) analytics.track({ name: 'line-added', clothingTypeSlug: slug, quantity: request.quantity });
    const reloaded = await this.reload();
    return reloaded.ok ? reloaded : ok(added.value);
  }

  /** A line as the server has it now, in a reader's language; null when it is not there. */
  async line(lineId: number, language: Locale): Promise<Result<BasketLine | null, BasketRefused>> {
    const known = this.#language === language ? this.#line(lineId) : undefined;
    if (known) return ok(known);
    const answer = await this.refresh(language);
    return answer.ok ? ok(answer.value.lines.find(({ id }) => id === lineId) ?? null) : answer;
  }

  /** Makes the pieces of a line differently. A refusal leaves the line as it was; where it says the basket is another one by now, that is read. */
  async changePiece(lineId: number, change: PieceChange): Promise<Result<Basket, BasketRefused>> {
    const visitor = this.#visitor;
    // A quantity that rests is sent first: the line may become one with another.
    for (const resting of [...this.#timers.keys()]) this.sendRested(resting);
    this.note({ type: 'change-started', lineId });
    const answer = await this.#inTurn(() => this.#dependencies.baskets.changePiece(lineId, change));
    if (visitor !== this.#visitor) return answer;
    runInAction(() => {
      this.note({ type: 'change-ended', lineId });
      this.lineTroubles.delete(lineId);
      if (answer.ok) {
        this.forgetRemoved();
        this.take(answer.value);
      } else if (['basket-frozen', 'line-not-found'].includes(answer.failure.kind)) {
        void this.reload();
      }
    });
    return answer;
  }

  /** Asks for a quantity (BASKET-14). It shows at once and is sent when 250 ms have passed without another (BASKET-15); 0 removes the line (BASKET-16). */
  changeQuantity(lineId: number, quantity: number): void {
    if (this.isFrozen) return;
    this.removed = null;
    this.lineTroubles.delete(lineId);
    this.edit(lineId, { type: 'chosen', quantity, at: this.#dependencies.clock.now() });
    this.#timers.get(lineId)?.();
    this.#timers.set(
      lineId,
      this.#dependencies.clock.after(quantityDebounceMs, () => this.sendRested(lineId)),
    );
  }

  /** Removes a line without waiting. It can be put back until the basket changes again. */
  async remove(lineId: number): Promise<void> {
    this.changeQuantity(lineId, 0);
    await this.settle();
  }

  /** Sends at once what rests, and resolves when all of it is answered: a checkout must not overtake a change. */
  async settle(): Promise<void> {
    for (const lineId of [...this.#timers.keys()]) this.sendRested(lineId);
    await this.#lastChange;
    if (this.isSettling) await this.settle();
  }

  /** Sends the quantity of a line that has rested, unless one is on its way: what is chosen meanwhile waits for its answer. */
  sendRested(lineId: number): void {
    this.#timers.get(lineId)?.();
    this.#timers.delete(lineId);
    const editor = this.editors.get(lineId);
    if (!editor || editor.sendAt === null || editor.sending !== null) return;
    this.edit(lineId, { type: 'time-passed', at: editor.sendAt });
    void this.send(lineId, editor.shown);
  }

  async send(lineId: number, quantity: number): Promise<void> {
    const { baskets, analytics } = this.#dependencies;
    const visitor = this.#visitor;
    const line = this.#line(lineId);
    this.trouble = null;
    this.note({ type: 'change-started', lineId });
    const answer = await this.#inTurn(() => setLineQuantity({ baskets })(lineId, quantity));
    if (visitor !== this.#visitor) return;
    runInAction(() => {
      this.note({ type: 'change-ended', lineId });
      if (answer.ok) {
        this.edit(lineId, { type: 'saved', quantity });
        this.take(answer.value);
        if (quantity === 0 && line) {
          this.removed = line;
          analytics.track({ name: 'line-removed', clothingTypeSlug: line.clothingTypeSlug });
        }
        return;
      }
      const { failure, message, basket } = answer.failure;
      const isFrozen = failure.kind === 'basket-frozen';
      this.lineTroubles.set(lineId, { message: isFrozen ? failure.kind : message, wanted: quantity });
      this.edit(lineId, { type: 'refused' });
      if (basket) this.take(basket);
      else if (isFrozen || failure.kind === 'line-not-found') void this.reload();
    });
    // What was chosen while this call was under way.
    if (!this.#timers.has(lineId)) this.sendRested(lineId);
  }

  /** Puts the line that was removed last back in. */
  async putBack(): Promise<void> {
    const line = this.removed;
    if (!line || this.isPuttingBack) return;
    this.isPuttingBack = true;
    this.trouble = null;
    const visitor = this.#visitor;
    const { baskets, catalog } = this.#dependencies;
    const answer = await this.#inTurn(() =>
      putBack({ baskets, catalog: { giftCardTiers: async (currency) => (await catalog()).giftCardTiers(currency) } })(line),
    );
    runInAction(() => {
      this.isPuttingBack = false;
      if (visitor !== this.#visitor) return;
      if (answer.ok) {
        this.removed = null;
        this.take(answer.value);
      } else {
        this.trouble = 'not-put-back';
      }
    });
  }

  forgetRemoved(): void {
    this.removed = null;
  }

  /** Adds the voucher of a code (PRICE-14); an account voucher also pays with credit from then on (PRICE-05). Answers whether it was added. */
  async addVoucher(typed: string): Promise<boolean> {
    const { baskets, analytics } = this.#dependencies;
    if (this.voucher.status === 'submitting') return false;
    this.trouble = null;
    if (typed.trim() === '') {
      this.voucher = { status: 'code-missing' };
      return false;
    }
    this.voucher = { status: 'submitting' };
    const visitor = this.#visitor;
    const answer = await this.#inTurn(() => addVoucher({ baskets })(typed));
    if (visitor !== this.#visitor) return false;
    runInAction(() => {
      if (answer.ok) {
        this.voucher = { status: 'added', type: answer.value.type };
        if (answer.value.creditFailure) this.trouble = 'credit-not-activated';
        this.take(answer.value.basket);
        return;
      }
      this.voucher = { status: 'refused', failure: answer.failure };
      // PRICE-15: the first reason is tracked.
      const reason = answer.failure.kind === 'voucher-not-added' ? answer.failure.reasons[0] : undefined;
      if (reason !== undefined) analytics.track({ name: 'voucher-refused', reason });
    });
    return answer.ok;
  }

  /** Forgets what was said about the last code, because another one is being typed. */
  forgetVoucherEntry(): void {
    if (this.voucher.status !== 'submitting') this.voucher = { status: 'idle' };
  }

  async removeVoucher(code: string): Promise<void> {
    this.trouble = null;
    const visitor = this.#visitor;
    const answer = await this.#inTurn(() => removeVoucher(this.#dependencies)(code));
    if (visitor !== this.#visitor) return;
    runInAction(() => {
      this.voucher = { status: 'idle' };
      if (answer.ok) this.take(answer.value);
      else this.trouble = 'voucher-not-removed';
    });
  }

  /** Pays with account credit or stops doing so, then reloads the basket (PRICE-04). */
  async payWithCredit(active: boolean): Promise<void> {
    if (this.isChangingCredit) return;
    this.isChangingCredit = true;
    this.trouble = null;
    const visitor = this.#visitor;
    const answer = await this.#inTurn(() => setCreditActive(this.#dependencies)(active));
    runInAction(() => {
      this.isChangingCredit = false;
      if (visitor !== this.#visitor) return;
      if (answer.ok) this.take(answer.value);
      else this.trouble = answer.failure.kind;
    });
    if (answer.ok && visitor === this.#visitor) await this.reload();
  }

  /** Gives the payment up that this basket is frozen for, so that it opens again. Answers whether it is open now. */
  async giveUpPayment(): Promise<boolean> {
    const payment = this.pendingPayment;
    if (!payment || this.isGivingUpPayment) return false;
    this.isGivingUpPayment = true;
    this.trouble = null;
    const answer = await this.#dependencies.payments.cancel(payment.id);
    await this.reload();
    runInAction(() => {
      this.isGivingUpPayment = false;
      if (!answer.ok) this.trouble = answer.failure.kind === 'unreachable' ? 'payment-not-cancelled' : 'already-paid';
    });
    return answer.ok;
  }

  /** AUTH-19: on any change of who is here the basket is dropped, and brought in again where it was on screen. */
  startOver(): void {
    const wasKnown = this.state.status !== 'initial';
    this.#visitor += 1;
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    this.editors.clear();
    this.lineTroubles.clear();
    this.activity = idleBasket;
    this.removed = null;
    this.trouble = null;
    this.voucher = { status: 'idle' };
    this.load({ type: 'dropped' });
    if (wasKnown) void this.reload();
  }

  note(event: BasketActivityEvent): void {
    this.activity = reduceBasketActivity(this.activity, event);
  }

  edit(lineId: number, event: Parameters<typeof reduceQuantity>[1]): void {
    const line = this.#line(lineId);
    const editor = this.editors.get(lineId) ?? (line && editQuantity(line.quantity));
    if (editor) this.editors.set(lineId, reduceQuantity(editor, event));
  }

  #line(lineId: number): BasketLine | undefined {
    return this.basket?.lines.find((line) => line.id === lineId);
  }

  /** Changes do not overtake each other: the answer that comes last is also the newest. */
  #inTurn<Value>(change: () => Promise<Value>): Promise<Value> {
    const turn = this.#lastChange.then(change);
    this.#lastChange = turn.catch(() => {});
    return turn;
  }
}
