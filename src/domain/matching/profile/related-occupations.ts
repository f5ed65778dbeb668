import relatedOccupations from './data/related-occupations.json';

const WHOLE_CODE = '.00';

let relatedByCode: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/**
 * Occupations with similar tasks and knowledge, up to 20 as O*NET lists them, in either direction: an emergency medical
 * technician is related to a medical assistant.
 */
export function relatedOccupationsOf(code: string): ReadonlySet<string> {
  relatedByCode ??= readTable();
  return relatedByCode.get(code) ?? new Set();
}

function readTable(): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    const codes = related.get(from);
    if (codes) codes.add(to);
    else related.set(from, new Set([to]));
  };
  for (const [code, others] of Object.entries(relatedOccupations)) {
    for (const other of others.split(' ')) {
      add(longCode(code), longCode(other));
      add(longCode(other), longCode(code));
    }
  }
  return related;
}

/** The table leaves out the end that most codes have. */
function longCode(code: string): string {
  return code.includes('.') ? code : code + WHOLE_CODE;
}
