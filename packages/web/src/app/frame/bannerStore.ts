import type { Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable } from 'mobx';
import { value } from '../../platform/services/token.ts';
import { topBannerHeight } from './topBanner.ts';

/** The top banner, closed for the rest of the browser session once somebody closes it. */
export class BannerStore {
  isOpen = true;
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** SHELL-09. */
  get height(): number {
    return topBannerHeight(this.isOpen);
  }

  close(): void {
    this.isOpen = false;
    this.#preferences.write('bannerClosed', 'true');
  }

  /** Finds out whether it was closed earlier in this session. Not before the page has been taken over: the public page shows it. */
  recall(): void {
    if (this.#preferences.read('bannerClosed') !== null) this.isOpen = false;
  }
}

export const BannerT = value<BannerStore>('Banner');
