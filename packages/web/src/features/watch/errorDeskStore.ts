import type { ErrorDesk, ErrorGroup } from '@tailorbird/domain/shell';
import { makeAutoObservable, runInAction } from 'mobx';

/** What went wrong, and what of it is mended. */
export class ErrorDeskStore {
  groups: readonly ErrorGroup[] | null = null;
  hasFailed = false;
  /** The problem that is being resolved. */
  busyWith: number | null = null;
  /** The problem that could not be resolved. */
  notResolved: number | null = null;
  readonly #desk: ErrorDesk;

  constructor({ desk }: { readonly desk: ErrorDesk }) {
    this.#desk = desk;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get open(): readonly ErrorGroup[] {
    return (this.groups ?? []).filter(({ resolved }) => resolved === null);
  }

  get resolved(): readonly ErrorGroup[] {
    return (this.groups ?? []).filter(({ resolved }) => resolved !== null);
  }

  async load(): Promise<void> {
    this.hasFailed = false;
    const answer = await this.#desk.list();
    runInAction(() => {
      this.hasFailed = !answer.ok;
      if (answer.ok) this.groups = answer.value;
    });
  }

  async resolve(id: number): Promise<void> {
    if (this.busyWith !== null) return;
    this.busyWith = id;
    this.notResolved = null;
    const answer = await this.#desk.resolve(id);
    runInAction(() => {
      this.busyWith = null;
      if (answer.ok)
        this.groups = (this.groups ?? []).map((group) => (group.id === id ? answer.value : group));
      else this.notResolved = id;
    });
  }
}
