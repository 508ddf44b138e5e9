/** Draws the covers of the articles; see README.md. Says which by slug, or all; `--png <folder>` draws proofs there instead. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COVERS } from './covers/covers.ts';
import { newPlate } from './plate/plate.ts';

/** What keeps a hairline clean at about 200 KB. */
const QUALITY = 82;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { png: { type: 'string' } },
});
for (const slug of positionals.length > 0 ? positionals : Object.keys(COVERS)) {
  const draw = COVERS[slug];
  if (!draw) {
    throw new Error(`No cover is drawn for ${slug}`);
  }
  const { canvas, pen } = newPlate();
  draw(pen);
  if (values.png) {
    mkdirSync(values.png, { recursive: true });
    writeFileSync(`${values.png}/${slug}.png`, canvas.toBuffer('image/png'));
  }
  const picture = canvas.toBuffer('image/webp', QUALITY);
  const folder = fileURLToPath(new URL(`../../content/articles/${slug}`, import.meta.url));
  if (!values.png) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/cover.webp`, picture);
  }
  console.log(`${slug}: ${Math.round(picture.length / 1024)} KB`);
}
