/** The fields' contents as text: a month from 1 to 12, a day, a year, `08:30`, a zone's IANA name. */
export type GivenBirth = Record<'month' | 'day' | 'year' | 'time' | 'zone', string>;
