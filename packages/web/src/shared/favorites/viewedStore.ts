import type { LikedDesign } from '@tailorbird/domain/designer';
import type { Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, observableRef } from 'mobx';
import { keptViewed } from './keptDesigns.ts';
import { rememberViewed } from './rememberViewed.ts';

export class ViewedStore {
  designs: readonly LikedDesign[];
  readonly #preferences: Pick<Preferences, 'read' | 'write' | 'remove'>;

  constructor({
    preferences,
  }: { readonly preferences: Pick<Preferences, 'read' | 'write' | 'remove'> }) {
    this.#preferences = preferences;
    this.designs = keptViewed.read(preferences).designs;
    makeAutoObservable(this, { designs: observableRef }, { autoBind: true });
  }

  look(design: LikedDesign): void {
    this.designs = rememberViewed(keptViewed.read(this.#preferences).designs, design);
    keptViewed.write(this.#preferences, { designs: this.designs });
  }

  clear(): void {
    this.designs = [];
    keptViewed.remove(this.#preferences);
  }
}
