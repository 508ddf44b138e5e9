/** Names by which browsers still list some zones. */
const NEWER_NAMES: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Godthab: 'Nuuk',
  Kiev: 'Kyiv',
  Faeroe: 'Faroe',
};

/** `America/Argentina/Buenos_Aires` to `Buenos Aires`. */
export function placeOfZone(zone: string): string {
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return NEWER_NAMES[place] ?? place;
}
