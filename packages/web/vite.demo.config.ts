import { type ConfigEnv, defineConfig, type UserConfig } from 'vite';
import { serverTexts } from './build/serverTexts.ts';
import shop from './vite.config.ts';

type Shop = (env: ConfigEnv) => UserConfig;

/**
 * The demo without a server as a folder: `tools/demo.ts` builds it. `DEMO_BASE` is its path on
 * the site. `DEMO_PART` selects the files of the pages, the service worker or the mails in the
 * same folder, or the renderer of the pages.
 */
export default defineConfig((env) => {
  const { plugins, define, json, css, environments } = (shop as Shop)(env);
  const { client, worker, ssr } = environments ?? {};
  const part = process.env.DEMO_PART ?? 'pages';
  const inputs = {
    pages: { ...client?.build?.rolldownOptions, input: 'demo.html' },
    worker: {
      ...worker?.build?.rolldownOptions,
      input: { 'demo-worker': 'src/worker/demo/demoWorker.ts' },
    },
    mails: {
      input: { mails: '../../tools/demo/mails.ts' },
      // The mails import a few functions of large modules.
      treeshake: { moduleSideEffects: false },
      preserveEntrySignatures: 'strict' as const,
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
    renderer: {
      ...ssr?.build?.rolldownOptions,
      input: { renderer: 'src/app/entry-demo-build.tsx' },
    },
  };
  return {
    base: process.env.DEMO_BASE ?? '/',
    plugins: [...(plugins?.slice(0, 2) ?? []), ...(part === 'mails' ? [serverTexts()] : [])],
    define: { ...define, 'import.meta.env.NO_SERVER': 'true' },
    ...(json && { json }),
    ...(css && { css }),
    resolve: { ...client?.resolve },
    ...(part === 'renderer' && {
      environments: { ssr: { resolve: { ...ssr?.resolve }, define: { ...ssr?.define } } },
    }),
    publicDir: part === 'pages' && 'public',
    build: {
      target: 'es2024',
      manifest: part === 'pages',
      ssr: part === 'renderer',
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      outDir: process.env.DEMO_OUT ?? 'dist/demo',
      emptyOutDir: part === 'pages' || part === 'renderer',
      assetsInlineLimit: 0,
      rolldownOptions: inputs[part as keyof typeof inputs],
    },
  };
});
