const tests = '\\.(test|fixture)\\.tsx?$';

/** The floors of `app/`, from the top down: a module imports from its own floor and those below. */
const floors = [
  ['routes', '^app/routes/|^app/entry\\.|^app/routing/expand-routes\\.ts$'],
  ['root', '^app/root\\.tsx$'],
  ['features', '^app/features/'],
  ['data', '^app/data/'],
  ['native', '^app/native/'],
  ['bff', '^app/bff/'],
  ['ui', '^app/ui/'],
  ['browser', '^app/browser/'],
  ['links', '^app/(use-links|routing/(links|match-route))\\.ts$'],
  ['i18n', '^app/i18n/'],
  ['the table of routes', '^app/routing/table\\.ts$'],
];

const onlyDownwards = floors.slice(1).map(([name, path], at) => ({
  name: `${name.replaceAll(' ', '-')}-import-downwards`,
  comment: 'A floor knows nothing of those above it, not even their types.',
  severity: 'error',
  from: { path, pathNot: tests },
  to: {
    path: floors
      .slice(0, at + 1)
      .map(([, above]) => above)
      .join('|'),
    pathNot: tests,
  },
}));

/** Who may import whom; the reasons stand in the comments of the rules. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Imports of types count: a type that two modules need has a module of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...onlyDownwards,
    {
      name: 'contract-stands-alone',
      comment: 'The wire is described without knowing who speaks it.',
      severity: 'error',
      from: { path: '^server/contract/', pathNot: tests },
      to: { path: '^(app|server|native|tests)/', pathNot: '^server/contract/' },
    },
    {
      name: 'domain-knows-the-contract-only',
      comment: 'The rules of the trade know neither the portal nor the API client; the browser runs them, too.',
      severity: 'error',
      from: { path: '^server/domain/', pathNot: tests },
      to: { path: '^(app|server|native|tests)/', pathNot: '^server/(contract|domain)/' },
    },
    {
      name: 'embedded-api-knows-the-contract-only',
      comment: 'The stand-in must not share code with the client it stands in for.',
      severity: 'error',
      from: { path: '^server/embedded/', pathNot: tests },
      to: { path: '^(app|server|native|tests)/', pathNot: '^server/(contract|embedded)/' },
    },
    {
      name: 'embedded-api-is-started-by-the-host-only',
      comment: 'Of the embedded API the portal knows how to start it, and the details of its supplier as defaults.',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: ['^server/embedded/', tests] },
      to: { path: '^server/embedded/', pathNot: '^server/embedded/(listen|supplier|demo-accounts)\\.ts$' },
    },
    {
      name: 'features-never-import-each-other',
      comment: 'Routes join features.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/([^/]+)/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'ui-is-wordless-and-dataless',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^(app/browser/(deploy|offline)|server)/', pathNot: '^server/domain/' },
    },
    {
      name: 'only-server-modules-import-the-server',
      comment:
        'Anything else may end up in the browser. Types are erased; form schemas read members and fields of the contract.',
      severity: 'error',
      from: { path: '^app/', pathNot: ['\\.server\\.tsx?$', tests] },
      to: {
        path: '^server/',
        pathNot: ['^server/contract/(enumerations|addresses|money)\\.ts$', '^server/domain/(?!.*\\.server\\.ts$)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-knows-no-app',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(app|tests|native)/' },
    },
    {
      name: 'routes-are-ends',
      comment: 'Only the route table names a route module.',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: ['^app/routes/', tests] },
      to: { path: '^app/routes/' },
    },
    {
      name: 'no-test-code-in-products',
      severity: 'error',
      from: { path: '^(app|server|native)/', pathNot: tests },
      to: { path: ['^tests/', tests] },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'products-use-dependencies-only',
      comment:
        'A development dependency is absent in the container; the build takes what only the browser runs into its bundle, and puts the app in the place of `server-build`.',
      severity: 'error',
      from: {
        path: '^(app|server)/',
        // The icons are drawn into the style sheet by the build.
        pathNot: [
          tests,
          '^server/cli/',
          '\\.client\\.tsx?$',
          '^app/browser/offline/service-worker\\.ts$',
          '^app/styles/icon-shapes\\.ts$',
        ],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '@remix-run/dev/server-build\\.js$',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
