import { type Baskets, setCreditActive } from '@tailorbird/domain/basket';
import { makeAutoObservable } from 'mobx';
import type { BasketSession } from './basketSession.ts';

export class BasketCredit {
  isChanging = false;
  readonly #session: BasketSession;
  readonly #dependencies: { readonly baskets: Baskets };

  constructor(session: BasketSession, dependencies: { readonly baskets: Baskets }) {
    this.#session = session;
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async use(active: boolean): Promise<void> {
    if (this.isChanging) return;
    this.isChanging = true;
    this.#session.setTrouble(null);
    let reloading: Promise<unknown> | null = null;
    await this.#session.queue.run(
      () => setCreditActive(this.#dependencies)(active),
      (answer) => {
        this.isChanging = false;
        if (!answer.ok) return this.#session.setTrouble(answer.failure.kind);
        this.#session.setBasket(answer.value);
        reloading = this.#session.reload();
      },
    );
    await reloading;
  }

  startOver(): void {
    this.isChanging = false;
  }
}
