import { store } from '../../platform/services/token.ts';

export class SizesChanges {
  readonly #listeners = new Set<() => void>();

  /** Returns the unsubscribe function. */
  onSizesChanged(listen: () => void): () => void {
    this.#listeners.add(listen);
    return () => {
      this.#listeners.delete(listen);
    };
  }

  publish(): void {
    for (const listen of this.#listeners) listen();
  }
}

export const SizesChangesT = store('SizesChanges', { scope: 'tab', needs: {}, is: SizesChanges });
