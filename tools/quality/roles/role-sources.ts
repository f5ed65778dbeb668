import fs from 'node:fs';
import path from 'node:path';
import { flatGold } from '../../synthetic/gold';
import { planDocument, renderOffline } from '../../synthetic/make-document';
import { labelText, type LabelledRoles, type RoleTruth } from './role-labels';

type Alternatives = string | null | undefined | (string | null)[];

interface BlindRow {
  id: string;
  text?: string;
  files?: { text?: string };
  gold: {
    name: Alternatives;
    work: { co: Alternatives; title: Alternatives; s: Alternatives; e: Alternatives }[];
    work_optional?: { co: Alternatives; title: Alternatives; s: Alternatives; e: Alternatives }[];
    edu: '?' | { inst: Alternatives; deg: Alternatives; area?: Alternatives; e: Alternatives }[];
    skills: '?' | Alternatives[];
    certs: '?' | { name: string; shown?: string; aliases: string[] }[];
  };
}

/** Resumes of a corpus with their texts inside, or beside it in files. */
export function corpusRoles(file: string): LabelledRoles[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as BlindRow)
    .map((row) => {
      const text = row.text ?? fs.readFileSync(path.join(path.dirname(file), row.files?.text ?? ''), 'utf8');
      return labelText(text, truthOf(row.gold));
    });
}

function truthOf(gold: BlindRow['gold']): RoleTruth {
  return {
    name: textsOf(gold.name),
    work: [...gold.work, ...(gold.work_optional ?? [])].map(({ co, title, s, e }) => ({
      employer: textsOf(co),
      title: textsOf(title),
      dates: [...textsOf(s), ...textsOf(e)],
    })),
    education: listOf(gold.edu).map(({ inst, deg, area, e }) => ({
      school: textsOf(inst),
      degree: [
        ...textsOf(deg),
        ...textsOf(area),
        ...textsOf(deg).map((text) => `${text} ${textsOf(area)[0] ?? ''}`),
      ],
      dates: textsOf(e),
    })),
    skills: listOf(gold.skills).map(textsOf),
    certifications: listOf(gold.certs).map(({ name, shown, aliases }) => [
      name,
      ...(shown ? [shown] : []),
      ...aliases,
    ]),
  };
}

function textsOf(value: Alternatives): string[] {
  return [value ?? null].flat().filter((text): text is string => text !== null && text !== '?');
}

function listOf<T>(value: '?' | T[]): T[] {
  return value === '?' || value === undefined ? [] : value;
}

interface FlatGold {
  name: string;
  work: {
    position: string | null;
    company: string | null;
    start?: string;
    end?: string;
    date_text?: string;
  }[];
  education: {
    institution: string | null;
    degree: string;
    start?: string;
    end?: string;
    date_text?: string;
  }[];
  skills: string[];
  certifications: { name: string }[];
}

/** Generated texts of the designs that are not held out. */
export function generatedRoles(seed: number, count: number): Promise<LabelledRoles[]> {
  const planned = Array.from({ length: count }, (_, index) => planDocument(seed, index + 1, ['txt'])).filter(
    ({ heldOut }) => !heldOut,
  );
  return Promise.all(
    planned.map(async (document) => {
      const text = (await renderOffline(document)).toString('utf8');
      const gold = flatGold(document.truth) as unknown as FlatGold;
      return labelText(text, {
        name: [gold.name],
        work: gold.work.map(({ position, company, start, end, date_text }) => ({
          employer: textsOf(company),
          title: textsOf(position),
          dates: [start ?? date_text ?? '', end ?? ''],
        })),
        education: gold.education.map(({ institution, degree, start, end, date_text }) => ({
          school: textsOf(institution),
          degree: textsOf(degree),
          dates: [start ?? date_text ?? '', end ?? ''],
        })),
        skills: gold.skills.map((skill) => [skill]),
        certifications: gold.certifications.map(({ name }) => [name]),
      });
    }),
  );
}
