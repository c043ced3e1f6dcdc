import { type Certificate, certificateEmblems } from '@tailorbird/domain/content';
import { inEachLocale, type Localized } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { certificateLink } from '../../content/index.ts';
import { type Overrides, rowsOver } from './rowsOver.ts';

const words = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** A certificate in the editor. An unused one is hidden but kept. */
export const certificateValue = z.strictObject({
  used: z.boolean(),
  name_en: words(80),
  name_de: words(80),
  text_en: words(300),
  text_de: words(300),
  issuer: words(80),
  number: z.string().check(z.trim(), z.maxLength(60)),
  link: z.string().check(z.trim(), z.regex(certificateLink)),
  last_day: z.iso.date(),
  emblem: z.enum(certificateEmblems),
  sample: z.boolean(),
});
type CertificateValue = z.infer<typeof certificateValue>;
type CertificateRow = { readonly key: string; readonly value: CertificateValue };

const asWritten = (given: Certificate<Localized>): CertificateValue => ({
  used: true,
  name_en: given.name.en,
  name_de: given.name.de,
  text_en: given.text.en,
  text_de: given.text.de,
  issuer: given.issuer,
  number: given.number,
  link: given.to,
  last_day: given.validUntil,
  emblem: given.emblem,
  sample: given.isSample,
});

/** All certificates, those of the catalog rows first; `overrides` are rows by table and key. */
export const certificateRows = (
  given: readonly Certificate<Localized>[],
  overrides: Overrides,
): readonly CertificateRow[] =>
  rowsOver(
    'certificates',
    given.map((certificate) => [certificate.slug, asWritten(certificate)]),
    overrides,
    (value) => certificateValue.parse(value),
  );

/**
 * Certificates in use, including expired ones. Languages without their own field use the rows'
 * text, otherwise English.
 */
export const certificatesInUse = (
  given: readonly Certificate<Localized>[],
  overrides: Overrides,
): readonly Certificate<Localized>[] => {
  const own = new Map(given.map((certificate) => [certificate.slug, certificate]));
  return certificateRows(given, overrides).flatMap(({ key, value }) => {
    if (!value.used) return [];
    const known = own.get(key);
    if (known && !overrides.has(`certificates/${key}`)) return [known];
    const localized = (en: string, de: string, before: Localized | undefined): Localized =>
      inEachLocale((locale) =>
        locale === 'de' ? de : locale === 'en' ? en : (before?.[locale] ?? en),
      );
    return [
      {
        slug: key,
        name: localized(value.name_en, value.name_de, known?.name),
        text: localized(value.text_en, value.text_de, known?.text),
        issuer: value.issuer,
        number: value.number,
        to: value.link,
        validUntil: value.last_day,
        emblem: value.emblem,
        isSample: value.sample,
      },
    ];
  });
};
