import { readRows } from './rows';
import type { PairsRow } from './score/resume';

/** Alternatives of which each is right; null if the resume states nothing, `?` if it is undecided. */
type Alternatives = string | null | (string | null)[];

interface BlindGold {
  name: Alternatives;
  email: Alternatives;
  phone: Alternatives;
  work: { co: Alternatives; title: Alternatives }[];
  work_optional?: { co: Alternatives; title: Alternatives }[];
  edu: '?' | { inst: Alternatives; deg: Alternatives }[];
  skills: '?' | string[];
  certs: '?' | { name: string; shown?: string; aliases: string[] }[];
  langs: '?' | string[];
}

/** A resume with its files by format. */
interface BlindRow {
  id: string;
  files: Record<string, string>;
  gold: BlindGold;
}

/** A resume with its text inside. */
export interface BlindTextRow {
  id: string;
  text: string;
  gold: BlindGold;
}

/** Rows of the resumes that a recruiting expert wrote, one for each file. */
export function blindRows(folder: string): PairsRow[] {
  return readRows<BlindRow>(folder, 'resumes.jsonl').flatMap(({ id, files, gold }) =>
    Object.entries(files).map(([channel, file]) => ({
      id: `${id}.${channel}`,
      file,
      format: channel,
      family: id,
      truth_complete: true,
      gold: pairsGold(gold),
    })),
  );
}

/** Row of a resume whose text is inside the corpus. */
export function blindTextRow({ id, gold }: BlindTextRow): PairsRow {
  return { id, file: '', format: 'text', family: id, truth_complete: true, gold: pairsGold(gold) };
}

/**
 * Labels with every alternative as an entry of its own: enough to judge whether a value is right, but not to count what
 * is missing.
 */
function pairsGold(gold: BlindGold): PairsRow['gold'] {
  return {
    name: textsOf(gold.name)[0] ?? null,
    email: textsOf(gold.email)[0] ?? null,
    phone: textsOf(gold.phone)[0] ?? null,
    location: null,
    work: [...gold.work, ...(gold.work_optional ?? [])].flatMap(({ co, title }) => [
      ...textsOf(co).map((company) => ({ company })),
      // A title may be cut before a comma, a dash or a bracket.
      ...textsOf(title).flatMap((position) => [{ position }, { position: position.split(/[,–(]/)[0] }]),
    ]),
    education: listOf(gold.edu).flatMap(({ inst, deg }) => [
      ...textsOf(inst).map((institution) => ({ institution })),
      ...textsOf(deg).map((degree) => ({ degree })),
    ]),
    // A list of skills may contain credentials and languages. Without its labels, these alone do not judge a skill.
    skills:
      gold.skills === '?'
        ? []
        : [...gold.skills, ...listOf(gold.certs).map(({ name }) => name), ...listOf(gold.langs)],
    certifications: listOf(gold.certs).flatMap(({ name, shown, aliases }) =>
      [name, shown ?? name, ...aliases].map((text) => ({ name: text })),
    ),
  };
}

function textsOf(value: Alternatives): string[] {
  return [value].flat().filter((text): text is string => text !== null && text !== '?');
}

function listOf<T>(value: '?' | T[]): T[] {
  return value === '?' ? [] : value;
}
