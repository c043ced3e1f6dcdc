import { isLocale, type Locale } from '@tailorbird/domain/kernel';
import { takeTurns } from '../../../platform/database/takeTurns.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import { type Repeated, repeatEvery } from '../../../platform/runtime/repeatEvery.ts';
import type { WithLogger } from '../../../platform/runtime/runtime.ts';
import {
  findLetter,
  lettersUnderWay,
  nextReaders,
  noteReached,
  setState,
  wordsOf,
} from '../letterStore.ts';
import { letterMail } from '../mails.ts';
import { type ListNeeds, leavingLink } from './list.ts';

/** So many mails at once; a letter that is stopped stops before the next ones. */
const batch = 50;
const everyMs = 5_000;

/**
 * Puts the next mails of each letter that is on its way in the outbox; answers how many. Who is reached is noted with their mails, so that whatever ends this in between, nobody gets a letter twice and nobody
 * is left out. Who unsubscribes before their turn gets none.
 */
export const sendNext = async (needs: ListNeeds & WithMailQueue): Promise<number> => {
  let queued = 0;
  for (const id of await lettersUnderWay(needs.database.queries)) {
    queued += await needs.database.transaction(async (trx) => {
      await takeTurns(trx, [`letter ${id}`]);
      const row = await findLetter(trx, id);
      if (row?.state !== 'sending') return 0;
      const readers = await nextReaders(trx, row.reached, batch);
      const last = readers.at(-1);
      if (!last) {
        await setState(trx, id, 'sent');
        return 0;
      }
      const now = needs.clock();
      const mails: number[] = [];
      for (const { email, locale } of readers) {
        const link = `${leavingLink(needs, email)}~${id}`;
        const write = (chosen: Locale) =>
          letterMail({ to: email, locale: chosen, origin: row.origin, link, words: wordsOf(row) });
        mails.push(
          await queueMail(
            trx,
            'newsletter',
            { to: email, locale: isLocale(locale) ? locale : 'en', write },
            now,
          ),
        );
      }
      await noteReached(trx, id, mails, last.id, now);
      return readers.length;
    }, 'read committed');
  }
  if (queued > 0) needs.mailQueued();
  return queued;
};

/** Sends letters that are on their way, a batch at a time; answers what stops it. */
export const keepSendingLetters = (
  needs: ListNeeds & WithMailQueue & WithLogger,
): Pick<Repeated, 'stop'> =>
  repeatEvery(
    everyMs,
    () => sendNext(needs),
    (cause) => needs.logger.warn({ cause: cause.message }, 'letters were not sent'),
  );
