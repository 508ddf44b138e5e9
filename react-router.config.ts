import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are few: no page has to ask the server which module a link needs.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
