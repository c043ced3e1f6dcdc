import type { LikedDesign } from '@tailorbird/domain/designer';
import type { Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, observableRef } from 'mobx';
import { rememberViewed } from './rememberViewed.ts';
import { storedViewed } from './storedDesigns.ts';

export class ViewedStore {
  designs: readonly LikedDesign[];
  readonly #preferences: Pick<Preferences, 'read' | 'write' | 'remove'>;

  constructor({
    preferences,
  }: { readonly preferences: Pick<Preferences, 'read' | 'write' | 'remove'> }) {
    this.#preferences = preferences;
    this.designs = storedViewed.read(preferences).designs;
    makeAutoObservable(this, { designs: observableRef }, { autoBind: true });
  }

  look(design: LikedDesign): void {
    this.designs = rememberViewed(storedViewed.read(this.#preferences).designs, design);
    storedViewed.write(this.#preferences, { designs: this.designs });
  }

  clear(): void {
    this.designs = [];
    storedViewed.remove(this.#preferences);
  }
}
