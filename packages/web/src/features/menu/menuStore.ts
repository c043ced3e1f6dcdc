import type { MenuSection } from '@tailorbird/domain/shell';
import { makeAutoObservable } from 'mobx';
import { value } from '../../platform/services/token.ts';
import { closedMenu, type MenuEvent, type MenuState, reduceMenu } from './menuState.ts';

export class MenuStore {
  isOpen = false;
  state: MenuState = closedMenu;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(section: MenuSection | null = null): void {
    this.close();
    this.isOpen = true;
    if (section) this.toggle(section);
  }

  /** MENU-23: closing resets it. */
  close(): void {
    this.isOpen = false;
    this.#happen({ type: 'closed' });
  }

  toggle(section: MenuSection): void {
    this.#happen({ type: 'toggled', section });
  }

  toggleLevel(id: string): void {
    const isOpen = this.state.open === 'shop' && this.state.subLevelId === id;
    if (isOpen && this.state.open === 'shop' && this.state.productLevelId !== null) this.back();
    this.#happen(isOpen ? { type: 'went-back' } : { type: 'sub-level-opened', id });
  }

  toggleProducts(id: string): void {
    const isOpen = this.state.open === 'shop' && this.state.productLevelId === id;
    this.#happen(isOpen ? { type: 'went-back' } : { type: 'product-level-opened', id });
  }

  openLevel(id: string): void {
    this.#happen({ type: 'sub-level-opened', id });
  }

  openProducts(id: string): void {
    this.#happen({ type: 'product-level-opened', id });
  }

  preview(id: string | null): void {
    this.#happen({ type: 'previewed', id });
  }

  back(): void {
    this.#happen({ type: 'went-back' });
  }

  #happen(event: MenuEvent): void {
    this.state = reduceMenu(this.state, event);
  }
}

export const MenuT = value<MenuStore>('Menu');
