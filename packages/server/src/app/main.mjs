/** Serves the shop: `node packages/server/src/app/main.mjs [--dev]`. */
import { constants, enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Node caches compiled TypeScript, so that the second start is fast. This file is
// JavaScript, because TypeScript before `enableCompileCache` would load Node's
// compiler permanently (14 MB). Without write access to the sources, the cache is in
// the temporary folder.
const { status } = enableCompileCache(
  fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url)),
);
if (status === constants.compileCacheStatus.FAILED) enableCompileCache();
await import('./serve.ts');
