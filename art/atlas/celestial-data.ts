import { readFileSync } from 'node:fs';
import type { SkyPoint } from './sky-projection.ts';

export interface Star {
  /** Hipparcos number. */
  id: string;
  /** Right ascension and declination, J2000. */
  at: SkyPoint;
  magnitude: number;
  /** Empty for a star without a proper name. */
  name: string;
  /** The constellation's IAU abbreviation, three letters. */
  constellation: string;
}

export interface CelestialData {
  /** Down to magnitude 6, brightest first. */
  stars: Star[];
  /** The lines of each constellation by IAU abbreviation. */
  figures: Map<string, SkyPoint[][]>;
}

/** Reads the data folder of d3-celestial. */
export function readCelestialData(folder: string): CelestialData {
  const { features: stars } = readJson<StarsFile>(folder, 'stars.6.json');
  const { features: lines } = readJson<LinesFile>(folder, 'constellations.lines.json');
  const names = readJson<Record<string, { name: string; c?: string }>>(folder, 'starnames.json');
  return {
    stars: stars
      .map(({ id, properties, geometry }) => ({
        id: String(id),
        at: geometry.coordinates,
        magnitude: properties.mag,
        name: names[id]?.name ?? '',
        constellation: names[id]?.c ?? '',
      }))
      .sort((a, b) => a.magnitude - b.magnitude),
    figures: new Map(lines.map(({ id, geometry }) => [id, geometry.coordinates])),
  };
}

interface StarsFile {
  features: { id: number; properties: { mag: number }; geometry: { coordinates: SkyPoint } }[];
}

interface LinesFile {
  features: { id: string; geometry: { coordinates: SkyPoint[][] } }[];
}

function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as T;
}
