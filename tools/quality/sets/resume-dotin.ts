import { parseResumeText } from '../parse-file';
import { readRows } from '../rows';
import { scoreValues, type ValuesRow } from '../score/resume';
import { f1Figures, type QualitySet } from '../set';

/** Resume texts with labelled stretches. */
export const resumeDotin: QualitySet = {
  name: 'resume_dotin',
  needs: ['gold.jsonl'],
  headline: ['macroF1', 'designation', 'companiesWorkedAt', 'collegeName', 'degree', 'name', 'skills'],
  measure(folder) {
    const rows = readRows<ValuesRow>(folder, 'gold.jsonl');
    const predictions = new Map(rows.map((row) => [row.id, parseResumeText(row.text).parsed]));
    const figures = f1Figures(scoreValues(rows, predictions));
    return Promise.resolve({ documents: rows.length, figures });
  },
};
