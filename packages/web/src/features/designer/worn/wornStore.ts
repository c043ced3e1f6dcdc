import type { Worn, WornRequest } from '@tailorbird/atelier/worn';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Drape } from './drapeInWorker.ts';

export type WornState =
  | { readonly status: 'draping'; readonly share: number }
  | { readonly status: 'worn'; readonly worn: Worn }
  /** The browser has no workers or no WebGL. */
  | { readonly status: 'flat' }
  | { readonly status: 'failed' | 'stopped' };

/** One garment on one body, draped while the dialog is open. */
export class WornStore {
  state: WornState = { status: 'draping', share: 0 };
  readonly #request: WornRequest;
  readonly #drape: Drape | null;
  #stop: (() => void) | null = null;

  /** Without `drape`, the figure is flat. */
  constructor(request: WornRequest, drape: Drape | null) {
    this.#request = request;
    this.#drape = drape;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): void {
    this.#stop?.();
    if (!this.#drape) {
      this.showFlat();
      return;
    }
    this.state = { status: 'draping', share: 0 };
    try {
      this.#stop = this.#drape(this.#request, (message) => {
        if (message.kind === 'progress') this.#become({ status: 'draping', share: message.share });
        else if (message.kind === 'done') this.#become({ status: 'worn', worn: message.worn });
        else this.#become({ status: 'failed' });
      });
    } catch {
      this.state = { status: 'failed' };
    }
  }

  cancel(): void {
    this.close();
    this.state = { status: 'stopped' };
  }

  /** Stops the work. */
  close(): void {
    this.#stop?.();
    this.#stop = null;
  }

  showFlat(): void {
    this.close();
    this.state = { status: 'flat' };
  }

  #become(state: WornState): void {
    this.state = state;
  }
}
