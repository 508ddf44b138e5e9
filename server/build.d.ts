declare module '*/build/server/index.js' {
  export { createSite, shippedCovers } from '#server/entry.ts';
}
