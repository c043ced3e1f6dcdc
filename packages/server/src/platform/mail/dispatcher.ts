import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { fromJson, toInstant, toJson } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { pauseAfter } from '../jobs/pauseAfter.ts';
import { timePart } from '../runtime/parts.ts';
import type { Seller } from '../runtime/settings.ts';
import { withSeller } from './layout.ts';
import { type Mail, redactedMail } from './mail.ts';
import { bareAddress } from './mailbox.ts';

/**
 * Identity of an outgoing mail, the same for each attempt, so that receivers can drop
 * duplicates.
 */
export type Envelope = {
  readonly id: string;
  readonly date: Date;
};

/** Port: sends mail. Throws an error with nodemailer's `code`, `command` and `responseCode`. */
export type MailCarrier = {
  readonly send: (mail: Mail, envelope: Envelope) => Promise<void>;
  readonly close: () => void;
};

export type Dispatcher = {
  readonly wake: () => void;
  /** Sends all due mail and waits for it. Returns the number of mails sent. */
  readonly dispatch: () => Promise<number>;
  /** Waits a few seconds for mails in progress. Stalled ones are sent after the next start. */
  readonly stop: () => Promise<void>;
};

export const maximumMailAttempts = 12;
const everyMs = 30_000;
/** Common relays accept three connections of one sender at a time. */
const mostAtOnce = 3;
/**
 * Other processes retry a mail after this time in case the sender died. Longer than sending
 * takes.
 */
const leaseMs = 5 * 60_000;
const stopMs = 5_000;

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
} as const;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The address nodemailer connects to, with time limits. Without `requireTLS` or `ignoreTLS` in the
 * address, a server on another machine must offer TLS.
 */
export const smtpAddress = (smtpUrl: string): string => {
  const url = new URL(smtpUrl);
  const { searchParams } = url;
  for (const [name, ms] of Object.entries(timeouts))
    if (!searchParams.has(name)) searchParams.set(name, String(ms));
  const decidesTls = searchParams.has('requireTLS') || searchParams.has('ignoreTLS');
  if (!decidesTls && !loopback.test(url.hostname)) searchParams.set('requireTLS', 'true');
  return url.href;
};

/**
 * Sends through an SMTP server, such as `smtp://user:password@host:587`, with the seller in the
 * footer.
 */
export const smtpCarrier = async (
  smtpUrl: string,
  from: string,
  seller: Seller | null,
): Promise<MailCarrier> => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpAddress(smtpUrl));
  const domain = bareAddress(from).split('@').at(-1);
  return {
    send: async (mail, { id, date }) => {
      const { to, subject, text, html, headers } = seller ? withSeller(mail, seller) : mail;
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        date,
        messageId: `<${id}@${domain}>`,
        ...(headers && { headers }),
      });
    },
    close: () => transport.close(),
  };
};

type Claimed = {
  readonly id: number;
  /** Including the current one. */
  readonly attempts: number;
  readonly createdAt: string;
  readonly mail: Mail;
};

type CarrierError = Error & {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
};

/**
 * Whether the server rejected this mail permanently. Rejected credentials concern the shop, not
 * the mail.
 */
const isPermanent = ({ command, responseCode = 0 }: CarrierError): boolean =>
  (command === 'RCPT TO' || command === 'DATA') &&
  responseCode >= 500 &&
  responseCode < 600 &&
  ![530, 534, 535, 538].includes(responseCode);

/** Loggable part of a failure. The server's message can quote the recipient's address. */
const loggedCause = ({ code, command, responseCode, message }: CarrierError) => ({
  cause: code ?? 'unknown',
  ...(command !== undefined && { command }),
  ...(responseCode !== undefined && { reply: responseCode }),
  ...((command === 'CONN' || command === 'STARTTLS') && { detail: message }),
});

/**
 * Sends the outbox, several mails at a time, oldest first. Each mail is delivered at least
 * once: the process may end after sending and before recording it. Without a carrier mail stays
 * in the outbox.
 */
