import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Writes a Brotli and a gzip file beside each text file under `root`, at maximum compression. */
export async function compressFiles(root: string): Promise<void> {
  for await (const file of glob(`${root}/**/*.{css,ico,js,json,svg,txt}`)) {
    const text = await readFile(file);
    await writeFile(`${file}.br`, await brotliOf(text));
    await writeFile(`${file}.gz`, await gzipOf(text, { level: 9 }));
  }
}
