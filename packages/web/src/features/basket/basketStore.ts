import {
  type AddRequest,
  type Basket,
  type BasketLine,
  type BasketRefused,
  type BasketSummary,
  type PendingPayment,
  type PieceChange,
  summarizeBasket,
} from '@tailorbird/domain/basket';
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
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { addOnce, type Unanswered } from './addOnce.ts';
import {
  type BasketActivity,
  type BasketActivityEvent,
  idleBasket,
  isAdding,
  isUpdating,
  reduceBasketActivity,
} from './basketActivity.ts';
import type { BasketExtension, BasketSession, BasketTrouble } from './basketSession.ts';
import type { BasketStoreDependencies } from './basketStoreDependencies.ts';
import { ChangeQueue } from './changeQueue.ts';

/**
 * The basket of this browser tab. Changes show at once, and the server's response replaces them
 * (BASKET-13).
 */
export class BasketStore implements BasketSession {
  state: LoadState<Basket, BasketRefused> = { status: 'initial' };
  activity: BasketActivity = idleBasket;
  isGivingUpPayment = false;
  trouble: BasketTrouble | null = null;
  readonly queue = new ChangeQueue();
  readonly #dependencies: BasketStoreDependencies;
  #part: BasketExtension | null = null;
  readonly #unanswered: Unanswered = new Map();
  #read: { readonly language: Locale; readonly at: number } | null = null;

  constructor(dependencies: BasketStoreDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { queue: false, join: false }, { autoBind: true });
    const { visit } = dependencies;
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

  /** BASKET-11. */
  get isAdding(): boolean {
    return isAdding(this.activity);
  }

  /** True while a payment is in progress; the basket cannot change (BASKET-10). */
  get isFrozen(): boolean {
    return this.basket?.status === 'Frozen';
  }

  async readFrozen(): Promise<boolean> {
    if (!this.basket && this.#dependencies.visit.basketCount) await this.reload();
    return this.isFrozen;
  }

  get pendingPayment(): PendingPayment | null {
    return this.basket?.status === 'Frozen' ? this.basket.pendingPayment : null;
  }

  get summary(): BasketSummary | null {
    const { basket } = this;
    const switches = this.#dependencies.visit.visit?.location.switches ?? {
      applyCreditToShippingPrice: false,
    };
    return basket ? summarizeBasket(basket, switches) : null;
  }

  isUpdating(lineId: number): boolean {
    return isUpdating(this.activity, lineId);
  }

