import fs from 'node:fs';
import path from 'node:path';
import { readRows } from '../rows';
import type { BlindPostingGold } from '../score/blind-posting';

/** An invented posting and what it says; a list holds the wordings that are right, an empty list that none is stated. */
export interface ExamplePosting {
  text: string;
  title: string[];
  employer: string[];
  city: string[];
  country: string[];
}

/** An invented posting with labels of what it asks for; other values are undecided. */
export interface RequirementPosting {
  text: string;
  gold: BlindPostingGold;
}

const FOLDER = path.join(process.cwd(), 'tools', 'quality', 'postings');
const NO_VALUE = 'null';

/** Reads the postings with labels of their head: those of job boards, or messages and flyers. */
export function readExamplePostings(file: 'postings.txt' | 'messages.txt'): ExamplePosting[] {
  return readLabelled(file).map(({ text, valuesOf }) => ({
    text,
    title: valuesOf('title'),
    employer: valuesOf('employer'),
    city: valuesOf('city'),
    country: valuesOf('country'),
  }));
}

/** Reads the postings of which errors may be read. */
export function readDevelopmentPostings(): ExamplePosting[] {
  const folder = path.join(process.cwd(), 'tools', 'quality', 'corpora');
  return readRows<{ text: string; gold: BlindPostingGold }>(folder, 'development-postings.jsonl').map(
    ({ text, gold }) => ({
      text,
      title: [gold.title].flat(),
      employer: [gold.employer ?? []].flat(),
      city: [gold.city ?? []].flat(),
      country: [gold.country ?? []].flat(),
    }),
  );
}

/** Reads the postings with labels of their requirements; "~" separates words of which one names the value. */
export function readRequirementPostings(): RequirementPosting[] {
  return readLabelled('requirements.txt').map(({ text, valuesOf }) => {
    const credentials = (label: string): { name: string; aliases: string[] }[] =>
      valuesOf(label).map((value) => ({ name: value, aliases: value.split('~') }));
    const [education, ...otherLevels] = valuesOf('education').flatMap((value) => value.split('~'));
    return {
      text,
      gold: {
        ...UNDECIDED,
        certs: credentials('certs'),
        // What a new hire may obtain later is no error among the preferences, and none if it is left out.
        ...(valuesOf('obtainable').length > 0 ? {} : { prefCerts: credentials('preferred') }),
        edu: education === undefined ? null : [education, ...otherLevels],
        langs: valuesOf('languages').map((value) => value.split('~')[0]!),
        workplace: valuesOf('workplace')[0] ?? null,
      },
    };
  });
}

const UNDECIDED = {
  title: '?',
  city: '?',
  state: '?',
  pay: '?',
  h: '?',
  minExp: '?',
  dl: '?',
  bg: '?',
  drug: '?',
  visa: '?',
} as const;

/** Blocks of a file; each begins with a line of its values. */
function readLabelled(file: string): { text: string; valuesOf: (label: string) => string[] }[] {
  return fs
    .readFileSync(path.join(FOLDER, file), 'utf8')
    .split(/^=== /m)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const end = block.indexOf('\n');
      const values = new Map(
        block
          .slice(0, end)
          .split(' | ')
          .map((pair): [string, string[]] => {
            const at = pair.indexOf(': ');
            const value = pair.slice(at + 2).trim();
            return [pair.slice(0, at), value === NO_VALUE ? [] : value.split(' / ')];
          }),
      );
      return { text: block.slice(end + 1).trim(), valuesOf: (label) => values.get(label) ?? [] };
    });
}
