import { type FitFeedback, fitZones } from '@tailorbird/domain/orders';
import { useT } from '../../platform/texts/useT.ts';
import { wordsOf } from './zoneWords.ts';

/**
 * Text of reported misfits: “Chest: too tight; Sleeve: too short”. Needs the `fitFeedback`
 * texts.
 */
export const useMisfits = (): ((zones: FitFeedback['zones']) => string) => {
  const t = useT('fitFeedback');
  return (zones) =>
    fitZones
      .flatMap((zone) => {
        const felt = zones[zone];
        if (felt === undefined || felt === 'right') return [];
        const fit = t(`${wordsOf[zone]}.${felt}`);
        return [
          t('place', {
            zone: t(`zone.${zone}`),
            fit: `${fit.charAt(0).toLowerCase()}${fit.slice(1)}`,
          }),
        ];
      })
      .join('; ');
};
