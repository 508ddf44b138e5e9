import { type Change, diffWords } from 'diff';

/** The paragraphs of a text, by names that stay the same when the text changes. */
export type Paragraphs = ReadonlyMap<string, string>;

interface TextDifferenceProps {
  before: Paragraphs;
  after: Paragraphs;
  /** Leaves out the paragraphs that are the same in both. */
  changedOnly?: boolean;
}

/**
 * Two texts in one: deletions are struck through, insertions underlined. A rewritten paragraph appears as a whole below the
 * old one.
 */
export function TextDifference({ before, after, changedOnly = false }: TextDifferenceProps) {
  const names = [...new Set([...after.keys(), ...before.keys()])];
  const isShown = (name: string) => !changedOnly || before.get(name) !== after.get(name);
  return (
    <div className="difference">
      {names.filter(isShown).map((name) => (
        <Changes key={name} before={before.get(name) ?? ''} after={after.get(name) ?? ''} />
      ))}
    </div>
  );
}

/** Below this share of common letters a paragraph counts as rewritten and gets no word-by-word diff. */
const MIN_SHARED = 0.5;
/** With more changed words, too: the cost of a diff grows with their square, and a paragraph has about a hundred words. */
const MAX_CHANGED_WORDS = 400;

function Changes({ before, after }: { before: string; after: string }) {
  const changes = diffWords(before, after, { maxEditLength: MAX_CHANGED_WORDS });
  if (!changes || sharedLength(changes) < MIN_SHARED * Math.max(before.length, after.length)) {
    return (
      <div className="difference-whole">
        {before && (
          <del>
            <span className="small-caps">Before </span>
            {before}
          </del>
        )}
        {after && (
          <ins>
            <span className="small-caps">Now </span>
            {after}
          </ins>
        )}
      </div>
    );
  }
  return (
    <p>
      {changes.map(({ added, removed, value }, i) => {
        const Tag = added ? 'ins' : removed ? 'del' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference is made once and never reordered
        return <Tag key={i}>{value}</Tag>;
      })}
    </p>
  );
}

function sharedLength(changes: readonly Change[]): number {
  return changes
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
}
