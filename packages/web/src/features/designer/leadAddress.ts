import { reaction } from 'mobx';
import type { NavigateFunction } from '../../platform/navigation/router.ts';
import type { DesignerStore } from './designerStore.ts';

/** Query of the page around the design: panels and the like. */
const otherQuery = (search: string): URLSearchParams => {
  const query = new URLSearchParams(search);
  query.delete('initials');
  query.delete('sizeId');
  return query;
};

/** So long the address waits for a choice to be shown first, in milliseconds. */
const addressDelay = 60;

type Lead = {
  readonly store: Pick<DesignerStore, 'path'>;
  readonly navigate: NavigateFunction;
  readonly localPath: (path: string) => string;
  readonly onLed: (path: string) => void;
  /** Where the browser is. */
  readonly here?: () => Pick<Location, 'pathname' | 'search'>;
};

/** Lets the address follow each choice, until it is told to stop. What leads there may be late: a choice that is taken back meanwhile is followed too. */
export const leadAddress = ({ store, navigate, localPath, onLed, here = () => location }: Lead): (() => void) => {
  let onTheWay = 0;
  return reaction(
    () => store.path,
    (designed) => {
      onLed(designed);
      const [path = '', search = ''] = designed.split('?');
      const addressAt = (latest: { readonly search: string }): string => {
        const query = new URLSearchParams([...new URLSearchParams(search), ...otherQuery(latest.search)]);
        return localPath(path) + (query.size > 0 ? `?${query}` : '');
      };
      const { pathname, search: shown } = here();
      if (onTheWay === 0 && addressAt({ search: shown }) === pathname + shown) return;
      onTheWay += 1;
      void navigate(addressAt, { replace: true, preventScrollReset: true, state: { isSamePlace: true } }).finally(() => {
        onTheWay -= 1;
      });
    },
    { delay: addressDelay },
  );
};
