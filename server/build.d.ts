declare module '*/build/server/index.js' {
  export { createSite, bundledCovers } from '#server/entry.ts';
}
