import { Field } from './field.tsx';
import { placeOfZone } from './place-of-zone.ts';

/** The zones of the IANA database that the browser knows, by the part of the world, its own first. */
export function ZoneField() {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const regions = new Map<string, string[]>();
  for (const zone of knownZones()) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other';
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return (
    <Field id="birth-zone" label="Time zone of the birthplace">
      <select
        id="birth-zone"
        data-field="zone"
        defaultValue=""
        autoComplete="off"
        className="field"
      >
        <option value="">Choose…</option>
        <optgroup label="This device">
          <option value={own}>{placeOfZone(own)}</option>
        </optgroup>
        {[...regions].map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {placeOfZone(zone)}
              </option>
            ))}
          </optgroup>
        ))}
        <optgroup label="By the sky’s own clock">
          <option value="UTC">UTC</option>
        </optgroup>
      </select>
    </Field>
  );
}

/** None in browsers older than 2022, which offer their own zone and UTC. */
function knownZones(): string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}
