import type { DataClient } from '#data/client.ts';
import { standingsOn } from '#data/readings.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';

/** Which signs have a published reading for a date. */
export interface DayVerification {
  date: CivilDate;
  /** True when no sign is missing; a withdrawn sign doesn't count as missing. */
  complete: boolean;
  existingSigns: Sign[];
  missingSigns: Sign[];
  withdrawnSigns: Sign[];
}

/** Throws a DataError if the store does not respond. */
export async function verifyDay(
  { data }: { data: DataClient },
  date: CivilDate,
): Promise<DayVerification> {
  const standings = await standingsOn(data, date);
  const signs = (standing: string) => SIGNS.filter((sign) => standings.get(sign) === standing);
  const existingSigns = signs('published');
  const withdrawnSigns = signs('withdrawn');
  const missingSigns = SIGNS.filter(
    (sign) => !existingSigns.includes(sign) && !withdrawnSigns.includes(sign),
  );
  const complete = missingSigns.length === 0;
  return { date, complete, existingSigns, missingSigns, withdrawnSigns };
}
