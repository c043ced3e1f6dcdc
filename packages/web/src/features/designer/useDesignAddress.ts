import type { Design } from '@tailorbird/domain/designer';
import { useEffect, useRef } from 'react';
import { useLocalPath } from '../../platform/navigation/links.tsx';
import { useLocation, useNavigate } from '../../platform/navigation/router.ts';
import type { DesignerStore } from './designerStore.ts';
import { updateAddress } from './updateAddress.ts';

const isOurs = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'isSamePlace' in state;

/**
 * Synchronizes URL and design: each choice replaces the URL, and another URL of the garment
 * replaces the design (ROUTE-07).
 */
export const useDesignAddress = (store: DesignerStore, addressed: Design): void => {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { state, key } = useLocation();
  const agreed = useRef(store.path);
  useEffect(
    () =>
      updateAddress(store, navigate, localPath, (path) => {
        agreed.current = path;
      }),
    [store, navigate, localPath],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` also changes on a repeated visit of the same URL.
  useEffect(() => {
    const path = store.pathWith(addressed);
    // A panel that opens meanwhile must not revert a choice that is not in the URL yet.
    if (isOurs(state) || path === agreed.current) return;
    agreed.current = path;
    store.adopt(addressed);
  }, [store, key]);
};
