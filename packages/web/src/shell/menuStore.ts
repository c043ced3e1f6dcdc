import { makeAutoObservable } from 'mobx';

export const menuEntries = ['shop', 'about-us', 'account', 'help'] as const;
export type MenuEntry = (typeof menuEntries)[number];

/** MENU-20: the five states; the shop knows how far one has gone into it. */
export type MenuState =
  | { readonly name: 'initial' }
  | { readonly name: 'shop'; readonly level: string | null; readonly productLevel: string | null; readonly preview: string | null }
  | { readonly name: 'about-us' }
  | { readonly name: 'account' }
  | { readonly name: 'help' };

const opened = (entry: MenuEntry): MenuState =>
  entry === 'shop' ? { name: 'shop', level: null, productLevel: null, preview: null } : { name: entry };

/** The main menu: whether it is open, and where in it one is. */
export class MenuStore {
  isOpen = false;
  state: MenuState = { name: 'initial' };

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(entry: MenuEntry | null = null): void {
    this.isOpen = true;
    this.state = entry ? opened(entry) : { name: 'initial' };
  }

  /** MENU-23: closing resets it. */
  close(): void {
    this.isOpen = false;
    this.state = { name: 'initial' };
  }

  /** MENU-21, MENU-22: opens one entry in place of the others; the open one goes back to the start. */
  toggle(entry: MenuEntry): void {
    this.isOpen = true;
    this.state = this.state.name === entry ? { name: 'initial' } : opened(entry);
  }

  openLevel(level: string | null): void {
    if (this.state.name === 'shop') this.state = { ...this.state, level, productLevel: null, preview: null };
  }

  openProducts(productLevel: string | null): void {
    if (this.state.name === 'shop') this.state = { ...this.state, productLevel, preview: null };
  }

  preview(preview: string | null): void {
    if (this.state.name === 'shop') this.state = { ...this.state, preview };
  }

  /** One level up; from an entry to the start. */
  back(): void {
    if (this.state.name === 'shop' && this.state.productLevel !== null) this.openProducts(null);
    else if (this.state.name === 'shop' && this.state.level !== null) this.openLevel(null);
    else this.state = { name: 'initial' };
  }
}
