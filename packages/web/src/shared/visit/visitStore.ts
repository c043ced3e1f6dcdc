import {
  type CurrentUser,
  isAdmin,
  isImpersonated,
  isRetailStore,
  type Visit,
} from '@tailorbird/domain/account';
import type { ContinentCode, Currency, Result } from '@tailorbird/domain/kernel';
import { defaultCurrency } from '@tailorbird/domain/location';
import { makeAutoObservable, runInAction } from 'mobx';
import { value } from '../../platform/services/token.ts';
import { reloadDocument } from '../../platform/site/shopLocation.ts';

type VisitState =
  | { readonly status: 'unknown' }
  | { readonly status: 'known'; readonly visit: Visit }
  | { readonly status: 'unreachable' };

/**
 * Personal state of a visit: user, place, number of pieces in the basket. Unknown during server
 * rendering and until the first response.
 */
export class VisitStore {
  state: VisitState = { status: 'unknown' };
  /** True after the server ended a customer's session, until the next sign-in. */
  hasSessionEnded = false;
  readonly #ask: () => Promise<Result<Visit, { readonly kind: 'unreachable' }>>;
  #asked = 0;
  /** Number of the latest answered request. */
  #answered = 0;

  constructor(ask: () => Promise<Result<Visit, { readonly kind: 'unreachable' }>>) {
    this.#ask = ask;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get visit(): Visit | null {
    return this.state.status === 'known' ? this.state.visit : null;
  }

  /** Undefined while unknown, null for a guest. */
  get user(): CurrentUser | null | undefined {
    return this.visit ? this.visit.user : undefined;
  }

  get isSignedIn(): boolean {
    return this.visit?.user != null;
  }

  get isAdmin(): boolean {
    return isAdmin(this.user ?? null);
  }

  get isRetailStore(): boolean {
    return isRetailStore(this.user ?? null);
  }

  get isImpersonated(): boolean {
    return isImpersonated(this.user ?? null);
  }

  /** Prices are in US dollars until the place is known (PRICE-22). */
  get currency(): Currency {
    return this.visit?.location.currency ?? defaultCurrency;
  }

  get countryCode(): string | null {
    return this.visit?.location.countryCode ?? null;
  }

  get continentCode(): ContinentCode | null {
    return this.visit?.location.continentCode ?? null;
  }

  /** Null while unknown: the badge is blank then (SHELL-17). */
  get basketCount(): number | null {
    return this.visit?.basketCount ?? null;
  }

  /**
   * Reloads the visit at the start and after possible changes. Keeps the current state on
   * failure or if a newer response arrived.
   */
  async refresh(): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    const answer = await this.#ask();
    runInAction(() => {
      if (turn < this.#answered) return;
      if (answer.ok) {
        this.#answered = turn;
        this.#store(answer.value);
      } else if (this.state.status === 'unknown') this.state = { status: 'unreachable' };
    });
  }

  /** Updates the visit from another call's response, such as a country choice. */
  setVisit(visit: Visit): void {
    this.#asked += 1;
    this.#answered = this.#asked;
    this.#store(visit);
  }

  /**
   * Reloads the visit when the session may have ended in another tab or on the server. Stores
   * clear private data when the user changes; a different customer causes a page reload.
   */
  async checkSession(reload = reloadDocument): Promise<void> {
    const before = this.user?.id;
    if (before === undefined) return;
    await this.refresh();
    if (this.user && this.user.id !== before) reload();
  }

  countBasket(basketCount: number): void {
    if (this.visit) this.state = { status: 'known', visit: { ...this.visit, basketCount } };
  }

  #store(visit: Visit): void {
    if (visit.user) this.hasSessionEnded = false;
    else if (this.isSignedIn) this.hasSessionEnded = true;
    this.state = { status: 'known', visit };
  }
}

export const VisitT = value<VisitStore>('Visit');
