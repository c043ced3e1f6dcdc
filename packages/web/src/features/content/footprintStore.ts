import {
  type Content,
  type Expenditure,
  type FootprintDesign,
  type Resources,
  resourcesPerWear,
} from '@tailorbird/domain/content';
import { makeAutoObservable, runInAction } from 'mobx';
import { later, store } from '../../platform/services/token.ts';
import { ContentT } from '../../shared/ports/ports.ts';

type Choice = { readonly design: FootprintDesign; readonly baseSize: number };

/**
 * The footprint of a garment for a fabric, size and number of wearings. Figures stay until the
 * next ones are loaded.
 */
export class FootprintStore {
  choice: Choice;
  wearings = 50;
  /** Null: not yet known. */
  expenditure: Expenditure | null;
  status: 'ready' | 'loading' | 'failed' = 'ready';
  readonly #content: () => Promise<Pick<Content, 'expenditure'>>;
  #asked = 0;

  constructor(
    start: Choice & { readonly expenditure: Expenditure | null },
    { content }: { readonly content: () => Promise<Pick<Content, 'expenditure'>> },
  ) {
    this.choice = { design: start.design, baseSize: start.baseSize };
    this.expenditure = start.expenditure;
    this.#content = content;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get eachWearing(): Resources | null {
    return this.expenditure && resourcesPerWear(this.expenditure.total, this.wearings);
  }

  wear(times: number): void {
    this.wearings = times;
  }

  async choose(change: Partial<Choice>): Promise<void> {
    this.choice = { ...this.choice, ...change };
    this.#asked += 1;
    const turn = this.#asked;
    this.status = 'loading';
    const { design, baseSize } = this.choice;
    try {
      const answer = await (await this.#content()).expenditure({
        clothingTypeId: design.id,
        baseSize,
      });
      runInAction(() => {
        if (turn !== this.#asked) return;
        this.status = answer.ok ? 'ready' : 'failed';
        if (answer.ok) this.expenditure = answer.value;
      });
    } catch {
      runInAction(() => {
        if (turn === this.#asked) this.status = 'failed';
      });
    }
  }
}

export const FootprintStoreT = store('FootprintStore', {
  scope: 'component',
  needs: { content: later(ContentT) },
  is: FootprintStore,
});
