import { type Basket, type Baskets, nextVolumeStep } from '@tailorbird/domain/basket';
import type { Analytics, Preferences } from '@tailorbird/domain/shell';
import { runInAction } from 'mobx';
import type { Clock } from '../../platform/browser/browser.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import { BasketCredit } from './basketCredit.ts';
import type { BasketExtension, BasketSession } from './basketSession.ts';
import { BasketVouchers } from './basketVouchers.ts';
import { LineQuantities } from './lineQuantities.ts';
import { RemovedLine, type RemovedLineDependencies } from './removedLine.ts';

export type BasketChangesDependencies = {
  readonly session: BasketSession;
  readonly baskets: Baskets;
  readonly catalog: RemovedLineDependencies['catalog'];
  readonly analytics: Pick<Analytics, 'track'>;
  readonly preferences: Pick<Preferences, 'find'>;
  readonly visit: Pick<VisitStore, 'user'>;
  readonly clock: Clock;
  readonly onLeave: (run: () => void) => void;
};

/**
 * Changes made in the basket's panel: quantities, vouchers and credit. Pages that only show the
 * basket do not load it.
 */
export class BasketChanges implements BasketExtension {
  readonly quantities: LineQuantities;
  readonly removed: RemovedLine;
  readonly vouchers: BasketVouchers;
  readonly credit: BasketCredit;
  readonly #session: BasketSession;

  constructor(dependencies: BasketChangesDependencies) {
    const { session, onLeave } = dependencies;
    this.#session = session;
    this.removed = new RemovedLine(session, dependencies);
    this.quantities = new LineQuantities(session, { ...dependencies, removed: this.removed });
    this.vouchers = new BasketVouchers(session, dependencies);
    this.credit = new BasketCredit(session, dependencies);
    session.join(this);
    // Sends pending quantities before the page is left.
    onLeave(() => void this.settle());
  }

  /**
   * Pieces missing for the next volume discount (PRICE-11, PRICE-12); null at the last one and
   * without garments.
   */
  get nextStep(): { readonly missing: number; readonly percent: number } | null {
    const garmentCount = this.#session.summary?.garmentCount ?? 0;
    return garmentCount === 0 ? null : nextVolumeStep(garmentCount);
  }

  follow(basket: Basket): void {
    this.quantities.follow(basket);
  }

  beforePieceChange(): void {
    runInAction(() => this.quantities.sendAll());
  }

  changed(): void {
    this.removed.forget();
  }

  forgetTrouble(lineId: number): void {
    this.quantities.forgetTrouble(lineId);
  }

  settle(): Promise<void> {
    return this.quantities.settle();
  }

  startOver(): void {
    for (const part of [this.quantities, this.removed, this.vouchers, this.credit])
      part.startOver();
  }
}
