import { buildIfNeeded } from './build-if-needed.ts';

/** `npm run build`: builds the website ahead of a start, unless the build on disk is up to date. */
await buildIfNeeded();
