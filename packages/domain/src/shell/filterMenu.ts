import { unreachable } from '../kernel/index.ts';
import { type MenuLevel, viewAllId } from './menu.ts';

/**
 * Facts for filtering the menu: active clothing types and the admin flag, which is not the
 * admin UI (MENU-16).
 */
export type MenuViewer = {
  readonly activeClothingTypeIds: ReadonlySet<number>;
  readonly isAdmin: boolean;
};

/**
 * The visible levels (MENU-16 … MENU-18): without inactive garments, except for admins, without
 * product lists that are empty or hold only View All, and without levels that have no children.
 * Links stay.
 */
export const filterMenu = <Text>(
  levels: readonly MenuLevel<Text>[],
  viewer: MenuViewer,
): readonly MenuLevel<Text>[] =>
  levels.flatMap((level): readonly MenuLevel<Text>[] => {
    const { action } = level;
    switch (action.kind) {
      case 'link':
        return [level];
      case 'open-level': {
        const sublevels = filterMenu(action.sublevels, viewer);
        return sublevels.length === 0
          ? []
          : [{ ...level, action: { kind: 'open-level', sublevels } }];
      }
      case 'open-products': {
        const items = action.items.filter(
          ({ clothingTypeId }) =>
            clothingTypeId === null ||
            viewer.isAdmin ||
            viewer.activeClothingTypeIds.has(clothingTypeId),
        );
        const hasMore = items.some(({ id }) => id !== viewAllId);
        return hasMore ? [{ ...level, action: { kind: 'open-products', items } }] : [];
      }
      default:
        return unreachable(action);
    }
  });
