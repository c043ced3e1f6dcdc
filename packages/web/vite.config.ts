import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type ESTree, type Plugin } from 'vite';

/** Order of the style layers; `src/ui/base.css` declares the same list. */
const layerOf = (file: string): string | undefined =>
  /\/packages\/web\/src\/(ui|platform|app|features)\//.exec(file)?.[1];

/**
 * Puts each CSS module into the layer of its folder, so that the order in which style sheets arrive never decides what a page looks like: a feature
 * wins over the frame, the frame over what features share, and that over the design system.
 */
const styleLayers = (): Plugin => ({
  name: 'style-layers',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    const layer = file.endsWith('.module.css') ? layerOf(file) : undefined;
    return layer === undefined ? null : { code: `@layer ${layer} {\n${code}\n}`, map: null };
  },
});

/** A sheet whose classes are taken one by one by their names: `styles.page`. */
const sheetImport = /^import (\w+) from (?='[^']+\.module\.css';$)/gm;

/**
 * Writes each class where it is used, in place of a table of all classes in each file and a look into it; who takes classes in another way than one by one, such as `styles[look]`, has the table.
 * A class that no sheet has ends the build.
 */
const classesInPlace = (): Plugin[] => [
  {
    name: 'classes-in-place',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '.module.css' },
      handler: (code) => ({
        code: code.replace(sheetImport, (whole, name: string) =>
          new RegExp(`\\b${name}\\b(?!\\.[a-z]| from )`).test(code)
            ? whole
            : `import * as ${name} from `,
        ),
        map: null,
      }),
    },
    onLog(_, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED') this.error(message);
    },
  },
  {
    // A sheet comes with its file still when no name of it is left there.
    name: 'sheets-stay',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];

/** Names the drawing as the server does: by the sources that draw it. Pictures are kept for as long as both agree. */
const drawingVersion = (): string => {
  const folder = new URL('../packshot/src/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((file) => /\.[jt]s$/.test(file))
    .sort()) {
    hash.update(readFileSync(new URL(name, folder)));
  }
  return hash.digest('base64url').slice(0, 8);
};

/** These packages name builds for development to every bundler, or one whose names are whole: in production others take their places. */
const productionBuilds = (): { readonly find: RegExp; readonly replacement: string }[] => {
  const { resolve } = createRequire(import.meta.url);
  const folder = join(
    createRequire(resolve('react-router-dom')).resolve('react-router'),
    '..',
    '..',
    'production',
  );
  return [
    { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
    { find: /^mobx$/, replacement: resolve('mobx/dist/mobx.esm.production.min.js') },
  ];
};

const isMember = (
  node: ESTree.Expression | ESTree.Super | ESTree.AssignmentTarget,
  name: string,
): boolean =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  node.property.type === 'Identifier' &&
  node.property.name === name;

/** `Form.displayName = "Form"` */
const isNameOfComponent = (node: ESTree.Expression): boolean =>
  node.type === 'AssignmentExpression' && isMember(node.left, 'displayName');

/**
 * Names that the router gives its components for development tools would keep all of them, forms and what fetches pages ahead too: without the names, those
 * the shop does not use are left out.
 */
const namelessRouter = (): Plugin => ({
  name: 'nameless-router',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler(code) {
      const edits = this.parse(code).body.flatMap((statement) => {
        if (statement.type === 'ExpressionStatement')
          return isNameOfComponent(statement.expression) ? [{ ...statement, by: '' }] : [];
        if (statement.type !== 'VariableDeclaration') return [];
        return statement.declarations.flatMap(({ init }) =>
          init?.type === 'CallExpression' && isMember(init.callee, 'forwardRef')
            ? [{ start: init.start, end: init.start, by: '/* @__PURE__ */ ' }]
            : [],
        );
      });
      return {
        code: edits.reduceRight(
          (text, { start, end, by }) => text.slice(0, start) + by + text.slice(end),
          code,
        ),
        map: null,
      };
    },
  },
});

/** Libraries every page needs, in one file that stays in the browser's cache from release to release. */
const isLibrary = (id: string): boolean =>
  /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|mobx|mobx-react-lite)[@/]/.test(id);

/** What the fields of an address need, at the checkout at once and at an order when it is sent elsewhere: one file weighs less than one for each of its modules. */
const isOfAddress = (id: string): boolean =>
  /\/web\/src\/platform\/address\/(AddressFields|addressFailureText)\b|\/domain\/src\/checkout\/(address|addressLines|countryRules)\.ts$/.test(
    id,
  );

