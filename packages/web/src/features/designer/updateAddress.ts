import { reaction } from 'mobx';
import type { NavigateFunction } from '../../platform/navigation/router.ts';
import { shopLocation } from '../../platform/site/shopLocation.ts';
import type { DesignerStore } from './designerStore.ts';

/** Query parameters that do not belong to the design, such as panels. */
const otherQuery = (search: string): URLSearchParams => {
  const query = new URLSearchParams(search);
  query.delete('initials');
  query.delete('sizeId');
  return query;
};

/** Delay before the URL changes, so that the choice paints first, in milliseconds. */
const addressDelay = 60;

/**
 * Updates the URL after each choice until stopped. May start late: a choice that was undone
 * meanwhile is included.
 */
export const updateAddress = (
  store: Pick<DesignerStore, 'path'>,
  navigate: NavigateFunction,
  localPath: (path: string) => string,
  onLed: (path: string) => void,
): (() => void) => {
  let onTheWay = 0;
  return reaction(
    () => store.path,
    (designed) => {
      onLed(designed);
      const [path = '', search = ''] = designed.split('?');
      const addressAt = (latest: { readonly search: string }): string => {
        const query = new URLSearchParams([
          ...new URLSearchParams(search),
          ...otherQuery(latest.search),
        ]);
        return localPath(path) + (query.size > 0 ? `?${query}` : '');
      };
      const now = shopLocation();
      if (onTheWay === 0 && addressAt(now) === now.pathname + now.search) return;
      onTheWay += 1;
      void navigate(addressAt, {
        replace: true,
        preventScrollReset: true,
        state: { isSamePlace: true },
      }).finally(() => {
        onTheWay -= 1;
      });
    },
    { delay: addressDelay },
  );
};
