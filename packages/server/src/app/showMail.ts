/**
 * `npm run mail`: prints the latest mails of the outbox, newest last; an optional number limits
 * them.
 */
import { openDatabase } from '../platform/database/database.ts';
import { latestMails } from '../platform/mail/outboxPage.ts';
import { readLocation } from './environment.ts';

const wanted = Number(process.argv[2] ?? 10);
const database = await openDatabase(readLocation(process.env));
try {
  const mails = (await latestMails(database.queries))
    .slice(0, Number.isInteger(wanted) && wanted > 0 ? wanted : 10)
    .reverse();
  if (mails.length === 0) console.log('No mail yet.');
  for (const { id, createdAt, delivered, mail } of mails) {
    console.log(
      `\n=== ${id} · ${createdAt} · ${delivered ? 'sent' : 'in the outbox'}\nTo: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`,
    );
  }
} catch (cause) {
  console.error(
    `The outbox cannot be read: ${cause instanceof Error ? cause.message : String(cause)}. Has the shop been started here?`,
  );
  process.exitCode = 1;
} finally {
  await database.close();
}