/**
 * Of the design system, what nearly every page needs: alone each of it weighs less than the ways to it. And how what goes into a piece is listed: a garment's page shows it before what lists it has
 * come, and alone it would be a file without a script.
 */
const isOfMostPages = (id: string): boolean =>
  /\/web\/src\/ui\/(IconButton\b|Price\.|useNear\.|TraitList\.module\.css$)/.test(id);

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

/** Pages whose parts a browser keeps for when there is no network. */
const pagesKept = [
  'src/app/entry-client.tsx',
  'src/app/pages/HomePage.tsx',
  'src/app/pages/ProductPage.tsx',
  'src/features/catalog/OverviewPage.tsx',
  'src/features/offline/OfflinePage.tsx',
];
/** Parts that are of no use there: other pages, what only a server can do, and what is brought in where somebody works. */
const isOnlineOnly = (source: string): boolean =>
  /Page\.tsx$|(staff|liked)Pages\.ts$|(openOutside\w+|outsideScripts|StaffParts)\.tsx?$|node_modules|features\/(account|checkout|newsletter|orders|reviews|search|staff|support|watch)\/|adapters\/(analytics|chat|storage)\//.test(
    source,
  ) ||
  (source.includes('adapters/http/src/') &&
    !/\/(basket|catalog|client|content|errors|lateRefusals|refusals|sizing)\.ts$/.test(source)) ||
  (source.startsWith('locales/') &&
    !/\/(basket|catalog|designer|failure|favorites|findSize|fit|garmentPanels|home|measuring|menu|offline|ownMeasures|shell|sizes|sizing|withdrawal)\.json$/.test(
      source,
    ));

