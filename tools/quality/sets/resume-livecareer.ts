import fs from 'node:fs';
import path from 'node:path';
import { parseResumeFile } from '../parse-file';
import { readRows } from '../rows';
import { round, type QualitySet } from '../set';

interface Row {
  id: string;
  file: string;
  jobs_silver?: unknown[];
}

/** Real-world PDFs without expected values: measures whether each one is parsed with work and skills. */
export const resumeLivecareer: QualitySet = {
  name: 'resume_livecareer_pdf',
  needs: ['manifest.jsonl', 'files'],
  headline: ['parsedShare', 'withWorkAndSkillShare', 'millisecondsP50', 'millisecondsMax'],
  async measure(folder) {
    // The manifest may list files that the folder does not contain.
    const rows = readRows<Row>(folder, 'manifest.jsonl').filter((row) =>
      fs.existsSync(path.join(folder, row.file)),
    );
    let parsed = 0;
    let complete = 0;
    let expected = 0;
    let completeCount = 0;
    const times: number[] = [];
    const notes: string[] = [];
    for (const row of rows) {
      const from = performance.now();
      try {
        const { parsed: resume } = await parseResumeFile(path.join(folder, row.file));
        parsed += 1;
        if (resume.work.length > 0 && resume.skills.length > 0) complete += 1;
        else notes.push(`${row.id}: ${resume.work.length} work entries, ${resume.skills.length} skills`);
        expected += row.jobs_silver?.length ?? 0;
        completeCount += Math.min(resume.work.length, row.jobs_silver?.length ?? 0);
      } catch (error) {
        notes.push(`${row.id}: ${error instanceof Error ? error.message : String(error)}`);
      }
      times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    const figures = {
      parsedShare: round(parsed / rows.length),
      withWorkAndSkillShare: round(complete / rows.length),
      dateLinesWithEntryShare: expected === 0 ? null : round(completeCount / expected),
      millisecondsP50: round(times[Math.floor(times.length / 2)] ?? null, 1),
      millisecondsMax: round(times.at(-1) ?? null, 1),
    };
    return { documents: rows.length, figures, notes };
  },
};
