/**
 * Who may import whom, as data. `tools/boundaries.test.ts` checks it, and shows with one wrong file a rule that each rule bites.
 * Tests may reach across floors: a contract suite runs an adapter against the real server.
 */
const test = '\\.(test|test-d|bench)\\.tsx?$|/test/|/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-imports-nothing',
      comment: 'The domain is pure TypeScript. Bring what it needs in as an argument, or as a port that an adapter implements.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: test },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'domain-does-not-import-its-tests',
      comment: 'Builders and arbitraries are for tests.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: test },
      to: { path: '^packages/domain/src/testing/' },
    },
    {
      name: 'domain-testing-imports-fast-check-alone',
      comment: 'Other channels property-test with these builders: they bring fast-check, and nothing else.',
      severity: 'error',
      from: { path: '^packages/domain/src/testing/', pathNot: '\\.test\\.tsx?$' },
      to: { pathNot: '^packages/domain/src/|(^|node_modules/)(fast-check|pure-rand)(/|$)' },
    },
    {
      name: 'contract-imports-domain-and-zod',
      comment: 'The contract says what travels. It may know the domain, and zod.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: test },
      to: { pathNot: '^packages/(contract|domain)/|(^|node_modules/)zod(/|$)' },
    },
    {
      name: 'packshot-imports-nothing',
      comment: 'A drawing is a pure function of a design.',
      severity: 'error',
      from: { path: '^packages/packshot/src/', pathNot: test },
      to: { pathNot: '^packages/packshot/' },
    },
    {
      name: 'adapters-import-domain-and-contract',
      comment: 'An adapter implements a port of the domain. It knows neither the shop in front of it nor the server behind the wire.',
      severity: 'error',
      from: { path: '^packages/adapters/', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/(adapters|domain|contract)/' },
    },
    {
      name: 'adapters-do-not-import-adapters',
      comment: 'Two adapters meet in the composition only.',
      severity: 'error',
      from: { path: '^packages/adapters/([^/]+)/' },
      to: { path: '^packages/adapters/', pathNot: '^packages/adapters/$1/' },
    },
    {
      name: 'web-names-adapters-in-the-composition-only',
      comment: 'Screens and stores speak the domain. Bind the adapter in web/src/composition and take the port.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: `^packages/web/src/composition/|${test}` },
      to: { path: '^packages/', pathNot: '^packages/(web|domain|packshot)/' },
    },
    {
      name: 'web-does-not-import-the-server',
      comment: 'The browser and the server meet on the wire.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: test },
      to: { path: '^packages/server/' },
    },
    {
      name: 'features-do-not-import-features',
      comment: 'Pages compose features. What two features share belongs to the domain, web/src/ui or web/src/platform.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'inversify-in-the-composition-only',
      comment: 'The container has one owner: web/src/composition.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/web/src/composition/' },
      to: { path: '(^|node_modules/)(inversify|@inversifyjs|reflect-metadata)(/|$)' },
    },
    {
      name: 'react-router-through-one-module',
      comment: 'Import from web/src/platform/navigation/router.ts, the one place that knows the router package.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/web/src/platform/navigation/router\\.tsx?$' },
      to: { path: '(^|node_modules/)react-router(-dom)?(/|$)' },
    },
    {
      name: 'server-imports-domain-contract-and-packshot',
      comment: 'The server serves the built shop; it never imports its sources.',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/(server|domain|contract|packshot)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that is not found is not checked either: declare the package, or correct the path.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/(adapters/)?[^/]+/(dist|dist-test)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
