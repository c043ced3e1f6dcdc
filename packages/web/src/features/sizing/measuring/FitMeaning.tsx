import { centimeters, fitTolerances, type Tolerances } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useSizePreferences } from '../../../platform/sizePreferences/useSizePreferences.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { useLengthText } from './useLengthText.ts';

/** What "fits" means: how far a garment may be off at the places that count. */
export const FitMeaning = ({ tolerances }: { readonly tolerances: Tolerances }): ReactNode => {
  const t = useT('findSize');
  const write = useLengthText(useSizePreferences().units);
  const chest = write(centimeters(fitTolerances.chestCircumference));
  const { sleeveLengthSpineWrist: sleeve } = tolerances;
  return sleeve === undefined
    ? t('tape.meansChest', { chest })
    : t('tape.means', { chest, sleeve: write(centimeters(sleeve)) });
};
