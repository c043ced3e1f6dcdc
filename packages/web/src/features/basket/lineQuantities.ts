import {
  type Basket,
  type BasketLine,
  type BasketMessage,
  type Baskets,
  setLineQuantity,
} from '@tailorbird/domain/basket';
import type { Analytics } from '@tailorbird/domain/shell';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Clock } from '../../platform/browser/browser.ts';
import type { BasketSession } from './basketSession.ts';
import {
  editQuantity,
  type QuantityEditor,
  type QuantityEvent,
  quantityDebounceMs,
  reduceQuantity,
} from './quantityEditor.ts';
import type { RemovedLine } from './removedLine.ts';

export type LineTrouble = {
  readonly message: BasketMessage | 'basket-frozen';
  readonly wanted: number;
};

export type LineQuantitiesDependencies = {
  readonly baskets: Baskets;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly clock: Clock;
  readonly removed: RemovedLine;
};

/**
 * Quantities of lines: shown at once, sent after a pause, and confirmed by the response
 * (BASKET-13).
 */
export class LineQuantities {
  readonly troubles: Map<number, LineTrouble> = new Map();
  readonly #editors: Map<number, QuantityEditor> = observable.map({}, { deep: false });
  readonly #timers = new Map<number, () => void>();
  readonly #session: BasketSession;
  readonly #dependencies: LineQuantitiesDependencies;

  constructor(session: BasketSession, dependencies: LineQuantitiesDependencies) {
    this.#session = session;
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True if a shown quantity waits to be sent or answered. */
  get isSettling(): boolean {
    return [...this.#editors.values()].some(
      ({ sendAt, sending }) => sendAt !== null || sending !== null,
    );
  }

  of(line: BasketLine): number {
    return this.#editors.get(line.id)?.shown ?? line.quantity;
  }

  /**
   * Changes a quantity (BASKET-14). Shows it at once and sends it after 250 ms without another
   * change (BASKET-15); 0 removes the line (BASKET-16).
   */
  change(lineId: number, quantity: number): void {
    const { clock, removed } = this.#dependencies;
    if (this.#session.isFrozen) return;
    removed.forget();
    this.troubles.delete(lineId);
    this.#edit(lineId, { type: 'chosen', quantity, at: clock.now() });
    this.#timers.get(lineId)?.();
    this.#timers.set(
      lineId,
      clock.after(quantityDebounceMs, () => runInAction(() => this.#sendRested(lineId))),
    );
  }

  /** Removes a line at once. Undo is possible until the basket changes again. */
  async remove(lineId: number): Promise<void> {
    this.change(lineId, 0);
    await this.settle();
  }

  sendAll(): void {
    for (const lineId of [...this.#timers.keys()]) this.#sendRested(lineId);
  }

  /**
   * Sends pending quantities and resolves when they are answered: a checkout must not overtake
   * a change.
   */
  async settle(): Promise<void> {
    this.sendAll();
    await this.#session.queue.done();
    if (this.isSettling) await this.settle();
  }

  /** Discards state of removed lines and editors that equal the basket. */
  follow({ lines }: Basket): void {
    const ids = new Set(lines.map(({ id }) => id));
    for (const id of this.troubles.keys()) if (!ids.has(id)) this.troubles.delete(id);
    for (const [id, { sendAt, sending }] of this.#editors) {
      if (!ids.has(id) || (sendAt === null && sending === null)) this.#editors.delete(id);
    }
  }

  forgetTrouble(lineId: number): void {
    this.troubles.delete(lineId);
  }

  startOver(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    this.#editors.clear();
    this.troubles.clear();
  }

  /**
   * Sends the pending quantity of a line, unless a request is in progress: later choices wait
   * for its response.
   */
  #sendRested(lineId: number): void {
    this.#timers.get(lineId)?.();
    this.#timers.delete(lineId);
    const editor = this.#editors.get(lineId);
    if (!editor || editor.sendAt === null || editor.sending !== null) return;
    this.#edit(lineId, { type: 'time-passed', at: editor.sendAt });
    void this.#send(lineId, editor.shown);
  }

  async #send(lineId: number, quantity: number): Promise<void> {
    const { baskets, analytics, removed } = this.#dependencies;
    const line = this.#line(lineId);
    this.#session.setTrouble(null);
    this.#session.recordActivity({ type: 'change-started', lineId });
    await this.#session.queue.run(
      () => setLineQuantity({ baskets })(lineId, quantity),
      (answer) => {
        this.#session.recordActivity({ type: 'change-ended', lineId });
        if (answer.ok) {
          this.#edit(lineId, { type: 'saved', quantity });
          this.#session.setBasket(answer.value);
          if (quantity === 0 && line) {
            removed.remember(line);
            analytics.track({ name: 'line-removed', clothingTypeSlug: line.clothingTypeSlug });
          }
        } else {
          const { failure, message, basket } = answer.failure;
          const isFrozen = failure.kind === 'basket-frozen';
          this.troubles.set(lineId, {
            message: isFrozen ? failure.kind : message,
            wanted: quantity,
          });
          this.#edit(lineId, { type: 'refused' });
          if (basket) this.#session.setBasket(basket);
          else if (isFrozen || failure.kind === 'line-not-found') void this.#session.reload();
        }
        // The quantity changed during this request.
        if (!this.#timers.has(lineId)) this.#sendRested(lineId);
      },
    );
  }

  #edit(lineId: number, event: QuantityEvent): void {
    const line = this.#line(lineId);
    const editor = this.#editors.get(lineId) ?? (line && editQuantity(line.quantity));
    if (editor) this.#editors.set(lineId, reduceQuantity(editor, event));
  }

  #line(lineId: number): BasketLine | undefined {
    return this.#session.basket?.lines.find(({ id }) => id === lineId);
  }
}
