import path from 'node:path';
import { blindTextRow, type BlindTextRow } from '../blind-rows';
import { parseResumeText } from '../parse-file';
import { readRows } from '../rows';
import type { QualitySet } from '../set';
import { blindFigures } from './blind';
import { readRequirementPostings } from '../postings/example-postings';
import { blindPostingReport, labelledPostingReport, POSTING_TARGETS } from './job-descriptions';

/** Texts of this repository, written for the measurement by authors who had not seen the parser. */
const CORPORA = path.join(process.cwd(), 'tools', 'quality', 'corpora');
const POSTING_HEADLINE = ['title', 'employer', 'city', 'country', 'certifications', 'education', 'signals'];

function resumeCorpus(name: string, file: string): QualitySet {
  return {
    name,
    needs: [],
    headline: ['right', 'rightOfSure', 'calibration.ece'],
    targets: { rightOfSure: 0.96 },
    limits: { 'calibration.ece': 0.03 },
    measure() {
      const rows = readRows<BlindTextRow>(CORPORA, file);
      const predictions = new Map(rows.map(({ id, text }) => [id, parseResumeText(text).parsed]));
      const figures = blindFigures(rows.map(blindTextRow), predictions);
      return Promise.resolve({ documents: rows.length, figures });
    },
  };
}

function postingCorpus(name: string, file: string): QualitySet {
  return {
    name,
    needs: [],
    headline: POSTING_HEADLINE,
    targets: POSTING_TARGETS,
    measure: () => Promise.resolve(blindPostingReport(CORPORA, file)),
  };
}

/** Postings that the rules of requirements were developed on. */
const requirementPostings: QualitySet = {
  name: 'requirement_postings',
  needs: [],
  headline: ['certifications', 'preferredCertifications', 'education', 'languages', 'workplace'],
  measure: () => Promise.resolve(labelledPostingReport(readRequirementPostings())),
};

export const corpora: QualitySet[] = [
  // Resumes of one ordinary day. Nothing is fitted on them, and their errors are not read.
  resumeCorpus('unseen_resumes', 'unseen-resumes.jsonl'),
  // Resumes by another author, under the same rule.
  resumeCorpus('unseen_resumes_2', 'unseen-resumes-2.jsonl'),
  // Resumes whose errors may be read.
  resumeCorpus('development_resumes', 'development-resumes.jsonl'),
  // Postings of one ordinary day, under the same rule.
  postingCorpus('unseen_postings', 'unseen-postings.jsonl'),
  // Fifty more postings under the same rule, by another author.
  postingCorpus('unseen_postings_2', 'unseen-postings-2.jsonl'),
  // Postings whose errors may be read.
  postingCorpus('development_postings', 'development-postings.jsonl'),
  requirementPostings,
];
