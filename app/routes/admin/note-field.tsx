import { MAX_NOTE_LENGTH } from '#domain/reading/stored/reason-limits.ts';

/** A note to readers about the next change, in addition to the reason that is recorded anyway. */
export function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  return (
    <label className="mt-4 grid max-w-xl gap-1">
      <span className="article-label">Note for readers (optional)</span>
      <input
        className="field"
        value={note}
        maxLength={MAX_NOTE_LENGTH}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className="text-sm text-ivory-soft">
        The public list of corrections shows it with the change.
      </span>
    </label>
  );
}
