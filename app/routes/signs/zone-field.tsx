import { useRef, useState } from 'react';
import { Field } from './field.tsx';
import { placeOfZone } from './place-of-zone.ts';

/** The zones of the IANA database that the browser knows, one part of the world at a time, the device's own first. */
export function ZoneField() {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = knownZones();
  const [region, setRegion] = useState(() => (zones.includes(own) ? regionOf(own) : ''));
  const zone = useRef<HTMLSelectElement>(null);

  function choose(next: string) {
    setRegion(next);
    // The fields are read before this one is rendered with other places.
    zone.current!.value = '';
  }

  return (
    <>
      {zones.length > 0 && (
        <Field id="birth-region" label="Part of the world">
          <select
            id="birth-region"
            defaultValue={region}
            onInput={({ currentTarget }) => choose(currentTarget.value)}
            autoComplete="off"
            className="field"
          >
            <option value="">Choose…</option>
            {[...new Set(zones.map(regionOf))].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
      )}
      <Field id="birth-zone" label="Time zone of the birthplace">
        <select
          ref={zone}
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
          {region && (
            <optgroup label={region}>
              {zones
                .filter((name) => regionOf(name) === region)
                .map((name) => (
                  <option key={name} value={name}>
                    {placeOfZone(name)}
                  </option>
                ))}
            </optgroup>
          )}
          <optgroup label="Universal time">
            <option value="UTC">UTC</option>
          </optgroup>
        </select>
      </Field>
    </>
  );
}

/** `America/New_York` to `America`. */
function regionOf(zone: string): string {
  return zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other';
}

/** None in browsers older than 2022, which offer their own zone and UTC. */
function knownZones(): string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}
