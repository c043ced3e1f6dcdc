import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { ViewedStoreT } from '../../shared/favorites/services.ts';
import type { DesignerStore } from './designerStore.ts';

/** Debounces quick choices, in milliseconds. */
const settled = 300;

const Looked = ({ store }: { readonly store: DesignerStore }): null => {
  const viewed = useService(ViewedStoreT);
  useEffect(() => {
    if (!viewed) return;
    const look = (variantId: string): void => viewed.look({ slug: store.type.slug, variantId });
    look(store.variantId);
    return reaction(() => store.variantId, look, { delay: settled });
  }, [store, viewed]);
  return null;
};

export default Looked;
