import type { Device } from '@tailorbird/domain/account';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';

export const useDeviceName = (): ((device: Device) => string) => {
  const t = useT('security');
  return ({ browser, system }) => {
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknownDevice');
  };
};

export const useInstant = (): ((instant: string) => string) => {
  const languageTag = useLanguageTag();
  const format = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeStyle: 'short' });
  return (instant) => format.format(new Date(instant));
};
