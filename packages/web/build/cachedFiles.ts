import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Built = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

const pagesKept = [
  'src/app/entry-client.tsx',
  'src/app/pages/HomePage.tsx',
  'src/app/pages/ProductPage.tsx',
  'src/features/catalog/OverviewPage.tsx',
  'src/features/offline/OfflinePage.tsx',
];
/** Scripts that are useless offline: other pages, server-only features and staff tools. */
const isOnlineOnly = (source: string): boolean =>
  /Page\.tsx$|(staff|liked)Pages\.ts$|(openOutside\w+|outsideScripts|StaffParts)\.tsx?$|node_modules|features\/(account|checkout|newsletter|orders|reviews|search|staff|support|watch)\/|adapters\/(analytics|chat)\//.test(
    source,
  ) ||
  (source.includes('adapters/http/src/') &&
    !/\/(basket|catalog|client|content|errors|lateRefusals|refusals|sizing)\.ts$/.test(source)) ||
  (source.startsWith('locales/') &&
    !/\/(basket|catalog|designer|failure|favorites|findSize|fit|garmentPanels|home|measuring|menu|offline|ownMeasures|shell|sizes|sizing|withdrawal)\.json$/.test(
      source,
    ));

/** Pages above with their late parts; the service worker caches them. */
export const cachedFiles = (): Plugin => ({
  name: 'kept-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'worker',
  transform: {
    filter: { id: /src\/worker\/worker\.ts$/ },
    handler(code) {
      const built = JSON.parse(
        readFileSync(new URL('../dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
      ) as Built;
      const seen = new Set<string>();
      const visit = (source: string): void => {
        if (seen.has(source)) return;
        seen.add(source);
        for (const part of built[source]?.imports ?? []) visit(part);
        for (const part of built[source]?.dynamicImports ?? [])
          if (!isOnlineOnly(part)) visit(part);
      };
      for (const page of pagesKept) {
        if (!built[page]) throw new Error(`The build has no ${page}`);
        visit(page);
      }
      const files = [...seen].flatMap((source) =>
        [built[source]?.file ?? [], built[source]?.css ?? []].flat(),
      );
      const fonts = Object.values(built).flatMap(({ file }) =>
        file.endsWith('.woff2') ? file : [],
      );
      const paths = [...new Set([...files, ...fonts])].sort().map((file) => `/${file}`);
      return { code: code.replace(/\bKEPT_FILES\b(?=\))/, JSON.stringify(paths)), map: null };
    },
  },
});
