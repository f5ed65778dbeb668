import fs from 'node:fs';

const BLOCK = /```json figures\n([\s\S]*?)\n```/;

export type AllFigures = Record<string, Record<string, number | null>>;

/** Figures of the last committed measurement, stored as a JSON block in the quality page; {} without one. */
export function committedFigures(page: string): AllFigures {
  if (!fs.existsSync(page)) return {};
  const block = BLOCK.exec(fs.readFileSync(page, 'utf8'))?.[1];
  return block === undefined ? {} : (JSON.parse(block) as AllFigures);
}

/** Writes new figures to the page and keeps those of sets that were not measured. Times are not stored. */
export function commitFigures(page: string, measured: AllFigures): void {
  const text = fs.readFileSync(page, 'utf8');
  const merged: AllFigures = { ...committedFigures(page) };
  for (const [set, figures] of Object.entries(measured)) {
    merged[set] = Object.fromEntries(
      Object.entries(figures).filter(([metric]) => !metric.startsWith('milliseconds')),
    );
  }
  const block = `\`\`\`json figures\n${JSON.stringify(merged, null, 2)}\n\`\`\``;
  fs.writeFileSync(
    page,
    BLOCK.test(text) ? text.replace(BLOCK, () => block) : `${text.trimEnd()}\n\n${block}\n`,
  );
}
