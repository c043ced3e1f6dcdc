import { type EmailFailure, type LoadState, parseEmail, reduceLoadState } from '@tailorbird/domain/kernel';
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

type Asked = { readonly number: string; readonly email: string };
type Opened = { readonly number: string; readonly link: string | null };

/** Withdrawing from a contract: from the number of an order to the receipt. */
export class WithdrawStore {
  /** The order that is open; null before one was found. */
  opened: Opened | null = null;
  state: LoadState<WithdrawalView, OrderRefused> = { status: 'initial' };
  step: 'choose' | 'confirm' | 'done' = 'choose';
  /** Where finding the order stands. */
  finding: 'open' | 'busy' | 'not-found' | 'too-often' | 'unreachable' = 'open';
  failures: { readonly number?: 'required'; readonly email?: EmailFailure['kind'] } = {};
  chosen: ReadonlyMap<number, number> = new Map();
  isDeclaring = false;
  refused: (WithdrawRefused | OrderRefused)['kind'] | null = null;
  /** What was declared just now. */
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

  /** Looks for an order by its number and address. What was typed stays in the form. */
  async find({ number, email }: Asked): Promise<void> {
    if (this.finding === 'busy') return;
    const parsed = parseEmail(email);
    this.failures = { ...(number.trim() === '' && { number: 'required' }), ...(!parsed.ok && { email: parsed.failure.kind }) };
    if (Object.keys(this.failures).length > 0) return;
    this.finding = 'busy';
    const answer = await this.#withdrawals.find({ number: number.trim(), email: email.trim() });
    runInAction(() => {
      const kind = answer.ok ? null : answer.failure.kind;
      this.finding = kind === null ? 'open' : kind === 'too-often' ? 'too-often' : kind === 'order-not-found' ? 'not-found' : 'unreachable';
    });
    if (answer.ok) await this.open(answer.value.number, answer.value.link);
  }

  async open(number: string, link: string | null): Promise<void> {
    this.opened = { number, link };
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#withdrawals.of(number, link);
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok ? { type: 'arrived', value: answer.value } : { type: 'failed', failure: answer.failure },
      );
    });
  }

  /** Chooses so many pieces of a line; with 0 none. */
  choose(lineId: number, quantity: number): void {
    this.refused = null;
    this.chosen = new Map([...this.chosen, [lineId, quantity]]);
  }

  goOn(): void {
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

  /** Withdraws. When it is refused, how the lines stand now is shown with the reason. */
  async declare(): Promise<void> {
    const { opened } = this;
    if (!opened || this.isDeclaring) return;
    const lines: readonly ChosenPieces[] = this.chosenLines.map(({ lineId, wanted }) => ({ lineId, quantity: wanted }));
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
