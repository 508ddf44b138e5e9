import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { leaveFilesOutOfManifest } from './manifest.config.ts';

export default {
  ssr: true,
  // All routes are few: no page has to ask the server which module a link needs.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) =>
    leaveFilesOutOfManifest(path.join(buildDirectory, 'client/assets')),
} satisfies Config;