  /** Loads the basket, unless it is loaded in this language and fresh enough (DATA-05). */
  async show(language: Locale): Promise<void> {
    const { clock, visit } = this.#dependencies;
    const isCurrent =
      this.basket?.itemCount === visit.basketCount && isFresh(this.#read?.at ?? null, clock.now());
    if (!isCurrent || this.#read?.language !== language) await this.refresh(language);
  }

  reload(): Promise<Result<Basket, BasketRefused>> {
    return this.refresh(this.#dependencies.callLanguage.current);
  }

  async refresh(language: Locale): Promise<Result<Basket, BasketRefused>> {
    const isHere = this.queue.presence();
    this.load({ type: 'requested' });
    const answer = await this.#dependencies.baskets.current();
    if (!isHere()) return answer;
    this.#read = answer.ok ? { language, at: this.#dependencies.clock.now() } : null;
    if (answer.ok) {
      this.setBasket(answer.value);
      return answer;
    }
    this.load({ type: 'failed', failure: answer.failure });
    return answer;
  }

  setBasket(basket: Basket): void {
    this.load({ type: 'arrived', value: basket });
    this.#part?.follow(basket);
    this.#dependencies.visit.countBasket(basket.itemCount);
  }

  load(event: LoadEvent<Basket, BasketRefused>): void {
    this.state = reduceLoadState(this.state, event);
  }

  /**
   * Adds a piece, then reloads the basket once (BASKET-12). The text for a refusal is
   * `refused.<message>` of the basket texts, with the message of `basketMessage('add',
   * failure)` (BASKET-18 … BASKET-21); without stock the basket is reloaded before it returns.
   */
  async add(request: AddRequest): Promise<Result<Basket, BasketRefused>> {
    const { baskets, analytics } = this.#dependencies;
    if (this.isFrozen) {
      void this.reload();
      return err({ kind: 'basket-frozen' });
    }
    let reloading: ReturnType<typeof this.reload> | null = null;
    this.recordActivity({ type: 'add-started' });
    const added = await this.queue.run(
      () => addOnce({ baskets, unanswered: this.#unanswered }, request),
      (answer) => {
        this.recordActivity({ type: 'add-ended' });
        if (!answer.ok) {
          if (answer.failure.basket) this.setBasket(answer.failure.basket);
          return;
        }
        this.setBasket(answer.value);
        this.#part?.changed();
        const slug = answer.value.lines.find(
          (line) => line.snapshot.clothingTypeId === request.clothingTypeId,
        )?.clothingTypeSlug;
        if (slug)
          analytics.track({
            name: 'line-added',
            clothingTypeSlug: slug,
            quantity: request.quantity,
          });
        reloading = this.reload();
      },
    );
    if (!added.ok) {
      if (added.failure.failure.kind === 'basket-frozen') void this.reload();
      return err(added.failure.failure);
    }
    const reloaded = await (reloading as ReturnType<typeof this.reload> | null);
    return reloaded?.ok ? reloaded : ok(added.value);
  }

  /** The server's current line in a language; null if it does not exist. */
  async line(lineId: number, language: Locale): Promise<Result<BasketLine | null, BasketRefused>> {
    const known =
      this.#read?.language === language
        ? this.basket?.lines.find(({ id }) => id === lineId)
        : undefined;
    if (known) return ok(known);
    const answer = await this.refresh(language);
    return answer.ok ? ok(answer.value.lines.find(({ id }) => id === lineId) ?? null) : answer;
  }

  /**
   * Changes the pieces of a line. A refusal leaves the line unchanged; if the basket has
   * changed elsewhere, it is reloaded.
   */
  changePiece(lineId: number, change: PieceChange): Promise<Result<Basket, BasketRefused>> {
    this.#part?.beforePieceChange();
    this.recordActivity({ type: 'change-started', lineId });
    return this.queue.run(
      () => this.#dependencies.baskets.changePiece(lineId, change),
      (answer) => {
        this.recordActivity({ type: 'change-ended', lineId });
        this.#part?.forgetTrouble(lineId);
        if (answer.ok) {
          this.#part?.changed();
          this.setBasket(answer.value);
        } else if (['basket-frozen', 'line-not-found'].includes(answer.failure.kind)) {
          void this.reload();
        }
      },
    );
  }

  async settle(): Promise<void> {
    await this.queue.done();
    await this.#part?.settle();
  }

  /** Gives up the payment that freezes the basket. Returns whether the basket is open now. */
  async giveUpPayment(): Promise<boolean> {
    const payment = this.pendingPayment;
    if (!payment || this.isGivingUpPayment) return false;
    this.isGivingUpPayment = true;
    this.trouble = null;
    const answer = await this.#dependencies.payments.cancel(payment.id);
    await this.reload();
    runInAction(() => {
      this.isGivingUpPayment = false;
      if (!answer.ok)
        this.trouble =
          answer.failure.kind === 'unreachable' ? 'payment-not-cancelled' : 'already-paid';
    });
    return answer.ok;
  }

  /** AUTH-19: discards the basket when the visitor changes, and reloads it if it is visible. */
  startOver(): void {
    const wasKnown = this.state.status !== 'initial';
    this.queue.startOver();
    this.#unanswered.clear();
    this.#part?.startOver();
    this.activity = idleBasket;
    this.trouble = null;
    this.load({ type: 'dropped' });
    if (wasKnown) void this.reload();
  }

  join(part: BasketExtension): void {
    this.#part = part;
  }

  recordActivity(event: BasketActivityEvent): void {
    this.activity = reduceBasketActivity(this.activity, event);
  }

  setTrouble(trouble: BasketTrouble | null): void {
    this.trouble = trouble;
  }
}
