import type { Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable } from 'mobx';
import { value } from '../../platform/services/token.ts';
import { topBannerHeight } from './topBanner.ts';

export class BannerStore {
  isOpen = true;
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get height(): number {
    return topBannerHeight(this.isOpen);
  }

  close(): void {
    this.isOpen = false;
    this.#preferences.write('bannerClosed', 'true');
  }

  /**
   * Restores whether it was closed in this session. Call it after hydration: the server HTML
   * has the banner.
   */
  recall(): void {
    if (this.#preferences.read('staff') === 'store') return;
    if (this.#preferences.read('bannerClosed') !== null) this.isOpen = false;
  }
}

export const BannerT = value<BannerStore>('Banner');
