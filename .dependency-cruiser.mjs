// What each folder may import, as in docs/architecture.md. Everything else is an error.
const MAY_IMPORT = {
  domain: [],
  content: [],
  data: ['domain'],
  writers: ['domain'],
  services: ['domain', 'data'],
  backend: ['domain', 'data', 'services'],
  app: ['domain', 'content', 'services'],
  // It draws what is in `content`; none of it runs with the site.
  art: ['domain', 'app'],
  server: ['domain', 'data', 'services', 'backend', 'writers', 'app'],
};
const FOLDERS = Object.keys(MAY_IMPORT);

// Inside domain/: what the lower layers may import. The checker must not depend on how readings are written.
const DOMAIN_LAYERS = {
  calendar: [],
  sky: ['calendar', 'zodiac'],
  claims: ['calendar', 'zodiac', 'sky'],
};

// Inside domain/reading/: the stages of a reading, and the earlier stages that each may import. Gates import none.
const READING_STAGES = {
  contacts: [],
  'choose-passages': ['contacts'],
  write: ['contacts', 'choose-passages'],
  gates: [],
  stored: ['gates'],
};

// Inside domain/claims/: the stages of the checker, and the stages that each may import. What a sentence says and whether
// it is true are found apart.
const CHECKER_STAGES = {
  text: [],
  grammar: ['text'],
  kinds: ['text', 'grammar'],
  judge: ['text', 'grammar'],
};

/** Packages that only one place may import. */
const OWNED_PACKAGES = [
  { name: 'astronomy-engine', owner: '^domain/sky/' },
  { name: '@supabase/supabase-js', owner: '^data/' },
  { name: '@supabase/realtime-js', owner: '^data/' },
  { name: '@supabase/phoenix', owner: '^data/' },
  { name: '@supabase/lite', owner: '^backend/embedded/lite\\.ts$' },
];

const BROWSER_SERVICES = '^services/browser/';
/** Type imports are erased. */
const VALUES = { dependencyTypesNot: ['type-only'] };

const IS_TEST = '\\.test\\.tsx?$';

export default {
  forbidden: [
    ...FOLDERS.map((folder) => ({
      name: `${folder}-imports-${MAY_IMPORT[folder].join('-and-') || 'nothing-of-ours'}`,
      severity: 'error',
      from: { path: `^${folder}/`, pathNot: IS_TEST },
      to: {
        path: `^(${[...FOLDERS, 'bench', 'scripts', 'tests'].filter((other) => other !== folder && !MAY_IMPORT[folder].includes(other)).join('|')})/`,
      },
    })),
    ...Object.entries(DOMAIN_LAYERS).map(([layer, below]) => ({
      name: `domain-${layer}-imports-${below.join('-and-') || 'no-other-layer'}`,
      severity: 'error',
      from: { path: `^domain/${layer}/`, pathNot: IS_TEST },
      // Any layer may use the small helpers at the top of `domain/`.
      to: { path: '^domain/.+/', pathNot: `^domain/(${[layer, ...below].join('|')})/` },
    })),
    ...stageRules('reading', READING_STAGES),
    ...stageRules('claims', CHECKER_STAGES),
    ...OWNED_PACKAGES.map(({ name, owner }) => ({
      name: `only-its-owner-imports-${name}`,
      severity: 'error',
      from: { pathNot: `${owner}|^tests/|^bench/` },
      to: { path: `node_modules/${name}/` },
    })),
    {
      name: 'app-gets-server-services-from-its-context',
      comment:
        'Loaders get them from app/site-context.ts; only services for the browser may be imported.',
      severity: 'error',
      from: { path: '^app/', pathNot: IS_TEST },
      to: { ...VALUES, path: '^services/', pathNot: BROWSER_SERVICES },
    },
    {
      name: 'browser-services-import-no-server-services',
      severity: 'error',
      from: { path: BROWSER_SERVICES, pathNot: IS_TEST },
      to: { ...VALUES, path: '^services/', pathNot: BROWSER_SERVICES },
    },
    {
      name: 'only-session-loads-auth-code',
      comment: 'Nor may another browser service reach the queries that only the server makes.',
      severity: 'error',
      from: { path: BROWSER_SERVICES, pathNot: `${IS_TEST}|${BROWSER_SERVICES}session\\.ts$` },
      to: {
        reachable: true,
        path: '^data/(client|browser-client|readings|profiles|sessions)\\.ts$',
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'No files, network or process: it gets what it needs as arguments.',
      severity: 'error',
      from: { path: '^domain/', pathNot: IS_TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'Nor between types: a type that two files share has a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|/\\+types/|build/server|\\.css' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

/** A folder of `domain/{layer}/` imports only the stages named for it. */
function stageRules(layer, stages) {
  return Object.entries(stages).map(([stage, others]) => ({
    name: `${layer}-${stage}-imports-${others.join('-and-') || 'no-other-stage'}`,
    severity: 'error',
    from: { path: `^domain/${layer}/${stage}/`, pathNot: IS_TEST },
    to: {
      path: `^domain/${layer}/(${Object.keys(stages).join('|')})/`,
      pathNot: `^domain/${layer}/(${[stage, ...others].join('|')})/`,
    },
  }));
}
