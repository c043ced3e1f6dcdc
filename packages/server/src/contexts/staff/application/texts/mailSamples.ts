import { err, type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import type { ShopMail, ShopRow } from '@tailorbird/domain/shell';
import type { Mail } from '../../../../platform/mail/mail.ts';
import type { WithClock } from '../../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../../platform/session/access.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { withStoredTexts } from '../../../../platform/texts/textOverrides.ts';
import { readOverrides } from '../../store/shopData.ts';
import type { TableNeeds } from '../shopTables.ts';
import { textRowNow } from './liveTexts.ts';
import { inTextPreview } from './previewTexts.ts';
import { usedTextKeys } from './textRows.ts';

/**
 * A sample of a mail: its title for staff, and a function that writes it for an invented reader
 * with the real code. `origin` is used for links and pictures.
 */
export type MailSample = {
  readonly name: string;
  readonly titleIn: (locale: Locale) => string;
  readonly write: (locale: Locale, origin: string) => Mail;
};
export type MailSamples = readonly MailSample[];
/** Loaded at the first request by staff. */
export type WithMailSamples = { readonly mailSamples: () => Promise<MailSamples> };

type MailNeeds = TableNeeds & WithClock & WithMailSamples;

export const listMails = async (
  { mailSamples }: WithMailSamples,
  actor: Actor,
): Promise<Result<readonly ShopMail[], AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  return staff.ok
    ? ok((await mailSamples()).map(({ name, titleIn }) => ({ name, title: titleIn(actor.locale) })))
    : staff;
};

const sampleNamed = async (
  shop: MailNeeds,
  actor: Actor,
  name: string,
): Promise<Result<MailSample, AccessRefused | NotFound>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const sample = (await shop.mailSamples()).find((each) => each.name === name);
  return sample ? ok(sample) : err({ kind: 'not-found' });
};

const written = (
  shop: MailNeeds,
  actor: Actor,
  { write }: MailSample,
  locale: Locale,
  preview: string,
): Promise<Mail> =>
  inTextPreview(
    shop,
    preview,
    async () => await withStoredTexts(shop.database.queries, () => write(locale, actor.linkOrigin)),
  );

/** The current mail, or with a previewed text. */
export const sampleMail = async (
  shop: MailNeeds,
  actor: Actor,
  {
    name,
    locale,
    preview,
  }: { readonly name: string; readonly locale: Locale; readonly preview: string },
): Promise<Result<Mail, AccessRefused | NotFound>> => {
  const sample = await sampleNamed(shop, actor, name);
  return sample.ok ? ok(await written(shop, actor, sample.value, locale, preview)) : sample;
};

/** A mail in each language, and its texts in order of appearance. */
export const mailToChange = async (
  shop: MailNeeds,
  actor: Actor,
  name: string,
  preview: string,
): Promise<
  Result<
    { readonly rows: readonly ShopRow[]; readonly letters: Readonly<Record<Locale, Mail>> },
    AccessRefused | NotFound
  >
> => {
  const sample = await sampleNamed(shop, actor, name);
  if (!sample.ok) return sample;
  const letterIn = (locale: Locale): Promise<Mail> =>
    written(shop, actor, sample.value, locale, preview);
  const letters = { en: await letterIn('en'), de: await letterIn('de') };
  const overrides = await readOverrides(shop.database.queries);
  const keys = usedTextKeys(() => sample.value.write(actor.locale, actor.linkOrigin));
  const rows = keys.flatMap((key) => {
    const row = shop.texts.rowOf(key);
    return row ? [textRowNow(row, overrides, actor.locale)] : [];
  });
  return ok({ rows, letters });
};
