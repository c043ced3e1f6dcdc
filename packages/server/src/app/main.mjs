/** Serves the shop: `node packages/server/src/app/main.mjs [--dev]`. */
import { constants, enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Sources are TypeScript: what Node made of them the last time is kept, so that a second start is a quick one. This file is JavaScript, since one of TypeScript before the cache is open
// loads Node's compiler, which stays: 14 MB. Whoever may not write beside the sources has a cache among the temporary files.
const { status } = enableCompileCache(
  fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url)),
);
if (status === constants.compileCacheStatus.FAILED) enableCompileCache();
await import('./serve.ts');
