/** Serves the built shop on a database of its own, until it is told to end: the server of the Playwright journeys. */
import { startShop } from './shop.ts';

const shop = await startShop({ port: Number(process.env.PORT ?? 0), verbose: true });
console.log(`Fresh shop at ${shop.address}`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await shop.stop();
    process.exit(0);
  });
}
