import { unreachable } from '../kernel/index.ts';

/** MENU-20: one at a time is open; only the shop goes deeper. */
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

export type MenuSection = Exclude<MenuState['open'], 'initial'>;

export type MenuEvent =
  | { readonly type: 'toggled'; readonly section: MenuSection }
  | { readonly type: 'sub-level-opened'; readonly id: string }
  | { readonly type: 'product-level-opened'; readonly id: string }
  | { readonly type: 'previewed'; readonly id: string | null }
  /** MENU-12: the Back item of the sliding menu. */
  | { readonly type: 'went-back' }
  | { readonly type: 'closed' }
  | { readonly type: 'path-changed' }
  | { readonly type: 'link-chosen' };

export const closedMenu: MenuState = { open: 'initial' };

const section = (open: MenuSection): MenuState =>
  open === 'shop' ? { open, subLevelId: null, productLevelId: null, previewId: null } : { open };

/**
 * MENU-20 … MENU-25: opening a section closes the others, toggling the open one closes it, closing forgets how deep it was, and a change of path or a chosen link closes
 * the menu.
 */
export const reduceMenu = (state: MenuState, event: MenuEvent): MenuState => {
  switch (event.type) {
    case 'toggled':
      return state.open === event.section ? closedMenu : section(event.section);
    case 'sub-level-opened':
      return state.open === 'shop' ? { ...state, subLevelId: event.id, productLevelId: null, previewId: null } : state;
    case 'product-level-opened':
      return state.open === 'shop' && state.subLevelId !== null ? { ...state, productLevelId: event.id, previewId: null } : state;
    case 'previewed':
      return state.open === 'shop' ? { ...state, previewId: event.id } : state;
    case 'went-back':
      if (state.open !== 'shop') return closedMenu;
      if (state.productLevelId !== null) return { ...state, productLevelId: null, previewId: null };
      return state.subLevelId === null ? closedMenu : { ...state, subLevelId: null, previewId: null };
    case 'closed':
    case 'path-changed':
    case 'link-chosen':
      return closedMenu;
    default:
      return unreachable(event);
  }
};

/** MENU-25: a chosen link scrolls to the top once the menu has closed. */
export const scrollsToTop = (event: MenuEvent): boolean => event.type === 'link-chosen';

/** MENU-26. */
export const menuStaggerMs = 100;
export const menuLeaveMs = 300;
const menuEnterMinimumMs = 300;

/** When an item starts to appear, and how long a list takes to (MENU-26). */
export const menuItemDelayMs = (index: number): number => index * menuStaggerMs;
export const menuEnterMs = (itemCount: number): number => Math.max(menuEnterMinimumMs, itemCount * menuStaggerMs);

/** CONST-02, CONST-03: widths in pixels at which the layout changes; mobile is below 768. */
export const breakpoints: readonly number[] = [380, 475, 640, 768, 1024, 1280, 1536];
export const isMobile = (width: number): boolean => width < 768;

/** MENU-10 … MENU-12: columns of the mega menu; on mobile levels slide, one at a time. */
export const menuColumns = (width: number): 1 | 3 | 4 => (isMobile(width) ? 1 : width <= 1400 ? 3 : 4);
