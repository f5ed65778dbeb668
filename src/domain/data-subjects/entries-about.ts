/** How stored JSON names a person. */
export interface StoredPersonNames {
  candidateId: string;
  externalId: string | null;
  contacts: readonly string[];
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Members that are lists of records of people, such as a batch or its results. */
const LISTS_OF_PEOPLE: readonly string[] = ['candidates', 'results', 'items', 'matches'];
/** Members that are lists of ids of people. */
const LISTS_OF_IDS: readonly string[] = ['candidateIds'];

/** Returns a stored value without the list entries that are about other people. */
export function withoutOtherPeople(value: unknown, person: StoredPersonNames): unknown {
  return filtered(value as Json, person, false);
}

/** Like `withoutOtherPeople`, for a list whose entries are records of people. */
export function entriesAbout(entries: readonly unknown[], person: StoredPersonNames): unknown {
  return filtered([...entries] as Json[], person, true);
}

function filtered(value: Json, person: StoredPersonNames, isListOfPeople: boolean): Json {
  if (Array.isArray(value)) {
    const areRecords = isListOfPeople || value.some(hasCandidateId);
    return value
      .filter((entry) => !areRecords || isAbout(entry, person))
      .map((entry) => filtered(entry, person, false));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (LISTS_OF_IDS.includes(name) && Array.isArray(member)) {
        return [name, member.filter((id) => id === person.candidateId)];
      }
      return [name, filtered(member, person, LISTS_OF_PEOPLE.includes(name))];
    }),
  );
}

function hasCandidateId(entry: Json): boolean {
  return entry !== null && typeof entry === 'object' && 'candidateId' in entry;
}

function isAbout(entry: Json, { candidateId, externalId, contacts }: StoredPersonNames): boolean {
  const text = JSON.stringify(entry);
  const lower = text.toLowerCase();
  return (
    text.includes(candidateId) ||
    (externalId !== null && text.includes(JSON.stringify(externalId))) ||
    contacts.some((contact) => lower.includes(contact.toLowerCase()))
  );
}
