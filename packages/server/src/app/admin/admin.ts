/** `npm run admin -- …`: manages accounts, vouchers and gift cards on the shop's machine. */
import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../platform/database/database.ts';
import { SchemaOfOtherEdition } from '../../platform/database/failures.ts';
import { defaultSettings } from '../../platform/runtime/settings.ts';
import { readLocation } from '../environment.ts';
import { migrations } from '../migrations.ts';
import { CommandFailed, runCommand } from './commands.ts';
import { promptSecret } from './promptSecret.ts';

const database = await openDatabase(readLocation(process.env));
const clock = (): Date => new Date();
try {
  await database.migrate(migrations, clock());
  const settings = {
    ...defaultSettings,
    publicAddress: process.env.PUBLIC_URL?.replace(/\/$/, '') || null,
  };
  const lines = await runCommand(
    { database, clock, random: randomBytes, settings, promptSecret },
    process.argv.slice(2),
  );
  for (const line of lines) console.log(line);
} catch (cause) {
  const isUsage =
    cause instanceof CommandFailed ||
    cause instanceof SchemaOfOtherEdition ||
    (cause as { readonly code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? (cause as Error).message : cause);
  process.exitCode = 1;
} finally {
  await database.close();
}
