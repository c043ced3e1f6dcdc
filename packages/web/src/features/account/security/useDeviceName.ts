import type { Device } from '@tailorbird/domain/account';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';

/** A device in words: "Firefox on Linux". */
export const useDeviceName = (): ((device: Device) => string) => {
  const t = useT('security');
  return ({ browser, system }) => {
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknownDevice');
  };
};

/** An instant in words: day and time. */
export const useInstant = (): ((instant: string) => string) => {
  const languageTag = useLanguageTag();
  const format = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeStyle: 'short' });
  return (instant) => format.format(new Date(instant));
};
