import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { VisitT } from '../visit/visitStore.ts';
import { PlaceT } from './placeStore.ts';

export const useChooseCountry = (): ((countryCode: string) => Promise<void>) => {
  const place = useService(PlaceT);
  const visit = useService(VisitT);
  const toasts = useService(ToastsT);
  const t = useT('shell');
  return async (countryCode) => {
    const isChosen = await place.choose(countryCode);
    // Another choice is in progress.
    if (isChosen === null) return;
    if (isChosen) toasts.notify(t('footer.countryChosen', { currency: visit.currency }));
    else toasts.error(t('footer.countryFailed'));
  };
};
