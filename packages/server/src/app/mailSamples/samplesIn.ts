import type { Locale, TextKey, TextTree } from '@tailorbird/domain/kernel';
import type {
  MailSample,
  MailSamples,
} from '../../contexts/staff/application/texts/mailSamples.ts';
import { textsOf } from '../../platform/texts/texts.ts';

type Write = MailSample['write'];

type WithMails = TextTree & { readonly mails: Readonly<Record<string, string>> };

/**
 * Creates samples for the mails listed under `mails` in a text file, which also has their
 * titles.
 */
export const samplesIn = <Texts extends WithMails>(
  context: string,
  writers: Readonly<Record<keyof Texts['mails'] & string, Write>>,
): MailSamples => {
  const textsIn = textsOf<Texts>(context);
  return Object.entries<Write>(writers).map(([name, write]) => ({
    name,
    titleIn: (locale: Locale) => textsIn(locale)(`mails.${name}` as TextKey<Texts>),
    write,
  }));
};
