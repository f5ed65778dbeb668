import fs from 'node:fs';
import path from 'node:path';
import { completeJob } from '../../../../src/domain/jobs/complete-job';
import {
  buildCandidateProfile,
  buildJobProfile,
  toScorableCandidate,
  scorePair,
  type CandidateScoringProfile,
  type JobProfile,
  type ScoredPair,
} from '../../../../src/domain/matching';
import { readCommaSeparated } from '../../../../src/domain/skills';
import { TODAY } from '../../parse-file';
import { pastWork } from '../../past-work';
import { Random } from '../../../synthetic/random';
import { round, type Figures, type QualitySet } from '../../set';
import { ablations } from './ablations';
import { candidateWith } from './candidate-of';
import { areaUnderCurve, mean } from './measures';

const VIEWS = 'job_views.csv';
const PREFERENCES_FILE = 'positions_of_interest.csv';
const OTHER_JOB_COUNT = 20;

interface Applicant {
  candidate: CandidateScoringProfile;
  /** Titles of viewed jobs and of jobs viewed by others. */
  viewed: string[];
  others: string[];
}

/**
 * Frontline applicants and the jobs that they viewed, each ranked against twenty jobs viewed by others. `PastTitles`
 * uses the earlier views as work history and ranks the last one. `PositionsOfInterest` uses the stated interests and
 * ranks all viewed jobs. Only titles are used, not locations.
 */
export const matchJobviews: QualitySet = {
  name: 'match_jobviews',
  needs: [VIEWS, PREFERENCES_FILE],
  headline: ['aucPastTitles', 'aucPositionsOfInterest'],
  targets: { aucPastTitles: 0.68, aucPositionsOfInterest: 0.72 },
  measure: (folder) => {
    const { past, interested, scored } = readApplicants(folder);
    const figures: Figures = {};
    for (const [variant, applicants] of [
      ['PastTitles', past],
      ['PositionsOfInterest', interested],
    ] as const) {
      const pairs = scored(applicants);
      figures[`auc${variant}`] = auc(pairs, ({ finalScore }) => finalScore);
      for (const [name, score] of ablations()) {
        const value = auc(pairs, score);
        if (value !== null) figures[`${name}.${variant}`] = value;
      }
    }
    return Promise.resolve({ documents: past.length + interested.length, figures });
  },
};

type Opener = Pick<Applicant, 'candidate' | 'viewed'> & { opened: string[] };

/** Applicants by what is known of them, and a function that scores their jobs and those of others. */
export function readApplicants(folder: string): {
  past: Opener[];
  interested: Opener[];
  scored: (applicants: readonly Opener[]) => Scored[];
} {
  const read = (file: string) => readCommaSeparated(fs.readFileSync(path.join(folder, file), 'utf8'));
  const views = grouped(read(VIEWS), 'Position');
  const wishes = grouped(read(PREFERENCES_FILE), 'Position.Of.Interest');
  const titles = [...new Set([...views.values()].flat())];
  const jobs = new Map<string, JobProfile>();
  const past = [...views].flatMap(([, opened]) =>
    opened.length < 2
      ? []
      : [{ candidate: withHistory(opened.slice(0, -1)), viewed: opened.slice(-1), opened }],
  );
  const interested = [...views].flatMap(([id, opened]) => {
    const wished = wishes.get(id);
    return wished ? [{ candidate: withPreferences(wished), viewed: opened, opened }] : [];
  });
  const scored = (applicants: readonly Opener[]) =>
    withOthers(applicants, titles).map((applicant) => scoreAll(applicant, jobs));
  return { past, interested, scored };
}

function grouped(rows: readonly Record<string, string>[], column: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const id = row['Applicant.ID'] ?? '';
    const value = (row[column] ?? '').trim();
    if (value === '') continue;
    const group = groups.get(id);
    if (group) group.push(value);
    else groups.set(id, [value]);
  }
  return groups;
}

function withOthers(
  applicants: readonly { candidate: CandidateScoringProfile; viewed: string[]; opened: string[] }[],
  titles: readonly string[],
): Applicant[] {
  const random = new Random('others who looked');
  return applicants.map(({ candidate, viewed, opened }) => {
    const own = new Set(opened);
    const others: string[] = [];
    while (others.length < OTHER_JOB_COUNT) {
      const title = titles[Math.floor(random.next() * titles.length)]!;
      if (!own.has(title)) others.push(title);
    }
    return { candidate, viewed, others };
  });
}

function withHistory(titles: readonly string[]): CandidateScoringProfile {
  const work = titles.slice(-10).map((position) => pastWork({ position }));
  return buildCandidateProfile(
    toScorableCandidate(candidateWith({ work: work.reverse() }), TODAY.slice(0, 7)),
  );
}

function withPreferences(occupations: readonly string[]): CandidateScoringProfile {
  const record = candidateWith({});
  const wished = { ...record, preferences: { ...record.preferences, occupations } };
  return buildCandidateProfile(toScorableCandidate(wished, TODAY.slice(0, 7)));
}

/** Scored jobs that an applicant opened, and others. */
export interface Scored {
  viewed: ScoredPair[];
  others: ScoredPair[];
}

function scoreAll({ candidate, viewed, others }: Applicant, jobs: Map<string, JobProfile>): Scored {
  const score = (title: string) => {
    let job = jobs.get(title);
    if (!job) jobs.set(title, (job = buildJobProfile(completeJob({ title }))));
    return scorePair(job, candidate, { retention: null });
  };
  return { viewed: viewed.map(score), others: others.map(score) };
}

/** Mean over applicants, so that applicants with many views do not have more weight. */
function auc(scored: readonly Scored[], score: (pair: ScoredPair) => number | null): number | null {
  const values = scored.flatMap(({ viewed, others }) => {
    const known = (pairs: readonly ScoredPair[]) => pairs.map(score).filter((value) => value !== null);
    const [own, foreign] = [known(viewed), known(others)];
    return own.length === 0 || foreign.length === 0 ? [] : [areaUnderCurve(own, foreign)];
  });
  return values.length === 0 ? null : round(mean(values));
}
