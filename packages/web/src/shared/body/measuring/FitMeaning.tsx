import { centimeters, fitTolerances, type Tolerances } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { useSizePreferences } from '../../sizePreferences/useSizePreferences.ts';
import { useLengthText } from '../figure/useLengthText.ts';

export const FitMeaning = ({ tolerances }: { readonly tolerances: Tolerances }): ReactNode => {
  const t = useT('findSize');
  const write = useLengthText(useSizePreferences().units);
  const chest = write(centimeters(fitTolerances.chestCircumference));
  const { sleeveLengthSpineWrist: sleeve } = tolerances;
  return sleeve === undefined
    ? t('tape.meansChest', { chest })
    : t('tape.means', { chest, sleeve: write(centimeters(sleeve)) });
};
