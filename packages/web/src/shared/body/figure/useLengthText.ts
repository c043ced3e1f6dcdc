import { type Centimeters, toInches, type UnitSystem } from '@tailorbird/domain/sizing';
import { useMemo } from 'react';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';

/** Writes lengths in the reader's units: `104.5 cm`, `41.1 in`; differences with their sign, `+1.5 cm`. */
export const useLengthText = (
  units: UnitSystem,
): ((length: Centimeters, form?: 'with-sign' | 'number' | 'difference' | 'signed') => string) => {
  const t = useT('sizing');
  const languageTag = useLanguageTag();
  return useMemo(() => {
    const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
    const write = new Intl.NumberFormat(languageTag, oneDecimal);
    const writeSigned = new Intl.NumberFormat(languageTag, {
      ...oneDecimal,
      signDisplay: 'exceptZero',
    });
    const sign = t(`units.${units}.sign`);
    return (length, form = 'with-sign') => {
      const shown = units === 'metric' ? length : toInches(length);
      if (form === 'difference') return `${writeSigned.format(shown)} ${sign}`;
      if (form === 'signed') return writeSigned.format(shown);
      return form === 'number' ? write.format(shown) : `${write.format(shown)} ${sign}`;
    };
  }, [t, languageTag, units]);
};
