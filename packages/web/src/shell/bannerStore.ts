import { topBannerHeight } from '@tailorbird/domain/shell';
import { makeAutoObservable } from 'mobx';

/** The top banner, closed for the rest of the browser session once somebody closes it (decisions 20). */
export class BannerStore {
  isOpen = true;
  readonly #remember: () => void;

  constructor(remember: () => void = () => {}) {
    this.#remember = remember;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** SHELL-09. */
  get height(): number {
    return topBannerHeight(this.isOpen);
  }

  close(): void {
    this.isOpen = false;
    this.#remember();
  }

  /** It was closed earlier in this session. */
  stayClosed(): void {
    this.isOpen = false;
  }
}
