/** Opens the shop as the environment says and serves it until it is told to end. The last line printed is the address. */
import { pino } from 'pino';
import { createServer } from './createServer.ts';
import { readEnvironment } from './environment.ts';
import { giveBackMemory, giveBackMemoryInQuietTimes } from './giveBackMemory.ts';

const fail = (cause: unknown): never => {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exit(1);
};

const open = async () => {
  const environment = readEnvironment(process.env);
  if (environment.isDemo) console.log('This is a demo (DEMO=1): no card is charged, and what people order is not made.');
  const server = await createServer({
    database: environment.database,
    files: environment.files,
    settings: { ...environment.settings, development: process.argv.includes('--dev') },
    seedsAccounts: environment.hasSamples,
    refusesSamples: environment.refusesSamples,
    logger: pino({ level: environment.logLevel }),
    pages: 'built',
    onProgress: (step) => console.log(step),
  });
  await giveBackMemory();
  giveBackMemoryInQuietTimes();
  const address = await server.listen(environment.port, environment.host);
  return { server, address };
};

const { server, address } = await open().catch(fail);

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    server.close().then(() => process.exit(0), fail);
  });
}
console.log(`Tailorbird is open: ${address}`);
