import type { Worn, WornRequest } from '@tailorbird/atelier/worn';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Drape } from './drapeInWorker.ts';

export type WornState =
  | { readonly status: 'draping'; readonly share: number }
  | { readonly status: 'worn'; readonly worn: Worn }
  /** The browser has no workers or no WebGL. */
  | { readonly status: 'flat' }
  | { readonly status: 'failed' | 'stopped' };

/** The last garment on the last body, draped while the dialog is open. */
export class WornStore {
  state: WornState = { status: 'draping', share: 0 };
  readonly #drape: Drape | null;
  #request: WornRequest | null = null;
  #stop: (() => void) | null = null;

  /** Without `drape`, the figure is flat. */
  constructor(drape: Drape | null) {
    this.#drape = drape;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Drapes a garment, unless it is already worn. */
  wear(request: WornRequest): void {
    const isSame = JSON.stringify(request) === JSON.stringify(this.#request);
    if (isSame && this.state.status === 'worn') return;
    this.#request = request;
    this.start();
  }

  start(): void {
    this.close();
    if (!this.#request) return;
    if (!this.#drape || this.state.status === 'flat') {
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

  /** Stops the work. A finished garment stays. */
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
