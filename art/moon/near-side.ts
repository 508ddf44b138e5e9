/**
 * The drawn features of the near side, in selenographic degrees: longitude east, latitude north, and half axes along
 * each.
 */
export type Spot = readonly [longitude: number, latitude: number, across: number, along?: number];

/** The seas, as overlapping ellipses. */
export const SEA_SPOTS: readonly Spot[] = [
  [-17, 34, 18, 17], // Imbrium
  [18, 27, 11, 11], // Serenitatis
  [32, 9, 13, 11], // Tranquillitatis
  [23, 3, 8, 6],
  [59, 17, 9, 7.5], // Crisium
  [52, -4, 11, 10], // Fecunditatis
  [53, -16, 8, 9],
  [35, -15, 6.5, 7], // Nectaris
  [-55, 20, 19, 22], // Oceanus Procellarum
  [-48, 2, 17, 13],
  [-62, 42, 14, 11],
  [-31, 7, 11, 8], // Insularum
  [-23, -10, 9, 8], // Cognitum
  [-39, -24, 8, 7.5], // Humorum
  [-16, -21, 12, 9], // Nubium
  [-38, 56, 15, 5], // Sinus Roris and Frigoris
  [-8, 58, 16, 4.5],
  [20, 56, 16, 4.5],
  [4, 13, 6, 5], // Vaporum
  [31, 38, 7, 5], // Lacus Somniorum
  [-68, -5, 4.5, 5], // Grimaldi
  [-9.4, 51.6, 2.6, 2.2], // Plato
];

/** Bright spots in them: Copernicus, Kepler, Aristarchus. */
export const BRIGHT_SPOTS: readonly Spot[] = [
  [-20, 9.7, 4.6],
  [-38, 8.1, 3],
  [-47.5, 23.7, 3.2],
];

/** Craters visible in a small telescope. */
export const CRATER_SPOTS: readonly Spot[] = [
  [-11.4, -43.3, 1.9], // Tycho
  [-14.4, -58.4, 3.9], // Clavius
  [-20.1, 9.6, 1.9], // Copernicus
  [-38, 8.1, 1.2], // Kepler
  [-47.4, 23.7, 1.3], // Aristarchus
  [61, -9, 2.2], // Langrenus
  [60.4, -25.1, 3], // Petavius
  [26.4, -11.4, 1.8], // Theophilus
  [24, -13.3, 1.7], // Cyrillus
  [23.6, -18, 1.8], // Catharina
  [-1.9, -9.3, 2.7], // Ptolemaeus
  [-3.2, -13.7, 2.1], // Alphonsus
  [-1.9, -18.2, 1.8], // Arzachel
  [4, -11.3, 2.3], // Albategnius
  [5.4, -5.3, 2.4], // Hipparchus
  [-4, 29.7, 1.5], // Archimedes
  [17.3, 50.2, 1.6], // Aristoteles
  [16.4, 44.3, 1.3], // Eudoxus
  [30, 31.8, 1.7], // Posidonius
  [44.4, 46.7, 1.6], // Atlas
  [39.2, 46.7, 1.3], // Hercules
  [-40, -17.5, 2], // Gassendi
  [-55.3, -44.3, 3.8], // Schickard
  [6, -41.1, 2.2], // Stoefler
  [14, -42, 2], // Maurolycus
  [1, -33, 2.4], // Walther
  [-5.2, -32.5, 3.8], // Deslandres
  [-2, -25.5, 2.1], // Purbach
  [-6.3, -50.5, 3.1], // Maginus
  [-21.8, -49.6, 2.5], // Longomontanus
  [32.2, -29.7, 1.6], // Piccolomini
  [40.8, -45, 3.3], // Janssen
  [60.4, -36, 2.2], // Furnerius
  [56, 27.7, 2.2], // Cleomedes
  [56.5, 53.6, 2.2], // Endymion
];

/** Tycho's rays: direction in degrees from north by east, and length in degrees. */
export const TYCHO = {
  at: [-11.4, -43.3],
  rays: [
    [28, 62],
    [52, 46],
    [74, 58],
    [101, 36],
    [146, 20],
    [203, 18],
    [251, 22],
    [292, 34],
    [318, 44],
    [338, 40],
    [4, 30],
  ],
} as const;
