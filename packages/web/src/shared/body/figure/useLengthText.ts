import {
  type Centimeters,
  toInches,
  type UnitSystem,
  unitSystemFor,
} from '@tailorbird/domain/sizing';
import { useMemo } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { PlaceT } from '../../place/placeStore.ts';
import { SizePreferencesT } from '../../sizePreferences/sizePreferences.ts';

/** True if no units are chosen, and the browser's language suggests a country that uses inches. */
const useUnknownUnits = (): boolean => {
  const { chosenUnits } = useService(SizePreferencesT);
  const { suggested } = useService(PlaceT);
  return (
    chosenUnits === null && suggested !== null && unitSystemFor(null, suggested) === 'imperial'
  );
};

/**
 * Formats lengths in the reader's units: `104.5 cm`, `41.1 in`; differences with a sign: `+1.5 cm`.
 * `showBoth` adds inches while the reader's units are unknown, for places without a choice of units.
 */
export const useLengthText = (
  units: UnitSystem,
  { showBoth = false }: { readonly showBoth?: boolean } = {},
): ((length: Centimeters, form?: 'with-sign' | 'number' | 'difference' | 'signed') => string) => {
  const t = useT('sizing');
  const languageTag = useLanguageTag();
  const areUnknown = useUnknownUnits();
  const isBoth = showBoth && areUnknown && units === 'metric';
  return useMemo(() => {
    const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
    const write = new Intl.NumberFormat(languageTag, oneDecimal);
    const writeSigned = new Intl.NumberFormat(languageTag, {
      ...oneDecimal,
      signDisplay: 'exceptZero',
    });
    const sign = t(`units.${units}.sign`);
    const inches = t('units.imperial.sign');
    return (length, form = 'with-sign') => {
      const shown = units === 'metric' ? length : toInches(length);
      if (form === 'difference') return `${writeSigned.format(shown)} ${sign}`;
      if (form === 'signed') return writeSigned.format(shown);
      const text = `${write.format(shown)} ${sign}`;
      // Beside a length in both units, a number alone would be ambiguous.
      if (form === 'number') return isBoth ? text : write.format(shown);
      return isBoth ? `${text} / ${write.format(toInches(length))} ${inches}` : text;
    };
  }, [t, languageTag, units, isBoth]);
};
