import { makeAutoObservable } from 'mobx';
import { type Clock, ClockT } from '../browser/browser.ts';
import { store } from '../services/token.ts';
import {
  hiddenLoadingBar,
  type LoadingBar,
  type LoadingEvent,
  loadingTickMs,
  reduceLoadingBar,
} from './loadingBar.ts';

/** Display time of the full bar, in milliseconds. */
const farewellMs = 400;

export class LoadingStore {
  bar: LoadingBar = hiddenLoadingBar;
  #ticks: ReturnType<typeof setInterval> | undefined;
  readonly #clock: Pick<Clock, 'now'>;

  constructor({ clock }: { readonly clock: Pick<Clock, 'now'> }) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.happen({ type: 'started', at: this.#clock.now() });
    this.#ticks ??= setInterval(
      () => this.happen({ type: 'time-passed', at: this.#clock.now() }),
      loadingTickMs,
    );
  }

  end(outcome: 'finished' | 'failed'): void {
    this.happen({ type: 'ended', outcome });
    if (this.bar.status === 'waiting' || this.bar.status === 'running') return;
    clearInterval(this.#ticks);
    this.#ticks = undefined;
    if (this.bar.status !== 'hidden') setTimeout(() => this.happen({ type: 'hidden' }), farewellMs);
  }

  happen(event: LoadingEvent): void {
    this.bar = reduceLoadingBar(this.bar, event);
  }
}

export const LoadingT = store('Loading', {
  scope: 'tab',
  needs: { clock: ClockT },
  is: LoadingStore,
});
