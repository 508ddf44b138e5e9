/**
 * Draws the articles' figures and covers and computes their facts: `npm run art -- [slug …]`, or all without a slug.
 * `--covers` and `--texts` make only those; `--proofs <folder>` writes the covers there as PNG instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { artOf, contentFolder, SLUGS, textsOf } from './articles.ts';
import { type Layer, newPlate } from './plate/plate.ts';

/** WebP quality that keeps hairlines clean at about 200 KB. */
const QUALITY = 82;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    covers: { type: 'boolean' },
    texts: { type: 'boolean' },
    proofs: { type: 'string' },
  },
});
const all = !values.covers && !values.texts && !values.proofs;

for (const slug of positionals.length > 0 ? positionals : SLUGS) {
  const art = await artOf(slug);
  if (all || values.texts) keep(contentFolder(slug), textsOf(art));
  if (values.proofs) keep(values.proofs, { [`${slug}.png`]: engrave(art.cover(), 'image/png') });
  else if (all || values.covers)
    keep(contentFolder(slug), { 'cover.webp': engrave(art.cover(), 'image/webp') });
}

function keep(folder: string, files: Record<string, string | Buffer>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, contents] of Object.entries(files)) {
    writeFileSync(join(folder, name), contents);
    console.log(`${join(folder, name)}: ${Math.ceil(contents.length / 1024)} KB`);
  }
}

function engrave(layers: readonly Layer[], type: 'image/webp' | 'image/png'): Buffer {
  const { canvas, pen } = newPlate();
  for (const cut of layers) cut(pen);
  return type === 'image/png' ? canvas.toBuffer(type) : canvas.toBuffer(type, QUALITY);
}
