/** The kind of a path, one of a few words however many paths there are. */
export type RouteKind =
  | 'page'
  | 'file'
  | 'picture'
  | 'data'
  | 'rest'
  | 'auth'
  | 'functions'
  | 'storage'
  | 'operation';

const KINDS: readonly [RegExp, RouteKind][] = [
  [/^\/rest\/v1\//, 'rest'],
  [/^\/auth\/v1\//, 'auth'],
  [/^\/functions\/v1\//, 'functions'],
  [/^\/storage\/v1\//, 'storage'],
  [/^\/(healthz|metrics|config\.json)$/, 'operation'],
  [/^\/(images|share)\//, 'picture'],
  [/^\/assets\//, 'file'],
  [/\.(xml|json|txt|ics|data)$/, 'data'],
  [/\.\w{2,5}$/, 'file'],
];

export function routeKind(path: string): RouteKind {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
