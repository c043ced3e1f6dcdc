/**
 * The process of `shopProcess.ts`: serves an in-memory shop and grants staff rights on request.
 */
import { pino } from 'pino';
import { createServer } from '../../src/app/createServer.ts';

const server = await createServer({
  database: { memory: true },
  seedsAccounts: true,
  logger: pino({ level: process.env.LOG_LEVEL ?? 'error' }),
  // All requests have one address here.
  settings: { passwordCost: 4, limitFactor: 1_000_000 },
});
process.on('message', (email) => {
  server.database.queries
    .updateTable('account')
    .set({ is_staff: 1 })
    .where('email', '=', String(email))
    .execute()
    .then(() => process.send?.('done'));
});
process.on('disconnect', () => process.exit(0));
process.send?.(await server.listen(0));
