import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';

const ASSETS = 'build/client/assets';
/** Outside build/, which a build empties. */
const EARLIER = '.react-router/earlier-assets';
/** The names of the files that the build on disk produced itself. */
const OWN = 'build/.own-assets';

/** Moves the assets that the build on disk produced out of the next build's way, but not those it kept from earlier. */
export async function setAssetsAside(): Promise<void> {
  await rm(EARLIER, { recursive: true, force: true });
  if (!existsSync(OWN) || !existsSync(ASSETS)) return;
  await mkdir(EARLIER, { recursive: true });
  for (const name of (await readFile(OWN, 'utf8')).split('\n'))
    if (existsSync(`${ASSETS}/${name}`)) await rename(`${ASSETS}/${name}`, `${EARLIER}/${name}`);
}

/** Copies those assets next to the new ones, so pages that were open before a deploy can still load the rest of their code. */
export async function addEarlierAssets(): Promise<void> {
  await writeFile(OWN, (await readdir(ASSETS)).join('\n'));
  if (!existsSync(EARLIER)) return;
  await cp(EARLIER, ASSETS, { recursive: true, force: false });
  await rm(EARLIER, { recursive: true });
}
