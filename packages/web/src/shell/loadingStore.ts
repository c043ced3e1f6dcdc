import { makeAutoObservable } from 'mobx';

/** SHELL-28, in milliseconds. */
export const loadingBarTiming = { delay: 200, duration: 5_000, tick: 100, farewell: 400 } as const;

type LoadingState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'waiting' }
  | { readonly phase: 'running'; readonly percent: number }
  | { readonly phase: 'finished' }
  | { readonly phase: 'failed' };

/** The bar at the top: nothing for 200 ms, then it creeps toward 100 over about 5 s, and finishes or fails with what it stands for. */
export class LoadingStore {
  state: LoadingState = { phase: 'idle' };
  #delay: ReturnType<typeof setTimeout> | undefined;
  #ticks: ReturnType<typeof setInterval> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.#stopTimers();
    this.state = { phase: 'waiting' };
    this.#delay = setTimeout(() => {
      this.#creep();
      this.#ticks = setInterval(() => this.#creep(), loadingBarTiming.tick);
    }, loadingBarTiming.delay);
  }

  finish(): void {
    this.#end('finished');
  }

  fail(): void {
    this.#end('failed');
  }

  #creep(): void {
    const step = (100 * loadingBarTiming.tick) / loadingBarTiming.duration;
    const percent = this.state.phase === 'running' ? this.state.percent : 0;
    this.show({ phase: 'running', percent: Math.min(percent + step, 100 - step) });
  }

  #end(phase: 'finished' | 'failed'): void {
    const wasVisible = this.state.phase === 'running' || phase === 'failed';
    this.#stopTimers();
    this.state = wasVisible ? { phase } : { phase: 'idle' };
    if (wasVisible) this.#delay = setTimeout(() => this.show({ phase: 'idle' }), loadingBarTiming.farewell);
  }

  show(state: LoadingState): void {
    this.state = state;
  }

  #stopTimers(): void {
    clearTimeout(this.#delay);
    clearInterval(this.#ticks);
  }
}
