import type { Content, FoldPreview, PreviewPass } from '@tailorbird/domain/content';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import { ContentT } from '../../shared/ports/ports.ts';

type PreviewState =
  | { readonly status: 'loading' | 'forbidden' | 'not-found' | 'failed' }
  | { readonly status: 'ready'; readonly preview: FoldPreview };

/** Identifies the preview: a garment, optionally in one variant. */
export type PreviewAddress = {
  readonly slug: string;
  readonly variant: string | null;
  readonly id: string;
};

/** Texts below an unpublished garment, for authorized viewers (ROUTE-54, ROUTE-55). */
export class PreviewStore {
  state: PreviewState = { status: 'loading' };
  readonly #content: Pick<Content, 'foldPreview'>;

  constructor({ content }: { readonly content: Pick<Content, 'foldPreview'> }) {
    this.#content = content;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(address: PreviewAddress, pass: PreviewPass | null): Promise<void> {
    this.state = { status: 'loading' };
    const next = await this.#find(address, pass);
    runInAction(() => {
      this.state = next;
    });
  }

  async #find(address: PreviewAddress, pass: PreviewPass | null): Promise<PreviewState> {
    try {
      const answer = await this.#content.foldPreview(address, pass);
      return answer.ok
        ? { status: 'ready', preview: answer.value }
        : { status: answer.failure.kind };
    } catch {
      return { status: 'failed' };
    }
  }
}

export const PreviewStoreT = lateStore('PreviewStore', {
  scope: 'component',
  needs: { content: ContentT },
  is: PreviewStore,
});
