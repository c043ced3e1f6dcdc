import { type ConfigEnv, defineConfig, type UserConfig } from 'vite';
import shop from './vite.config.ts';

type Shop = (env: ConfigEnv) => UserConfig;

/**
 * The demo without a server as a folder: `tools/demo.ts` builds it. `DEMO_BASE` is its path on
 * the site, `DEMO_PART=worker` builds the service worker into the same folder.
 */
export default defineConfig((env) => {
  const { plugins, define, json, css, environments } = (shop as Shop)(env);
  const { client, worker } = environments ?? {};
  const isWorker = process.env.DEMO_PART === 'worker';
  return {
    base: process.env.DEMO_BASE ?? '/',
    plugins: plugins?.slice(0, 2) ?? [],
    define: { ...define, 'import.meta.env.NO_SERVER': 'true' },
    ...(json && { json }),
    ...(css && { css }),
    resolve: { ...client?.resolve },
    publicDir: isWorker ? false : 'public',
    build: {
      target: 'es2024',
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      outDir: process.env.DEMO_OUT ?? 'dist/demo',
      emptyOutDir: !isWorker,
      assetsInlineLimit: 0,
      rolldownOptions: isWorker
        ? {
            ...worker?.build?.rolldownOptions,
            input: { 'demo-worker': 'src/worker/demo/demoWorker.ts' },
          }
        : { ...client?.build?.rolldownOptions, input: 'demo.html' },
    },
  };
});
