import { isMailedTo, presenceTimeoutMs } from '@tailorbird/domain/support';
import { toInstant } from '../../../../platform/database/columns.ts';
import type { Queries, WithDatabase } from '../../../../platform/database/database.ts';
import { letterToShop, queueMail, type WithMailQueue } from '../../../../platform/mail/outbox.ts';
import { type Repeated, repeatEvery } from '../../../../platform/runtime/repeatEvery.ts';
import type { WithClock, WithLogger, WithSettings } from '../../../../platform/runtime/runtime.ts';
import type { WithIdentities } from '../../../../platform/session/identities.ts';
import { answerMail, waitingMail } from '../../mails/chat.ts';
import {
  lockConversation,
  markMailed,
  messagesAfter,
  type StoredConversation,
} from '../../store/conversations.ts';

/**
 * Mails a visitor's message to the team if nobody is online: once until staff read the
 * conversation.
 */
export const mailWaiting = async (
  trx: Queries,
  { clock, settings }: WithClock & WithSettings,
  conversation: StoredConversation,
  { email, isStaffed }: { readonly email: string | null; readonly isStaffed: boolean },
): Promise<void> => {
  if (!isMailedTo({ isThere: isStaffed, wasMailed: conversation.staffMailed })) return;
  const messages = await messagesAfter(trx, conversation.id, conversation.staffRead);
  const mail = waitingMail(conversation, messages, email, settings.supportAddress);
  await queueMail(trx, 'chat-waiting', letterToShop(mail), clock());
  await markMailed(trx, conversation.id, 'staff');
};

type AnswerNeeds = WithDatabase & WithClock & WithMailQueue & WithIdentities;

/** Conversations with an answer by staff that has been unread for a while. */
const unreadAnswers = async ({
  database: { queries },
  clock,
}: AnswerNeeds): Promise<readonly number[]> => {
  const before = toInstant(new Date(clock().getTime() - presenceTimeoutMs));
  const rows = await queries
    .selectFrom('conversation')
    .select('id')
    .where('customer_mailed', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chat_message')
          .select('chat_message.id')
          .whereRef('chat_message.conversation_id', '=', 'conversation.id')
          .whereRef('chat_message.number', '>', 'conversation.customer_read')
          .where('chat_message.author', '=', 'staff')
          .where('chat_message.created_at', '<=', before),
      ),
    )
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Mails unread answers to visitors, once until they read them; returns the number of mails. A
 * guest without an address reads them on the next visit.
 */
export const mailAnswers = async (shop: AnswerNeeds): Promise<number> => {
  let mailed = 0;
  for (const id of await unreadAnswers(shop)) {
    const wasMailed = await shop.database.transaction(async (trx) => {
      const conversation = await lockConversation(trx, id);
      if (!conversation || conversation.customerMailed) return false;
      await markMailed(trx, id, 'customer');
      const account =
        conversation.accountId === null
          ? undefined
          : await shop.identities.accountOf(conversation.accountId);
      const to = account?.isActive ? account.email : conversation.replyTo;
      if (to === null) return false;
      const answers = (await messagesAfter(trx, id, conversation.customerRead)).filter(
        ({ author }) => author === 'staff',
      );
      if (answers.length === 0) return false;
      const { origin, locale } = conversation;
      await queueMail(
        trx,
        'chat-answer',
        { to, locale, write: (chosen) => answerMail({ origin, locale: chosen }, answers, to) },
        shop.clock(),
      );
      return true;
    }, 'read committed');
    if (wasMailed) mailed += 1;
  }
  if (mailed > 0) shop.mailQueued();
  return mailed;
};

const everyMs = 30_000;

/** Checks for unread answers at intervals; returns a handle that stops it. */
export const startAnswerMails = (shop: AnswerNeeds & WithLogger): Pick<Repeated, 'stop'> =>
  repeatEvery(
    everyMs,
    () => mailAnswers(shop),
    (cause) => shop.logger.warn({ cause: cause.message }, 'chat replies not mailed'),
  );
