import { parseResumeText } from '../parse-file';
import { readRows } from '../rows';
import { calibrationError, scoreSpanValues } from '../score/confidence';
import { scoreValues, type ValuesRow } from '../score/resume';
import { f1Figures, round, type QualitySet } from '../set';
import { exampleOf, type LabelledText } from '../tagger-examples';
import { FOLDS, foldTaggers } from '../tagger-training';

/** Resume texts with labelled spans. The tagger is trained on them, so each text is parsed by a cross-validated tagger. */
export const resumeDotin: QualitySet = {
  name: 'resume_dotin',
  needs: ['gold.jsonl'],
  targets: { macroF1: 0.75 },
  headline: ['macroF1', 'designation', 'companiesWorkedAt', 'collegeName', 'degree', 'name', 'skills'],
  measure(folder) {
    const rows = readRows<ValuesRow & LabelledText>(folder, 'gold.jsonl');
    const taggers = foldTaggers(rows.map(exampleOf));
    const predictions = new Map(
      rows.map((row, index) => [row.id, parseResumeText(row.text, taggers[index % FOLDS]).parsed]),
    );
    const figures = f1Figures(scoreValues(rows, predictions));
    figures['calibration.ece'] = round(calibrationError(scoreSpanValues(rows, predictions)));
    return Promise.resolve({
      documents: rows.length,
      figures,
      notes: ['cross-validated by document in 4 folds'],
    });
  },
};
