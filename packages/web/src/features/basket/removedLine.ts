import { type BasketLine, type Baskets, restoreLine } from '@tailorbird/domain/basket';
import type { Catalog } from '@tailorbird/domain/catalog';
import { err } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef } from 'mobx';
import type { BasketSession } from './basketSession.ts';

export type RemovedLineDependencies = {
  readonly baskets: Pick<Baskets, 'add'>;
  /** Loaded to restore a gift card, which is rare. */
  readonly catalog: () => Promise<Pick<Catalog, 'giftCardTiers'>>;
};

export class RemovedLine {
  line: BasketLine | null = null;
  isPuttingBack = false;
  readonly #session: BasketSession;
  readonly #dependencies: RemovedLineDependencies;

  constructor(session: BasketSession, dependencies: RemovedLineDependencies) {
    this.#session = session;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { line: observableRef }, { autoBind: true });
  }

  remember(line: BasketLine): void {
    this.line = line;
  }

  forget(): void {
    this.line = null;
  }

  async restoreLine(): Promise<void> {
    const { line } = this;
    if (!line || this.isPuttingBack) return;
    this.isPuttingBack = true;
    this.#session.setTrouble(null);
    const { baskets, catalog } = this.#dependencies;
    const giftCardTiers: Catalog['giftCardTiers'] = async (currency) =>
      (await catalog()).giftCardTiers(currency);
    await this.#session.queue.run(
      // Loading the amounts of gift cards can fail.
      () =>
        restoreLine({ baskets, catalog: { giftCardTiers } })(line).catch(() =>
          err({ kind: 'unreachable' as const }),
        ),
      (answer) => {
        this.isPuttingBack = false;
        if (answer.ok) {
          this.forget();
          this.#session.setBasket(answer.value);
        } else {
          this.#session.setTrouble('not-put-back');
        }
      },
    );
  }

  startOver(): void {
    this.line = null;
    this.isPuttingBack = false;
  }
}
