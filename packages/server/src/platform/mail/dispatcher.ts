import type { Logger } from 'pino';
import { fromJson, toInstant, toJson } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { pauseAfter } from '../jobs/pauseAfter.ts';
import { measured } from '../runtime/parts.ts';
import { type Mail, redactedMail } from './mail.ts';

/** Port: who carries mail away. Throws when it cannot. */
export type MailCarrier = {
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
};

export type Dispatcher = {
  /** There may be mail: look soon. */
  readonly wake: () => void;
  /** Sends what is due; answers how many mails went. */
  readonly dispatch: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** After so many a mail is given up: it outlives a carrier that is away for half a day. */
export const mostAttempts = 12;
const mostAtOnce = 20;
const everyMs = 30_000;

/** Sends the outbox through nodemailer; the address is `smtp://user:password@host:587`. */
export const smtpCarrier = async (smtpUrl: string, from: string): Promise<MailCarrier> => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpUrl);
  return {
    send: async (mail) => {
      const { to, subject, text, html, headers } = mail;
      await transport.sendMail({ from, to, subject, text, html, ...(headers && { headers }) });
    },
    close: () => transport.close(),
  };
};

/**
 * Carries mail from the outbox. A mail is delivered at least once: the process may end between sending and noting it. Without a carrier mail stays in the outbox, to be looked at.
 */
export const createDispatcher = (
  database: Database,
  carrier: MailCarrier | null,
  clock: () => Date,
  logger: Logger,
): Dispatcher => {
  let running: Promise<number> | undefined;
  let again = false;
  let stopped = false;

  const deliver = async (id: number, attempts: number, mail: Mail): Promise<boolean> => {
    // Counted before it is sent, so that a mail that brings the process down is not tried forever; and only by the first who counts, so that two processes do not both send it.
    const claimed = await database.queries
      .updateTable('outbox')
      .set({
        attempts: attempts + 1,
        due_at: toInstant(new Date(clock().getTime() + pauseAfter(attempts + 1))),
      })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('delivered_at', 'is', null)
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) return false;
    try {
      if (carrier) await measured('mail', () => carrier.send(mail));
      await database.queries
        .updateTable('outbox')
        .set({ delivered_at: toInstant(clock()), payload: toJson(redactedMail) })
        .where('id', '=', id)
        .execute();
      return true;
    } catch (cause) {
      // Neither the address nor the text: only which mail, and what the carrier's error is called.
      if (attempts + 1 >= mostAttempts)
        await database.queries
          .updateTable('outbox')
          .set({ payload: toJson(redactedMail) })
          .where('id', '=', id)
          .execute();
      logger.warn(
        { mail: id, cause: (cause as { readonly code?: string }).code ?? 'unknown' },
        'mail was not sent',
      );
      return false;
    }
  };

  const dispatchOnce = async (): Promise<number> => {
    if (!carrier) return 0;
    const due = await database.queries
      .selectFrom('outbox')
      .select(['id', 'payload', 'attempts'])
      .where('delivered_at', 'is', null)
      .where('attempts', '<', mostAttempts)
      .where(({ eb, or }) => or([eb('due_at', 'is', null), eb('due_at', '<=', toInstant(clock()))]))
      .orderBy('id')
      .limit(mostAtOnce)
      .execute();
    let sent = 0;
    for (const { id, payload, attempts } of due) {
      if (stopped) break;
      if (await deliver(id, attempts, fromJson(payload))) sent += 1;
    }
    return sent;
  };

  const dispatch = (): Promise<number> => {
    if (running) {
      again = true;
      return running;
    }
    running = dispatchOnce().finally(() => {
      running = undefined;
      if (again && !stopped) {
        again = false;
        wake();
      }
    });
    return running;
  };
  const wake = (): void => {
    if (!carrier || stopped) return;
    dispatch().catch((cause: unknown) =>
      logger.warn(
        { cause: cause instanceof Error ? cause.message : String(cause) },
        'outbox was not read',
      ),
    );
  };
  const timer = carrier ? setInterval(wake, everyMs).unref() : undefined;

  return {
    wake,
    dispatch,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => {});
      carrier?.close();
    },
  };
};
