import type { MadePicture } from './made-picture.server.ts';

export interface ShelfLimits {
  /** How much may stand on the shelf; the least lately asked for goes first. */
  mostBytes: number;
  /** How many pictures are made at once; the others wait. */
  atOnce: number;
  /** How many may wait; whoever comes then is told that it is busy. */
  mostWaiting: number;
}

type Make = () => Promise<MadePicture | null>;

/** The picture that `key` names, null where `make` has none, or word that too much is asked at once. */
export type PictureShelf = (key: string, make: Make) => Promise<MadePicture | null | 'busy'>;

/**
 * Keeps pictures that were made and makes those that were not, each once, however many ask at the same
 * time. Memory and work are bounded, whatever is asked for. A picture that cannot be made throws, and is
 * tried again at the next question.
 */
export function createPictureShelf({ mostBytes, atOnce, mostWaiting }: ShelfLimits): PictureShelf {
  const kept = new Map<string, MadePicture>();
  const underWay = new Map<string, Promise<MadePicture | null>>();
  const waiting: (() => void)[] = [];
  let bytes = 0;
  let working = 0;

  return async function pictureOf(key, make) {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const running = underWay.get(key);
    if (running) return running;
    if (working >= atOnce && waiting.length >= mostWaiting) return 'busy';

    const making = makeAndKeep(key, make);
    underWay.set(key, making);
    return making;
  };

  /** Under way until it is on the shelf: whoever asks in between would have it made twice. */
  async function makeAndKeep(key: string, make: Make): Promise<MadePicture | null> {
    try {
      const picture = await inTurn(make);
      if (picture) keep(key, picture);
      return picture;
    } finally {
      underWay.delete(key);
    }
  }

  async function inTurn(make: Make): Promise<MadePicture | null> {
    if (working >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else working++;
    try {
      return await make();
    } finally {
      // The next one takes over the place.
      const next = waiting.shift();
      if (next) next();
      else working--;
    }
  }

  function keep(key: string, picture: MadePicture) {
    if (picture.bytes.length > mostBytes) return;
    kept.set(key, picture);
    bytes += picture.bytes.length;
    for (const [oldest, { bytes: gone }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= gone.length;
    }
  }
}
