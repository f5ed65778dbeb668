import { postingTerms } from '../../locales';
import type { SourceLine } from '../../text/source-text';
import { markerLength } from './item-markers';

type ListKind = 'preferred' | 'required' | 'responsibilities';

const KINDS: readonly ListKind[] = ['preferred', 'required', 'responsibilities'];
const LEADS = KINDS.map((kind) => ({
  kind,
  pattern: new RegExp(
    postingTerms(({ listLeads }) => listLeads?.[kind]),
    'iu',
  ),
}));
const MAX_LEAD_LENGTH = 300;

/** The kind of list that a sentence announces ("Sie bringen mit:"); null if no list follows it. */
export function kindOfListLead(lines: readonly SourceLine[], index: number): ListKind | null {
  const text = lines[index]?.text.trim() ?? '';
  if (!text.endsWith(':') || text.length > MAX_LEAD_LENGTH || markerLength(text) > 0) return null;
  const next = lines.slice(index + 1, index + 3).find((line) => line.text.trim() !== '');
  if (!next || markerLength(next.text) === 0) return null;
  return LEADS.find(({ pattern }) => pattern.test(text))?.kind ?? null;
}
