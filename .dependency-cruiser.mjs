// The arrows of docs/architecture.md: each folder and what it may import. Everything else is refused.
const ARROWS = {
  domain: [],
  content: [],
  data: ['domain'],
  writers: ['domain'],
  services: ['domain', 'data'],
  backend: ['domain', 'data', 'services'],
  app: ['domain', 'content', 'services'],
  // Nothing at run time: it draws what `content` keeps.
  art: ['domain', 'app'],
  server: ['domain', 'data', 'services', 'backend', 'writers', 'app'],
};
const FOLDERS = Object.keys(ARROWS);

// Inside domain/: what the lower floors may import. The checker trusts no writer, so it knows none.
const DOMAIN_FLOORS = {
  calendar: [],
  sky: ['calendar', 'zodiac'],
  claims: ['calendar', 'zodiac', 'sky'],
};

// Inside domain/reading/: the stages of a reading, and those before that each may know. A gate knows none of them.
const READING_STAGES = {
  contacts: [],
  'choose-passages': ['contacts'],
  write: ['contacts', 'choose-passages'],
  gates: [],
  stored: ['gates'],
};

/** Packages that one place alone may know. */
const OWNED_PACKAGES = [
  { name: 'astronomy-engine', owner: '^domain/sky/' },
  { name: '@supabase/supabase-js', owner: '^data/' },
  { name: '@supabase/realtime-js', owner: '^data/' },
  { name: '@supabase/phoenix', owner: '^data/' },
  { name: '@supabase/lite', owner: '^backend/embedded/lite\\.ts$' },
];

const BROWSER_SERVICES = '^services/browser/';
/** Types are gone when the code runs. */
const VALUES = { dependencyTypesNot: ['type-only'] };

const IS_TEST = '\\.test\\.tsx?$';

export default {
  forbidden: [
    ...FOLDERS.map((folder) => ({
      name: `${folder}-imports-${ARROWS[folder].join('-and-') || 'nothing-of-ours'}`,
      severity: 'error',
      from: { path: `^${folder}/`, pathNot: IS_TEST },
      to: {
        path: `^(${[...FOLDERS, 'bench', 'scripts', 'tests'].filter((other) => other !== folder && !ARROWS[folder].includes(other)).join('|')})/`,
      },
    })),
    ...Object.entries(DOMAIN_FLOORS).map(([floor, below]) => ({
      name: `domain-${floor}-imports-${below.join('-and-') || 'no-other-floor'}`,
      severity: 'error',
      from: { path: `^domain/${floor}/`, pathNot: IS_TEST },
      to: { path: '^domain/', pathNot: `^domain/(${[floor, ...below].join('|')})/` },
    })),
    ...Object.entries(READING_STAGES).map(([stage, before]) => ({
      name: `reading-${stage}-imports-${before.join('-and-') || 'no-other-stage'}`,
      severity: 'error',
      from: { path: `^domain/reading/${stage}/`, pathNot: IS_TEST },
      to: {
        path: `^domain/reading/(${Object.keys(READING_STAGES).join('|')})/`,
        pathNot: `^domain/reading/(${[stage, ...before].join('|')})/`,
      },
    })),
    ...OWNED_PACKAGES.map(({ name, owner }) => ({
      name: `only-its-owner-imports-${name}`,
      severity: 'error',
      from: { pathNot: `${owner}|^tests/|^bench/` },
      to: { path: `node_modules/${name}/` },
    })),
    {
      name: 'app-asks-services-of-the-server-through-its-context',
      comment:
        'Loaders take them from app/site-context.ts; only what is made for the browser is imported.',
      severity: 'error',
      from: { path: '^app/', pathNot: IS_TEST },
      to: { ...VALUES, path: '^services/', pathNot: BROWSER_SERVICES },
    },
    {
      name: 'browser-services-know-no-service-of-the-server',
      severity: 'error',
      from: { path: BROWSER_SERVICES, pathNot: IS_TEST },
      to: { ...VALUES, path: '^services/', pathNot: BROWSER_SERVICES },
    },
    {
      name: 'only-the-session-brings-the-code-of-auth',
      comment:
        'Nor does another service of the browser lead to what only the server asks of the store.',
      severity: 'error',
      from: { path: BROWSER_SERVICES, pathNot: `${IS_TEST}|${BROWSER_SERVICES}session\\.ts$` },
      to: {
        reachable: true,
        path: '^data/(client|browser-client|readings|profiles|sessions)\\.ts$',
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'No files, network or process: what it needs comes in as arguments.',
      severity: 'error',
      from: { path: '^domain/', pathNot: IS_TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-circles',
      comment: 'Not of types either: a type that two files share has a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'found',
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
