import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareEmbedded } from '#backend/embedded/prepare-embedded.ts';
import { addressOf } from '#scripts/server-process.ts';
import { TEST_ADMIN } from '#tests/factories/backend.ts';
import { freshDir } from '#tests/factories/fresh-dir.ts';

const CLOCK = '2026-11-21T10:30:00Z';
/** What a site needs to run; the packages are linked. */
const TREE = [
  'app',
  'backend',
  'content',
  'data',
  'domain',
  'public',
  'server',
  'services',
  'supabase',
  'writers',
  'inline-scripts.config.ts',
  'library-edits.config.ts',
  'manifest.config.ts',
  'mdx.config.ts',
  'minify.config.ts',
  'package.json',
  'react-router.config.ts',
  'router.config.ts',
  'sign-texts.config.ts',
  'styles.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

const SLUG = 'lunar-nodes';
const ABOUT = `export default {
  title: 'The Lunar Nodes',
  excerpt: 'Where the path of the Moon crosses the path of the Sun.',
  date: '2026-11-20',
  readTime: '1 min read',
  category: 'Lunar Astrology',
  image: '${SLUG}',
  imageAlt: 'Two circles that cross.',
  description: 'What the lunar nodes are.',
  keywords: ['lunar nodes'],
  inShort: ['They are points.', 'They move backward.', 'Eclipses happen near them.'],
  related: ['moon-phases-zodiac-signs'],
};
`;
const TEXT = `## Two crossings

The Moon crosses the ecliptic twice a month, at a draconic pace.

<Figure svg={drawing} label="Two circles." caption="They cross twice." />
`;

/** It starts a process that builds on request, which is slow on a busy machine. */
const PATIENCE_MS = 90_000;

it(
  'a nineteenth article is one folder, and shows up everywhere',
  async () => {
    const address = await siteWith(async (articles) => {
      const folder = path.join(articles, SLUG);
      await mkdir(folder);
      await writeFile(path.join(folder, 'about.ts'), ABOUT);
      await writeFile(path.join(folder, 'crossing.svg'), '<svg viewBox="0 0 9 9"></svg>');
      const imports = `import drawing from './crossing.svg?raw';\n\n`;
      await writeFile(path.join(folder, 'article.mdx'), imports + TEXT);
      const cover = path.join(articles, 'mercury-retrograde-guide/cover.webp');
      await cp(cover, path.join(folder, 'cover.webp'));
    });
    const textOf = async (at: string) => (await fetch(address + at)).text();

    const page = await textOf(`/blog/${SLUG}`);
    for (const shown of [
      'The Lunar Nodes',
      'Two crossings',
      'They move backward.',
      'viewBox="0 0 9 9"',
    ])
      expect(page).toContain(shown);
    for (const list of ['/', '/blog', '/blog?q=draconic', '/blog?category=lunar-astrology'])
      expect(await textOf(list), list).toContain(`href="/blog/${SLUG}"`);
    for (const list of ['/blog/feed.xml', '/blog/feed.json', '/sitemaps/pages.xml', '/llms.txt'])
      expect(await textOf(list), list).toContain(`${address}/blog/${SLUG}`);
    const cover = await fetch(`${address}/images/${SLUG}?w=400&h=225&fit=crop`);
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  },
  PATIENCE_MS,
);

/** The site in development mode, in a separate folder with changed articles. */
async function siteWith(change: (articles: string) => Promise<void>) {
  const root = await freshDir();
  await Promise.all(TREE.map((name) => cp(name, path.join(root, name), { recursive: true })));
  // Linked one by one, so Vite keeps its prepared files in a separate folder.
  await mkdir(path.join(root, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    await symlink(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
  }
  await change(path.join(root, 'content/articles'));

  const dataDir = path.join(root, '.data');
  await prepareEmbedded({ dataDir, admin: TEST_ADMIN, now: Date.parse(CLOCK) });
  const server = spawn(process.execPath, ['server/dev.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, CLOCK, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  return addressOf(server);
}
