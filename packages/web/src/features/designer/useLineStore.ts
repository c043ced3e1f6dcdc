import { useEffect, useMemo } from 'react';
import { BasketDeskT, CatalogT, SizesT } from '../../composition/tokens.ts';
import { useSearchParams } from '../../platform/navigation/router.ts';
import type { PanelName } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useFitting } from '../../platform/sizePreferences/useFitting.ts';
import { useLocale } from '../../platform/texts/useT.ts';
import { LineStore } from './lineStore.ts';

const today = (): { readonly day: number; readonly month: number; readonly year: number } => {
  const now = new Date();
  return { day: now.getDate(), month: now.getMonth() + 1, year: now.getFullYear() };
};

/** The line of the basket a panel of the address is about, brought in; null until there is something to bring it in with. */
export const useLineStore = (panel: PanelName): LineStore | null => {
  const [query] = useSearchParams();
  const locale = useLocale();
  const fitting = useFitting();
  const desk = useService(BasketDeskT);
  const catalog = useService(CatalogT);
  const sizes = useService(SizesT);
  const value = query.get(panel) ?? '';
  const lineId = /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0;
  const store = useMemo(
    () => (desk && catalog && sizes ? new LineStore(lineId, { desk, catalog, sizes, fitting, today }) : null),
    [lineId, desk, catalog, sizes, fitting],
  );
  useEffect(() => {
    void store?.load(locale);
  }, [store, locale]);
  return store;
};