export const createDispatcher = (
  database: Database,
  carrier: MailCarrier | null,
  clock: () => Date,
  logger: Logger,
): Dispatcher => {
  const running = new Map<number, Promise<void>>();
  let claiming: Promise<void> | undefined;
  let nextClaim: Promise<void> | undefined;
  let stopped = false;
  let sent = 0;

  const inMs = (ms: number) => toInstant(new Date(clock().getTime() + ms));
  const logUnread = (cause: unknown): void =>
    logger.warn(
      { cause: cause instanceof Error ? cause.message : String(cause) },
      'outbox not readable',
    );
  const update = (id: number) => database.queries.updateTable('outbox').where('id', '=', id);

  const noteFailure = async (id: number, attempts: number, cause: CarrierError): Promise<void> => {
    const isGivenUp = attempts >= maximumMailAttempts || isPermanent(cause);
    logger.warn(
      { mail: id, ...loggedCause(cause) },
      isGivenUp ? 'mail failed for good' : 'mail not sent, will be retried',
    );
    const next = isGivenUp
      ? { attempts: maximumMailAttempts, payload: toJson(redactedMail) }
      : { due_at: inMs(pauseAfter(attempts)) };
    await update(id).set(next).execute();
  };

  const deliver = async (
    carrier: MailCarrier,
    { id, attempts, createdAt, mail }: Claimed,
  ): Promise<void> => {
    const envelope = {
      id: `outbox-${id}.${new Date(createdAt).getTime()}`,
      date: new Date(mail.date ?? createdAt),
    };
    let failure: CarrierError | null = null;
    try {
      await timePart('mail', () => carrier.send(mail, envelope));
    } catch (cause) {
      failure = cause instanceof Error ? cause : new Error(String(cause));
    }
    // The database may be closed by now; the next process continues.
    if (stopped && !running.has(id)) return;
    if (failure) return await noteFailure(id, attempts, failure);
    sent += 1;
    await update(id)
      .set({ delivered_at: toInstant(clock()), payload: toJson(redactedMail) })
      .execute();
  };

  const start = (carrier: MailCarrier, mail: Claimed): void => {
    const sending = deliver(carrier, mail)
      .catch(logUnread)
      .finally(() => {
        running.delete(mail.id);
        wake();
      });
    running.set(mail.id, sending);
  };

  /** Claims due mails up to the limit, and starts sending them. */
  const claimDue = async (carrier: MailCarrier): Promise<void> => {
    while (!stopped && running.size < mostAtOnce) {
      const rows = await database.queries
        .selectFrom('outbox')
        .select(['id', 'payload', 'attempts', 'created_at'])
        .where('delivered_at', 'is', null)
        .where('attempts', '<', maximumMailAttempts)
        .where(({ eb, or }) => or([eb('due_at', 'is', null), eb('due_at', '<=', inMs(0))]))
        .orderBy('id')
        .limit(mostAtOnce * 2)
        .execute();
      const due = rows.filter(({ id }) => !running.has(id));
      if (due.length === 0) return;
      for (const { id, payload, attempts, created_at } of due) {
        if (stopped || running.size >= mostAtOnce) return;
        // Counted before sending: a mail that crashes the process is not retried forever, and
        // of two processes only the first to count it sends it.
        const claimed = await update(id)
          .set({ attempts: attempts + 1, due_at: inMs(leaseMs) })
          .where('attempts', '=', attempts)
          .where('delivered_at', 'is', null)
          .executeTakeFirst();
        if (claimed.numUpdatedRows > 0n)
          start(carrier, {
            id,
            attempts: attempts + 1,
            createdAt: created_at,
            mail: fromJson(payload),
          });
      }
    }
  };

  /**
   * Claims now, or once more after the current claim, which may already have read the outbox.
   */
  const claim = (): Promise<void> => {
    if (!carrier || stopped) return Promise.resolve();
    if (claiming) {
      nextClaim ??= claiming
        .catch(() => {})
        .then(() => {
          nextClaim = undefined;
          return claim();
        });
      return nextClaim;
    }
    claiming = claimDue(carrier).finally(() => {
      claiming = undefined;
    });
    return claiming;
  };
  const wake = (): void => void claim().catch(logUnread);
  const timer = carrier ? setInterval(wake, everyMs).unref() : undefined;

  return {
    wake,
    dispatch: async () => {
      const before = sent;
      await claim();
      while (running.size > 0) {
        await Promise.race(running.values());
        await claim();
      }
      return sent - before;
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await claiming?.catch(() => {});
      await Promise.race([Promise.all(running.values()), pause(stopMs, null, { ref: false })]);
      const stalled = [...running.keys()];
      running.clear();
      if (stalled.length > 0) {
        logger.warn({ mails: stalled }, 'stalled mails will be sent after the next start');
        await database.queries
          .updateTable('outbox')
          .set({ due_at: inMs(0) })
          .where('id', 'in', stalled)
          .where('delivered_at', 'is', null)
          .execute();
      }
      carrier?.close();
    },
  };
};
