import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGES = globSync([
  '*.md',
  '{app,backend,bench,content,data,docs,domain,scripts,server,services,tests,writers}/**/*.md',
]);
const FOLDERS =
  /^(app|backend|bench|content|data|docs|domain|scripts|server|services|supabase|tests|writers)\//;

describe.each(PAGES)('%s', (page) => {
  it('names only paths that exist', () => {
    const named = [...readFileSync(page, 'utf8').matchAll(/`([\w./-]+)`/g)].map(
      ([, path]) => path!,
    );
    const missing = named.filter((path) => FOLDERS.test(path) && !existsSync(path));
    expect(missing).toEqual([]);
  });
});
