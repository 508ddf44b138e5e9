declare module '*/build/server/index.js' {
  export { createSite } from './entry.ts';
}
