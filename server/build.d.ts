declare module '*/build/server/index.js' {
  export { bundledCovers, createSite } from '#server/entry.ts';
}
