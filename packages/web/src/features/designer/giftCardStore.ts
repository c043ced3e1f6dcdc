import {
  type AddRequest,
  type Basket,
  type BasketRefused,
  chooseGiftCard,
} from '@tailorbird/domain/basket';
import {
  type Catalog,
  type ClothingType,
  defaultVariant,
  publicViewer,
} from '@tailorbird/domain/catalog';
import type { GiftCardTier, GiftCardTierLevel } from '@tailorbird/domain/giftCards';
import { type Currency, err, type Result } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Day, TodayT } from '../../platform/browser/browser.ts';
import { later, store } from '../../platform/services/token.ts';
import type { BasketActions } from '../../shared/basket/basketActions.ts';
import { BasketActionsT, CatalogT } from '../../shared/ports/ports.ts';
import { type GiftField, GiftFields } from './giftFields.ts';

export type GiftCardBuying =
  | { readonly status: 'idle' }
  | { readonly status: 'adding' }
  | { readonly status: 'added' }
  | { readonly status: 'refused'; readonly failure: BasketRefused };

type GiftCardDependencies = {
  readonly catalog: () => Promise<Pick<Catalog, 'giftCardTiers'>>;
  readonly today: () => Day;
  readonly desk: () => Promise<Pick<BasketActions, 'add'>>;
};

export class GiftCardStore {
  readonly type: ClothingType;
  tiers: readonly GiftCardTier[];
  level: GiftCardTierLevel | null = null;
  readonly fields: GiftFields;
  /** The customer pressed "buy" without an amount (PRICE-27). */
  isAmountMissed = false;
  wrongField: GiftField | null = null;
  /** Stays on the page's amounts if those in the visitor's currency cannot be loaded. */
  buying: GiftCardBuying = { status: 'idle' };
  readonly #dependencies: GiftCardDependencies;

  constructor(
    type: ClothingType,
    tiers: readonly GiftCardTier[],
    dependencies: GiftCardDependencies,
  ) {
    this.type = type;
    this.tiers = tiers;
    this.#dependencies = dependencies;
    this.fields = new GiftFields({ isDigital: !type.requiresShipping, today: dependencies.today });
    makeAutoObservable(
      this,
      { type: false, fields: false, tiers: observableRef, buying: observableRef },
      { autoBind: true },
    );
  }

  get tier(): GiftCardTier | undefined {
    return this.tiers.find(({ level }) => level === this.level);
  }

  pick(level: GiftCardTierLevel): void {
    this.level = level;
    this.isAmountMissed = false;
    this.#forgetRefusal();
  }

  /** Loads the amounts in the visitor's currency if it differs from the current one. */
  async showIn(currency: Currency): Promise<void> {
    if (this.tiers[0]?.price.currency === currency) return;
    try {
      const tiers = await (await this.#dependencies.catalog()).giftCardTiers(currency);
      runInAction(() => {
        this.tiers = tiers.filter(({ clothingTypeId }) => clothingTypeId === this.type.id);
      });
    } catch {}
  }

  /** Adds the card to the basket. Returns whether it was added; ignores calls while adding. */
  async addToBasket(): Promise<boolean> {
    if (this.buying.status === 'adding') return false;
    const { delivery, note } = this.fields;
    const card = {
      ...defaultVariant(this.type, publicViewer),
      note,
      gift: delivery.ok ? delivery.value : null,
    };
    const chosen = chooseGiftCard(this.tier ?? null, card);
    this.isAmountMissed = !chosen.ok;
    this.wrongField = this.fields.check();
    if (!chosen.ok || this.wrongField) return false;
    this.buying = { status: 'adding' };
    const added = await this.#add(chosen.value);
    runInAction(() => {
      this.buying = added.ok ? { status: 'added' } : { status: 'refused', failure: added.failure };
    });
    return added.ok;
  }

  #forgetRefusal(): void {
    if (this.buying.status !== 'adding') this.buying = { status: 'idle' };
  }

  async #add(request: AddRequest): Promise<Result<Basket, BasketRefused>> {
    try {
      return await (await this.#dependencies.desk()).add(request);
    } catch {
      return err({ kind: 'unreachable' });
      // The amounts of the page still apply.
    }
  }
}

export const GiftCardStoreT = store('GiftCardStore', {
  scope: 'component',
  needs: { catalog: later(CatalogT), desk: later(BasketActionsT), today: TodayT },
  is: GiftCardStore,
});
