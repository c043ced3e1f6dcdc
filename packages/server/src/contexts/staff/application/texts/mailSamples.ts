import { err, type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import type { MailName, ShopRow } from '@tailorbird/domain/shell';
import type { Mail } from '../../../../platform/mail/mail.ts';
import type { WithClock } from '../../../../platform/runtime/runtime.ts';
import { type AccessRefused, requireStaff } from '../../../../platform/session/access.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { asStored } from '../../../../platform/texts/saidTexts.ts';
import { readOverrides } from '../../store/shopData.ts';
import type { TableNeeds } from '../shopTables.ts';
import { textRowNow } from './liveTexts.ts';
import { inTextPreview } from './previewTexts.ts';
import { keysSaidIn } from './textRows.ts';

/** Writes each mail of the shop, by what writes those that are sent, to somebody who does not exist. `origin` is where its links and pictures begin. */
export type MailSamples = Readonly<Record<MailName, (locale: Locale, origin: string) => Mail>>;
export type WithMailSamples = { readonly mailSamples: MailSamples };

type MailNeeds = TableNeeds & WithClock & WithMailSamples;

/** A mail as it is written now, or as it would be with the text of a preview. */
export const sampleMail = async (
  shop: MailNeeds,
  actor: Actor,
  { name, locale, preview }: { readonly name: MailName; readonly locale: Locale; readonly preview: string },
): Promise<Result<Mail, AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const write = (): Mail => shop.mailSamples[name](locale, actor.linkOrigin);
  return ok(await inTextPreview(shop, preview, async () => await asStored(shop.database.queries, write)));
};

/** A mail in each language, and its texts in the order in which it says them. */
export const mailToChange = async (
  shop: MailNeeds,
  actor: Actor,
  name: MailName,
  preview: string,
): Promise<Result<{ readonly rows: readonly ShopRow[]; readonly letters: Readonly<Record<Locale, Mail>> }, AccessRefused>> => {
  const write = async (locale: Locale): Promise<Mail | AccessRefused> => {
    const mail = await sampleMail(shop, actor, { name, locale, preview });
    return mail.ok ? mail.value : mail.failure;
  };
  const written = { en: await write('en'), de: await write('de') };
  if ('kind' in written.en) return err(written.en);
  if ('kind' in written.de) return err(written.de);
  const overrides = await readOverrides(shop.database.queries);
  const keys = keysSaidIn(() => shop.mailSamples[name](actor.locale, actor.linkOrigin));
  const rows = keys.flatMap((key) => {
    const row = shop.texts.rowOf(key);
    return row ? [textRowNow(row, overrides, actor.locale)] : [];
  });
  return ok({ rows, letters: { en: written.en, de: written.de } });
};
