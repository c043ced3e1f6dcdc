/** Serves the shop: `node packages/server/src/app/main.ts [--dev]`. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Sources are TypeScript: what Node made of them the last time is kept, so that a second start is a quick one.
enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url)));
await import('./serve.ts');
