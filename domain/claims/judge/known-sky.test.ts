import { expect, test } from 'vitest';
import { civilDate, utcMidnight } from '../../calendar/civil-date.ts';
import { eclipsesBetween } from '../../sky/eclipses.ts';
import { ingressesBetween } from '../../sky/ingresses.ts';
import { lunationsBetween } from '../../sky/lunations.ts';
import { seasonTurnsBetween } from '../../sky/seasons.ts';
import { stationsBetween } from '../../sky/stations.ts';
import { eclipsesIn, ingressesOf, lunationsIn, seasonTurnsIn, stationsOf } from './known-sky.ts';

const YEAR = {
  start: utcMidnight(civilDate('2026-01-03')),
  end: utcMidnight(civilDate('2027-01-07')),
};

test('cached blocks contain every event of a span once, in order', () => {
  for (const span of [YEAR, { start: YEAR.start + 1e9, end: YEAR.start + 3e9 }, YEAR]) {
    expect(ingressesOf('Moon', span)).toEqual(ingressesBetween(span, ['Moon']));
    expect(stationsOf('Mercury', span)).toEqual(stationsBetween(span, ['Mercury']));
    expect(lunationsIn(span)).toEqual(lunationsBetween(span));
    expect(eclipsesIn(span)).toEqual(eclipsesBetween(span));
    expect(seasonTurnsIn(span)).toEqual(seasonTurnsBetween(span));
  }
});

test('spans at the ends of the computed years are searched without blocks', () => {
  const span = {
    start: utcMidnight(civilDate('2200-12-20')),
    end: utcMidnight(civilDate('2200-12-31')),
  };
  expect(ingressesOf('Moon', span)).toEqual(ingressesBetween(span, ['Moon']));
});
