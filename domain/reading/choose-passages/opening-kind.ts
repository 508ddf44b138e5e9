/**
 * What kind of sentence a passage begins with. Readers of a whole reading notice the kind before they notice a word:
 * four paragraphs that each begin with a saying about people read "like fortune cookies".
 */
export type OpeningKind =
  | 'sky'
  | 'speech'
  | 'question'
  | 'when'
  | 'you'
  | 'imperative'
  | 'statement';

const WHEN = /^(?:if|when|once|whenever|as|until|before|after|while)\b/i;
const YOU = /^(?:you|your|yours|yourself)\b/i;
const IMPERATIVE =
  /^(?:ask|begin|belong|bring|buy|call|choose|count|do|eat|find|get|give|go|hold|imagine|keep|learn|leave|let|listen|look|make|miss|notice|open|pay|pick|picture|play|put|read|say|see|send|share|show|sit|skip|spend|stand|start|suppose|take|tell|think|try|turn|walk|watch|wear|write)\b/i;

/** The kind of a passage's first sentence; `text` has its slot still empty. */
export function openingKindOf(text: string): OpeningKind {
  if (/^(?:[\w ]{0,9} )?\{/.test(text)) return 'sky';
  if (text.startsWith('"')) return 'speech';
  const [first = ''] = text.split(/(?<=[.?]"?)\s/, 1);
  if (first.endsWith('?')) return 'question';
  if (WHEN.test(first)) return 'when';
  if (YOU.test(first)) return 'you';
  return IMPERATIVE.test(first) ? 'imperative' : 'statement';
}
