/**
 * Starts the shop with the environment's settings and serves it until a signal. Prints the
 * address as the last line before the first request.
 */
import { explainSqliteFailure } from '../platform/database/sqlite/explain.ts';
import { databaseFileIn } from '../platform/database/sqlite/folder.ts';
import { createLogger } from '../platform/runtime/logger.ts';
import { defaultSettings } from '../platform/runtime/settings.ts';
import { createServer } from './createServer.ts';
import { notOpened, readEnvironment, readLocation } from './environment.ts';
import { legalNotesOf } from './legal/legalSeller.ts';
import { describePayments } from './paymentKeys.ts';
import { releaseMemory, releaseMemoryWhenIdle } from './releaseMemory.ts';
import { checkServices } from './serviceProblems.ts';
import { openTelemetry } from './telemetry/openTelemetry.ts';
import { variables } from './variables.ts';

/** Time limit for closing after draining. Most process managers wait 30 seconds. */
const closingMs = 20_000;

/** The setting that causes a listen error; null for other failures. */
const explainListening = (cause: unknown): string | null => {
  const { syscall, code, address, port } = cause as NodeJS.ErrnoException & {
    readonly address?: string;
    readonly port?: number;
  };
  if (syscall === 'getaddrinfo') return `HOST is no address of this machine (${code})`;
  if (syscall !== 'listen') return null;
  const names = Number(process.env.PORT || variables.PORT.fallback) === port ? 'PORT' : 'METRICS';
  return code === 'EADDRINUSE'
    ? `${names} is in use: another process listens on ${address}:${port}. Stop it or choose another port`
    : `${names} or HOST cannot be used: listening on ${address}:${port} fails with ${code}`;
};

const fail = (cause: unknown): never => {
  const location = readLocation(process.env);
  const explained =
    'folder' in location ? explainSqliteFailure(cause, databaseFileIn(location.folder)) : null;
  const listening = explainListening(cause);
  console.error(
    explained ??
      (listening && notOpened([listening]).message) ??
      (cause instanceof Error ? cause.message : String(cause)),
  );
  process.exit(1);
};

const open = async () => {
  const services = await checkServices(process.env);
  const environment = readEnvironment(process.env, services.problems);
  for (const note of services.notes) console.warn(note);
  // Shops that refuse samples sell to the public, so the law applies to them.
  if (environment.refusesSamples)
    for (const note of legalNotesOf({ ...defaultSettings, ...environment.settings }, new Date()))
      console.warn(note);
  if (environment.isDemo)
    console.log('This is a demo (DEMO=1): no card is charged and no order is made.');
  if (environment.paymentKeys) console.log(describePayments(environment.paymentKeys));
  const logger = createLogger(environment.logLevel);
  const server = await createServer({
    database: environment.database,
    files: environment.files,
    secretKeys: environment.secretKeys,
    settings: { ...environment.settings, development: process.argv.includes('--dev') },
    seedsAccounts: environment.hasSamples,
    identityProviders: environment.identityProviders,
    paymentKeys: environment.paymentKeys,
    refusesSamples: environment.refusesSamples,
    logger,
    pages: 'built',
    onProgress: (step) => console.log(step),
  });
  await releaseMemory();
  releaseMemoryWhenIdle();
  const telemetry = await openTelemetry(server.database, environment.metrics, process.env, logger);
  if (telemetry.metrics !== null) console.log(`Metrics: ${telemetry.metrics}`);
  const address = await server.listen(environment.port, environment.host);
  return { server, address, logger, telemetry };
};

const { server, address, logger, telemetry } = await open().catch(fail);

let closing = false;
const close = (code: number): void => {
  if (closing) return;
  closing = true;
  const { drainSeconds } = server.shop.settings;
  setTimeout(
    () => {
      logger.fatal('running requests did not finish in time');
      process.exit(1);
    },
    closingMs + drainSeconds * 1_000,
  ).unref();
  const closeAll = async (): Promise<void> => {
    await server.close();
    await telemetry.close();
  };
  closeAll().then(
    () => process.exit(code),
    (cause: Error) => {
      logger.fatal({ cause: cause.stack }, 'shutdown failed');
      process.exit(1);
    },
  );
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => close(0));
// The state after an uncaught error is unknown: finish running requests, then exit so that the
// process manager restarts. Unhandled rejections also arrive here.
process.on('uncaughtException', (cause) => {
  logger.fatal({ cause: cause instanceof Error ? cause.stack : String(cause) }, 'uncaught error');
  close(1);
});
console.log(`Tailorbird is open: ${address}`);
