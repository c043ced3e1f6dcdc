import { subscribe } from '@tailorbird/contract/newsletter';
import { parseEmail } from '@tailorbird/domain/kernel';
import { newsletterListId } from '@tailorbird/domain/newsletter';
import type { Api } from '../../platform/api/api.ts';
import { reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { toInstant } from '../../platform/database/columns.ts';
import { admitForm } from '../../platform/limits/limit.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import type { Shop } from '../../platform/shop.ts';
import { firstLetter } from './mails.ts';

/** The list of letters (API-75). */
export const newsletterRoutes = (api: Api, shop: Shop): void => {
  const { database, clock, settings } = shop;

  route(api, subscribe, async (call) => {
    const { source, list_id } = call.body;
    const parsed = parseEmail(call.body.email);
    if (!parsed.ok)
      return reply(400, { email: [parsed.failure.kind === 'email-required' ? 'Email is required.' : 'Provided email is invalid.'] });
    if (list_id !== newsletterListId) return reply(400, { list_id: ['Not a valid choice.'] });
    const email = parsed.value.toLowerCase();
    const outcome = await database.transaction(async (trx) => {
      const now = clock();
      const known = await trx
        .selectFrom('subscription')
        .select('id')
        .where('email', '=', email)
        .where('list_id', '=', list_id)
        .executeTakeFirst();
      if (known) return 'known';
      if (!(await admitForm(trx, 'newsletter', call.networkAddress(), now))) return 'too-many';
      const made = await trx
        .insertInto('subscription')
        .values({ email, list_id, source: source.slice(0, 80), locale: call.locale, created_at: toInstant(now) })
        .onConflict((conflict) => conflict.columns(['email', 'list_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) return 'known';
      await queueMail(trx, 'newsletter', firstLetter(email, call.locale, settings.publicAddress ?? call.origin), now);
      return 'made';
    });
    if (outcome === 'too-many') return reply(429, { detail: 'Too many sign-ups from here. Try again in an hour.' });
    if (outcome === 'made') shop.mailQueued();
    return reply(201, { email: parsed.value });
  });
};