/** Writes into the script that answers without a network which built files it brings in: those of the pages above with all that comes later on them. */
const keptFiles = (): Plugin => ({
  name: 'kept-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'worker',
  transform: {
    filter: { id: /src\/worker\/worker\.ts$/ },
    handler(code) {
      const built = JSON.parse(
        readFileSync(new URL('dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
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

type Module = {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Modules = { readonly getModuleInfo: (id: string) => Module | null };

/**
 * Whether a module is needed before anything is asked for: the entry imports it, at once or through others. Together they are one file, which
 * compresses better than many, and needs one request. Of the domain only the kernel belongs to it, but for what no first view needs: whoever imports one of its contexts is, by
 * the look of it, importing all of that context.
 */
const isOfFrame = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (
    seen.has(id) ||
    /\/packages\/(domain\/src\/(?!kernel\/(?!email|shares|reduceLoadState))|packshot\/)/.test(id)
  )
    return false;
  seen.add(id);
  const module = modules.getModuleInfo(id);
  return (
    module !== null &&
    (module.isEntry || module.importers.some((importer) => isOfFrame(importer, modules, seen)))
  );
};

const entry = fileURLToPath(new URL('src/app/entry-client.tsx', import.meta.url));

/** A file of a page, as the tables of pages bring it in; the server finds it by its name. */
const isPage = (id: string, { dynamicImporters }: Module): boolean =>
  /Page\.tsx$/.test(id) &&
  dynamicImporters.some((importer) => /\/app\/pages\/\w*[pP]ages\.ts$/.test(importer));

/** Pages that are opened most, by name; all others count as one. */
const nameOfPage = (id: string): string =>
  (
    /\/(?:app\/pages|features\/(?:catalog|checkout|content))\/(\w+)Page\.tsx$/.exec(id)?.[1] ??
    'Other'
  ).replace(/^Profile\w+/, 'Other');

/** The pages that need a module at once. */
const pagesWith = (id: string, modules: Modules, seen = new Set<string>()): readonly string[] => {
  const module = modules.getModuleInfo(id);
  if (seen.has(id) || module === null) return [];
  seen.add(id);
  return [
    ...(isPage(id, module) ? [nameOfPage(id)] : []),
    ...module.importers.flatMap((importer) => pagesWith(importer, modules, seen)),
  ];
};

/** Whether a module belongs to what can come on every page: panels, the menu, notices and all they bring in. */
const comesAnywhere = (() => {
  const found = new Set<string>();
  const visit = (id: string, modules: Modules): void => {
    const module = modules.getModuleInfo(id);
    if (module === null || found.has(id) || isPage(id, module)) return;
    found.add(id);
    for (const part of [...module.importedIds, ...module.dynamicallyImportedIds])
      visit(part, modules);
  };
  return (id: string, modules: Modules): boolean => {
    if (found.size === 0) visit(entry, modules);
    return found.has(id);
  };
})();

/**
 * What a page of a garment needs at once, alone or as the same other pages do, is one file: it would be fifty, and to ask for a file, and to run it, takes a phone three to five milliseconds. What can come
 * on other pages as well is apart from it, by its feature, so that they do not bring in a whole page: but for the designer, which comes for a garment there too. Of the domain nothing can be said like
 * that, since by the look of it everybody imports all of a context, and what is of the design system is needed by any part.
 */
const neededByGarments = (id: string, modules: Modules): string | null => {
  const module = modules.getModuleInfo(id);
  const [, feature] = /\/packages\/web\/src\/(?!ui\/)(?:features\/)?(\w+)/.exec(id) ?? [];
  if (feature === undefined || module === null || isPage(id, module)) return null;
  const pages = [...new Set(pagesWith(id, modules))].sort();
  if (!pages.includes('Product')) return null;
  const name =
    pages.length === 1
      ? 'garment'
      : `garment-${createHash('sha256').update(pages.join()).digest('hex').slice(0, 4)}`;
  return feature === 'designer' || !comesAnywhere(id, modules) ? name : `${name}-${feature}`;
};

/** What comes together, of the domain and of what is sent: what pages of garments need at once, and a basket does not; what a basket needs of garments; when a piece would be there; and how baskets and addresses are sent. */
const together = [
  {
    name: 'variants',
    test: /\/domain\/src\/catalog\/(visibility|variant|namingRules|nameVariant)\.ts$/,
  },
  { name: 'designs', test: /\/domain\/src\/designer\/(design|initials|shelfPiece)\.ts$/ },
  { name: 'delivery', test: /\/domain\/src\/orders\/(deliveryWindow|workingDays)\.ts$/ },
  { name: 'cuts', test: /\/domain\/src\/(catalog\/clothingType|sizing\/cutFor)\.ts$/ },
  {
    name: 'deliveryDays',
    test: /\/(web\/src\/platform\/delivery\/windowFromNow|domain\/src\/orders\/(estimateDelivery|deliveryWindow|workingDays))\.ts$/,
  },
  {
    name: 'sentBasket',
    test: /\/contract\/src\/(location\/levySchema|basket\/(basketSchema|pieceSchema|mapPiece|mapBasket))\.ts$/,
  },
  {
    name: 'sentAddress',
    test: /\/contract\/src\/checkout\/(mapAddress|addressKeys|addressSchema)\.ts$/,
  },
  {
    name: 'standardSizes',
    test: /\/domain\/src\/sizing\/(standardSize|standardSizeChoice|units|sizeDesign|saveSizeMode|createSizeTabs)\.ts$/,
  },
] as const;

export default defineConfig(({ command }) => ({
  plugins: [react(), styleLayers(), classesInPlace(), namelessRouter(), keptFiles()],
  define: { 'import.meta.env.DRAWING_VERSION': JSON.stringify(drawingVersion()) },
  resolve: { alias: command === 'build' ? productionBuilds() : [] },
  // Parts that arrive later name their style sheets alone: lists of scripts would weigh more on the first page than they save on the next.
  build: {
    target: 'es2024',
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  // Texts are read whole.
  json: { namedExports: false },
  css: {
    modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]_[local]' },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Every file has its own address, so that it can be cached for ever and the content security policy needs no `data:`.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { shop: 'src/app/entry-client.tsx' },
          optimization: { inlineConst: { mode: 'all' } },
          // No library here does anything by being read from.
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: isLibrary, priority: 2 },
                {
                  name: (id: string, modules: Modules) =>
                    (isOfFrame(id, modules) && !modules.getModuleInfo(id)?.isEntry) ||
                    isOfMostPages(id)
                      ? 'frame'
                      : null,
                  debugName: 'frame',
                  priority: 1,
                },
                { name: 'address', test: isOfAddress, priority: 1 },
                ...together.map((group) => ({
                  ...group,
                  priority: 1,
                  includeDependenciesRecursively: false,
                })),
                {
                  name: neededByGarments,
                  debugName: 'garments',
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The built renderer needs no node_modules. In development Node loads libraries itself, some of which are CommonJS.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true as const },
      }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'entry-server': 'src/app/entry-server.tsx' },
          // What is late in a browser may be part of every page here.
          checks: { ineffectiveDynamicImport: false },
          output: {
            // One file, read at the start: the next build may replace it while a shop is open.
            codeSplitting: false,
            comments: false,
            // Lines and names stay, for stack traces. Text beyond ASCII takes two bytes per character.
            minify: {
              compress: true,
              mangle: false,
              codegen: { removeWhitespace: false, asciiOnly: true },
            },
          },
        },
      },
    },
    // Comes after the files it names.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'service-worker': 'src/worker/worker.ts' },
          output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
  },
}));
