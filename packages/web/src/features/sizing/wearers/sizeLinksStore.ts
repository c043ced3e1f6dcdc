import {
  contentOf,
  err,
  type LoadState,
  type Result,
  reduceLoadState,
} from '@tailorbird/domain/kernel';
import {
  nameSender,
  type SizeLink,
  type SizeLinkRefused,
  type SizeLinks,
  type Sizes,
  type SizeType,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { SizeLinksT, SizesT } from '../../../platform/ports/ports.ts';
import { lateStore } from '../../../platform/services/token.ts';

type Unreached = { readonly kind: 'unreachable' };
type NotFound = { readonly kind: 'size-link-not-found' };

/** The links by which wearers enter their own size. */
export class SizeLinksStore {
  state: LoadState<readonly SizeLink[], Unreached> = { status: 'initial' };
  sizeTypes: readonly SizeType[] = [];
  /** The link that was just made, by its wearer: what its address carries is known until the page is left. */
  made: { readonly wearerId: number; readonly token: string } | null = null;
  isBusy = false;
  readonly #links: Pick<SizeLinks, 'all' | 'make' | 'end'>;
  readonly #sizes: Pick<Sizes, 'sizeTypes'>;

  constructor({
    links,
    sizes,
  }: {
    readonly links: Pick<SizeLinks, 'all' | 'make' | 'end'>;
    readonly sizes: Pick<Sizes, 'sizeTypes'>;
  }) {
    this.#links = links;
    this.#sizes = sizes;
    makeAutoObservable(this, { made: observableRef, sizeTypes: observableRef }, { autoBind: true });
  }

  /** What became of the newest link of a wearer. */
  linkOf(wearerId: number): SizeLink | null {
    return contentOf(this.state)?.find((link) => link.wearerId === wearerId) ?? null;
  }

  async load(): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#links.all();
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  /** For what sizes can be asked. Answers whether that is known. */
  async prepare(): Promise<boolean> {
    if (this.sizeTypes.length > 0) return true;
    const answer = await this.#sizes.sizeTypes();
    if (!answer.ok || answer.value.length === 0) return false;
    runInAction(() => {
      this.sizeTypes = answer.value;
    });
    return true;
  }

  /** Null: something else is under way. */
  async make(
    wearerId: number,
    typed: string,
    sizeTypeId: number,
  ): Promise<Result<SizeLink, SizeLinkRefused> | null> {
    const senderName = nameSender(typed);
    if (!senderName.ok) return err(senderName.failure);
    return await this.#once<SizeLink, SizeLinkRefused>(async () => {
      const answer = await this.#links.make({ wearerId, senderName: senderName.value, sizeTypeId });
      if (!answer.ok) return answer;
      const { link, token } = answer.value;
      runInAction(() => {
        this.made = { wearerId, token };
        this.#put(link);
      });
      return { ok: true, value: link };
    });
  }

  async end(link: SizeLink): Promise<Result<null, NotFound | Unreached> | null> {
    return await this.#once<null, NotFound | Unreached>(async () => {
      const answer = await this.#links.end(link.id);
      runInAction(() => {
        if (!answer.ok) return;
        this.#put({ ...link, state: 'ended' });
        if (this.made?.wearerId === link.wearerId) this.made = null;
      });
      // It may have been used just before: then that is shown.
      if (!answer.ok && answer.failure.kind === 'size-link-not-found') await this.load();
      return answer;
    });
  }

  #put(link: SizeLink): void {
    const others = (contentOf(this.state) ?? []).filter(
      ({ wearerId }) => wearerId !== link.wearerId,
    );
    this.state = { status: 'success', value: [...others, link] };
  }

  async #once<Value, Failure>(
    call: () => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure> | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    try {
      return await call();
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }
}

export const SizeLinksStoreT = lateStore('SizeLinksStore', {
  scope: 'component',
  needs: { links: SizeLinksT, sizes: SizesT },
  load: async () => SizeLinksStore,
});
