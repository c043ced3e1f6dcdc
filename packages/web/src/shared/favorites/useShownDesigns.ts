import type { LikedDesign } from '@tailorbird/domain/designer';
import { useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { PreferencesT } from '../ports/ports.ts';
import { viewerNow } from '../visit/viewer.ts';
import { VisitT } from '../visit/visitStore.ts';
import { DesignTypesT } from './designTypesStore.ts';
import { type ShownDesign, showDesign } from './shownDesign.ts';

export type ShownDesigns = {
  readonly status: 'loading' | 'ready' | 'failed';
  /** In list order. Null for discontinued designs. */
  readonly shown: readonly { readonly design: LikedDesign; readonly shown: ShownDesign | null }[];
  readonly retry: () => void;
};

/**
 * Designs with their current catalog data; null while the list is unknown. Call it in an
 * observer.
 */
export const useShownDesigns = (designs: readonly LikedDesign[] | null): ShownDesigns => {
  const store = useService(DesignTypesT);
  const viewer = viewerNow(useService(VisitT), useService(PreferencesT));
  useEffect(() => {
    if (store && designs) void store.load(designs);
  }, [store, designs]);
  const isKnown = designs !== null && store?.knows(designs);
  return {
    status: isKnown ? 'ready' : store?.hasFailed ? 'failed' : 'loading',
    shown: (designs ?? []).flatMap((design) => {
      const type = store?.types.get(design.slug);
      return type === undefined ? [] : [{ design, shown: showDesign(type, design, viewer) }];
    }),
    retry: () => void store?.load(designs ?? []),
  };
};
