import type { CivilDate } from '../calendar/civil-date.ts';
import type { Sign } from '../zodiac/signs.ts';
import type { Reading } from './reading.ts';

/** Who writes readings. Several may stand behind this: the computed writer, a language model. */
export interface ReadingWriter {
  /** Stored with each reading as its source: `computed`, or a model's name. */
  name: string;
  write(sign: Sign, date: CivilDate): Promise<Reading>;
}
