import { store } from '../../platform/services/token.ts';

/** Tells whoever shows saved sizes that they are no longer what they were. */
export class SizesChanges {
  readonly #listeners = new Set<() => void>();

  /** Answers how to stop. */
  onSizesChanged(listen: () => void): () => void {
    this.#listeners.add(listen);
    return () => {
      this.#listeners.delete(listen);
    };
  }

  tell(): void {
    for (const listen of this.#listeners) listen();
  }
}

export const SizesChangesT = store('SizesChanges', { scope: 'tab', needs: {}, is: SizesChanges });
