import { type Locale, languageTags } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/mail.json';
import { textsOf } from '../../../platform/texts/texts.ts';
import { localTimeOf } from './timeZones.ts';

const textsIn = textsOf<typeof texts>('mail');

/**
 * An instant (ISO 8601) in the time of a country: "Thursday, November 26 at 3:00 PM". Names the
 * time zone if the reader cannot know it: "… at 9:00 AM ET".
 */
export const writeMoment = (
  instant: string,
  { locale, countryCode }: { readonly locale: Locale; readonly countryCode: string | null },
): string => {
  const at = new Date(instant);
  const { timeZone, isCommon } = localTimeOf(countryCode, at);
  const tag = languageTags[locale];
  const day = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(at);
  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const time = new Intl.DateTimeFormat(tag, clock).format(at);
  if (isCommon) return textsIn(locale)('moment', { day, time });
  const zone = new Intl.DateTimeFormat(tag, { ...clock, timeZoneName: 'shortGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return textsIn(locale)('momentIn', { day, time, zone: zone ?? timeZone });
};
