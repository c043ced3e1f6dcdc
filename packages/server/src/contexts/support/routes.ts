import { sendInquiry } from '@tailorbird/contract/support';
import { checkInquiry } from '@tailorbird/domain/support';
import type { Api } from '../../platform/api/api.ts';
import { reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { admitForm } from '../../platform/limits/limit.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import type { Shop } from '../../platform/shop.ts';
import { inboxMail, receivedMail } from './mails.ts';
import { hasInquiry, keepInquiry } from './store.ts';

const received = reply(201, { received: true as const });

/** What people write to the house by a form: kept, put into the inbox, and confirmed, in one transaction. */
export const inquiryRoutes = (api: Api, shop: Shop): void => {
  const { database, clock, settings } = shop;

  route(api, sendInquiry, async (call) => {
    const { topic, key, values, website } = call.body;
    // Nobody sees this field: whoever fills it in is told what a person would be told.
    if (website !== undefined && website !== '') return received;
    const checked = checkInquiry({ topic, values });
    if (!checked.ok) return reply(400, { fields: { ...checked.failure } });
    const inquiry = checked.value;
    const outcome = await database.transaction(async (trx) => {
      const now = clock();
      if (await hasInquiry(trx, key)) return 'known';
      if (!(await admitForm(trx, 'inquiry', call.networkAddress(), now))) return 'too-many';
      if (!(await keepInquiry(trx, inquiry, key, call.locale, now))) return 'known';
      await queueMail(trx, 'inquiry', inboxMail(inquiry, call.locale, settings.supportAddress), now);
      await queueMail(trx, 'inquiry-received', receivedMail(inquiry, call.locale), now);
      return 'kept';
    });
    if (outcome === 'too-many') return reply(429, { detail: 'Too many messages from here. Try again in an hour, or write a mail.' });
    if (outcome === 'kept') shop.mailQueued();
    return received;
  });
};
