import type {
  ConversionPreview,
  SizeDesk,
  SizeDeskRefused,
  Sizes,
  SizeType,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { SizeDeskT, SizesT } from '../../../shared/ports/ports.ts';

export class SizeConvertStore {
  sizeId = '';
  targetId: number | null = null;
  types: readonly SizeType[] = [];
  preview: ConversionPreview | null = null;
  failure: SizeDeskRefused | { readonly kind: 'size-missing' } | null = null;
  readonly #action = new PendingAction();
  readonly #dependencies: {
    readonly sizes: Pick<Sizes, 'sizeTypes'>;
    readonly desk: Pick<SizeDesk, 'preview'>;
  };

  constructor(dependencies: {
    readonly sizes: Pick<Sizes, 'sizeTypes'>;
    readonly desk: Pick<SizeDesk, 'preview'>;
  }) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { types: observableRef, preview: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    const types = await this.#dependencies.sizes.sizeTypes();
    runInAction(() => {
      if (types.ok) this.types = types.value;
      this.targetId ??= this.types[0]?.id ?? null;
    });
  }

  setSize(sizeId: string): void {
    this.sizeId = sizeId;
    this.preview = null;
    this.failure = null;
  }

  chooseTarget(targetId: number): void {
    this.targetId = targetId;
    this.preview = null;
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  titleOf(sizeTypeId: number): string {
    return this.types.find(({ id }) => id === sizeTypeId)?.title ?? '';
  }

  async convert(): Promise<void> {
    const { targetId } = this;
    if (this.isBusy || targetId === null) return;
    if (!/^[1-9]\d{0,8}$/.test(this.sizeId.trim())) {
      this.failure = { kind: 'size-missing' };
      return;
    }
    this.failure = null;
    await this.#action.run(
      () => this.#dependencies.desk.preview(Number(this.sizeId), targetId),
      (answer) => {
        this.preview = answer.ok ? answer.value : null;
        if (!answer.ok) this.failure = answer.failure;
      },
    );
  }
}

export const SizeConvertStoreT = lateStore('SizeConvertStore', {
  scope: 'component',
  needs: { sizes: SizesT, desk: SizeDeskT },
  is: SizeConvertStore,
});
