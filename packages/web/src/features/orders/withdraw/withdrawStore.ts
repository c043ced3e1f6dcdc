import { type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import type {
  ChosenPieces,
  OrderRefused,
  Withdrawal,
  WithdrawalLine,
  Withdrawals,
  WithdrawalView,
  WithdrawRefused,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { WithdrawalsT } from '../../../shared/ports/ports.ts';
import {
  checkOrderLookup,
  type OrderLookup,
  type OrderLookupFailures,
} from '../guestOrder/orderLookup.ts';

type Opened = { readonly number: string; readonly link: string | null };

export class WithdrawStore {
  opened: Opened | null = null;
  state: LoadState<WithdrawalView, OrderRefused> = { status: 'initial' };
  step: 'choose' | 'confirm' | 'done' = 'choose';
  finding: 'open' | 'busy' | 'not-found' | 'too-often' | 'unreachable' = 'open';
  failures: OrderLookupFailures = {};
  chosen: ReadonlyMap<number, number> = new Map();
  isDeclaring = false;
  refused: (WithdrawRefused | OrderRefused)['kind'] | null = null;
  declared: Withdrawal | null = null;
  readonly #withdrawals: Withdrawals;

  constructor({ withdrawals }: { readonly withdrawals: Withdrawals }) {
    this.#withdrawals = withdrawals;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get view(): WithdrawalView | null {
    return 'value' in this.state ? this.state.value : null;
  }

  get chosenLines(): readonly (WithdrawalLine & { readonly wanted: number })[] {
    return (this.view?.lines ?? []).flatMap((line) => {
      const wanted = this.chosen.get(line.lineId) ?? 0;
      return wanted > 0 ? [{ ...line, wanted }] : [];
    });
  }

  async find(asked: OrderLookup): Promise<void> {
    if (this.finding === 'busy') return;
    this.failures = checkOrderLookup(asked);
    if (Object.keys(this.failures).length > 0) return;
    this.finding = 'busy';
    const answer = await this.#withdrawals.find({
      number: asked.number.trim(),
      email: asked.email.trim(),
    });
    runInAction(() => {
      const kind = answer.ok ? null : answer.failure.kind;
      this.finding =
        kind === null
          ? 'open'
          : kind === 'too-often'
            ? 'too-often'
            : kind === 'order-not-found'
              ? 'not-found'
              : 'unreachable';
    });
    if (answer.ok) await this.open(answer.value.number, answer.value.link);
  }

  async open(number: string, link: string | null): Promise<void> {
    this.opened = { number, link };
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#withdrawals.of(number, link);
    // Another order was opened or this one closed meanwhile.
    if (this.opened?.number !== number || this.opened.link !== link) return;
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  leave(): void {
    this.opened = null;
    this.state = { status: 'initial' };
    this.chosen = new Map();
    this.declared = null;
    this.#go('choose');
  }

  /** Selects a number of pieces of a line; 0 selects none. */
  choose(lineId: number, quantity: number): void {
    this.refused = null;
    this.chosen = new Map([...this.chosen, [lineId, quantity]]);
  }

  goToConfirmation(): void {
    if (this.chosenLines.length === 0) this.refused = 'nothing-chosen';
    else this.#go('confirm');
  }

  back(): void {
    this.#go('choose');
  }

  #go(step: WithdrawStore['step']): void {
    this.refused = null;
    this.step = step;
  }

  /** Declares the withdrawal. After a refusal the current lines show with the reason. */
  async declare(): Promise<void> {
    const { opened } = this;
    if (!opened || this.isDeclaring) return;
    const lines: readonly ChosenPieces[] = this.chosenLines.map(({ lineId, wanted }) => ({
      lineId,
      quantity: wanted,
    }));
    this.isDeclaring = true;
    this.refused = null;
    const answer = await this.#withdrawals.declare(opened.number, lines, opened.link);
    runInAction(() => {
      this.isDeclaring = false;
      if (answer.ok) {
        this.state = reduceLoadState(this.state, { type: 'arrived', value: answer.value });
        this.declared = answer.value.withdrawals.at(-1) ?? null;
        this.chosen = new Map();
        this.step = 'done';
      } else this.refused = answer.failure.kind;
    });
    if (answer.ok || answer.failure.kind === 'unreachable') return;
    await this.open(opened.number, opened.link);
    runInAction(() => {
      this.step = 'choose';
      this.chosen = new Map();
    });
  }
}

export const WithdrawStoreT = lateStore('WithdrawStore', {
  scope: 'component',
  needs: { withdrawals: WithdrawalsT },
  is: WithdrawStore,
});
