import { unreachable } from '../kernel/index.ts';
import { type MenuLevel, viewAllId } from './menu.ts';

/** Whose menu it is: the ids of the active clothing types, and the admin flag, which is not the admin UI (MENU-16). */
export type MenuViewer = {
  readonly activeClothingTypeIds: ReadonlySet<number>;
  readonly isAdmin: boolean;
};

/**
 * The levels that are shown (MENU-16 … MENU-18): inactive garments are left out, except for an admin; so are product lists that are empty or hold only View All,
 * and levels without visible children. Links stay.
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
