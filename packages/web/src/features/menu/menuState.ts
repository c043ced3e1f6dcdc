import { unreachable } from '@tailorbird/domain/kernel';
import type { MenuSection } from '@tailorbird/domain/shell';

/** MENU-20: one menu is open at a time; only the shop has levels. */
export type MenuState =
  | { readonly open: 'initial' }
  | {
      readonly open: 'shop';
      readonly subLevelId: string | null;
      readonly productLevelId: string | null;
      readonly previewId: string | null;
    }
  | { readonly open: 'about-us' }
  | { readonly open: 'account' }
  | { readonly open: 'help' };

export type MenuEvent =
  | { readonly type: 'toggled'; readonly section: MenuSection }
  | { readonly type: 'sub-level-opened'; readonly id: string }
  | { readonly type: 'product-level-opened'; readonly id: string }
  | { readonly type: 'previewed'; readonly id: string | null }
  | { readonly type: 'went-back' }
  /** By its button, Escape, a new path (MENU-24) or a chosen link (MENU-25). */
  | { readonly type: 'closed' };

export const closedMenu: MenuState = { open: 'initial' };

const section = (open: MenuSection): MenuState =>
  open === 'shop' ? { open, subLevelId: null, productLevelId: null, previewId: null } : { open };

/** MENU-20 … MENU-23: one section is open at a time, and closing resets the level. */
export const reduceMenu = (state: MenuState, event: MenuEvent): MenuState => {
  switch (event.type) {
    case 'toggled':
      return state.open === event.section ? closedMenu : section(event.section);
    case 'sub-level-opened':
      return state.open === 'shop'
        ? { ...state, subLevelId: event.id, productLevelId: null, previewId: null }
        : state;
    case 'product-level-opened':
      return state.open === 'shop' && state.subLevelId !== null
        ? { ...state, productLevelId: event.id, previewId: null }
        : state;
    case 'previewed':
      return state.open === 'shop' ? { ...state, previewId: event.id } : state;
    case 'went-back':
      if (state.open !== 'shop') return closedMenu;
      if (state.productLevelId !== null) return { ...state, productLevelId: null, previewId: null };
      return state.subLevelId === null
        ? closedMenu
        : { ...state, subLevelId: null, previewId: null };
    case 'closed':
      return closedMenu;
    default:
      return unreachable(event);
  }
};

/** Open levels by section or id, outermost first. */
export const trailOf = (state: MenuState): readonly string[] => {
  if (state.open === 'initial') return [];
  if (state.open !== 'shop') return [state.open];
  return [state.open, state.subLevelId, state.productLevelId].filter((level) => level !== null);
};

/** Start of an item's animation and duration of the menu's exit, in ms (MENU-26). */
export const menuItemDelayMs = (index: number): number => index * 100;
export const menuLeaveMs = 300;

/** Viewport width in pixels below which one level shows at a time (CONST-03). */
export const isMobile = (width: number): boolean => width < 768;

export const menuColumns = (width: number): 1 | 3 | 4 =>
  isMobile(width) ? 1 : width <= 1400 ? 3 : 4;
