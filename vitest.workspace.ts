import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * Test files share imported modules, because importing takes longer than most tests. Tests of
 * the tools start programs and are isolated.
 */
const isIsolated = (name: string): boolean => name === 'tools';

/** Test projects by name: `vitest run --project domain`. Vitest reads this file through vitest.config.ts. */
const folders = {
  domain: ['packages/domain'],
  contract: ['packages/contract'],
  packshot: ['packages/packshot'],
  atelier: ['packages/atelier'],
  adapters: ['packages/adapters/*'],
  server: ['packages/server'],
  web: ['packages/web'],
  tools: ['tools'],
} as const;

/** Packages of the workspace resolve to their sources. */
const source = {
  resolve: { conditions: ['tailorbird-source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['tailorbird-source', ...defaultServerConditions] } },
};

export default defineConfig({
  test: {
    projects: Object.entries(folders).map(([name, roots]) => ({
      ...source,
      test: {
        name,
        environment: 'node',
        isolate: isIsolated(name),
        include: roots.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]),
        exclude: ['**/node_modules/**', '**/dist/**', '**/dist-test/**', 'tools/fixtures/**'],
        benchmark: { include: roots.map((folder) => `${folder}/**/*.bench.ts`) },
        // Guards against endless tests. They are generous, since machines may be busy.
        testTimeout: 60_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 30_000 } },
      },
    })),
    // Two workers keep a two-core machine busy without starving the servers under test.
    maxWorkers: 2,
  },
});
