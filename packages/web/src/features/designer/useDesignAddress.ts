import type { Design } from '@tailorbird/domain/designer';
import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useLocalPath } from '../../platform/navigation/links.tsx';
import { useLocation, useNavigate } from '../../platform/navigation/router.ts';
import type { DesignerStore } from './designerStore.ts';

const isOurs = (state: unknown): boolean => state !== null && typeof state === 'object' && 'isSamePlace' in state;

/** Query of the page around the design: panels and the like. */
const otherQuery = (search: string): URLSearchParams => {
  const query = new URLSearchParams(search);
  query.delete('initials');
  query.delete('sizeId');
  return query;
};

/** So long the address waits for a choice to be shown first, in milliseconds. */
const addressDelay = 60;

/** Keeps the address and the design one: each choice replaces the address, another address of the garment replaces the design (ROUTE-07). */
export const useDesignAddress = (store: DesignerStore, addressed: Design): void => {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { state, key } = useLocation();
  const agreed = useRef(store.path);
  useEffect(
    () =>
      reaction(
        () => store.path,
        (designed) => {
          agreed.current = designed;
          const [path = '', search = ''] = designed.split('?');
          const addressAt = (latest: { readonly search: string }): string => {
            const query = new URLSearchParams([...new URLSearchParams(search), ...otherQuery(latest.search)]);
            return localPath(path) + (query.size > 0 ? `?${query}` : '');
          };
          if (addressAt(location) === location.pathname + location.search) return;
          void navigate(addressAt, { replace: true, preventScrollReset: true, state: { isSamePlace: true } });
        },
        { delay: addressDelay },
      ),
    [store, navigate, localPath],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of an address counts, also of the same one.
  useEffect(() => {
    const path = store.pathWith(addressed);
    // A choice that the address is still to follow is not taken back by a panel that opens meanwhile.
    if (isOurs(state) || path === agreed.current) return;
    agreed.current = path;
    store.adopt(addressed);
  }, [store, key]);
};
