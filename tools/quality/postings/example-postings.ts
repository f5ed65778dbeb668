import fs from 'node:fs';
import path from 'node:path';

/** An invented posting and what it says; a list holds the wordings that are right, an empty list that none is stated. */
export interface ExamplePosting {
  text: string;
  title: string[];
  employer: string[];
  city: string[];
  country: string[];
}

const FILE = path.join(process.cwd(), 'tools', 'quality', 'postings', 'postings.txt');
const NO_VALUE = 'null';

/** Reads the postings; each begins with a line of its values. */
export function readExamplePostings(file = FILE): ExamplePosting[] {
  return fs
    .readFileSync(file, 'utf8')
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
      const valuesOf = (field: string): string[] => values.get(field) ?? [];
      return {
        text: block.slice(end + 1).trim(),
        title: valuesOf('title'),
        employer: valuesOf('employer'),
        city: valuesOf('city'),
        country: valuesOf('country'),
      };
    });
}
