import fs from 'node:fs';
import path from 'node:path';
import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import {
  buildCandidateProfile,
  buildJobProfile,
  toScorableCandidate,
  scorePair,
  type JobProfile,
} from '../../../../src/domain/matching';
import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';
import { parseResumeText, TODAY } from '../../parse-file';
import { round, type QualitySet } from '../../set';
import { candidateOf } from './candidate-of';
import { mean } from './measures';

const RESUMES = 'resumes_to_rank.json';
const NAME_FILES = ['top_mens_names.json', 'top_womens_names.json'];

interface Kit {
  resumes: string[];
  job: string;
}

/** The same resumes under 800 names: parsed, stripped of protected attributes and scored; all scores must be equal. */
export const fairnessNames: QualitySet = {
  name: 'fairness_names',
  needs: [RESUMES, ...NAME_FILES],
  headline: ['equalShare', 'largestDifference', 'impactRatio'],
  targets: { equalShare: 1 },
  limits: { largestDifference: 0 },
  measure: (folder) => {
    const kits = Object.entries(readJson<Record<string, Record<string, unknown>>>(folder, RESUMES));
    const groups = NAME_FILES.flatMap((file) =>
      Object.values(readJson<Record<string, string[]>>(folder, file)),
    );
    let equal = 0;
    let resumes = 0;
    let largest = 0;
    const groupMeans = groups.map((): number[] => []);
    const notes: string[] = [];
    for (const [role, content] of kits) {
      const kit = kitOf(content);
      const { parsed } = parsePosting(layoutFromText(kit.job), { today: TODAY, language: null });
      const job = buildJobProfile(parsed);
      for (const resume of kit.resumes) {
        const seen = new Map<string, number>();
        let low = Infinity;
        let high = -Infinity;
        groups.forEach((names, group) => {
          for (const name of names) {
            const { result, score } = scoreUnder(name, resume, job);
            seen.set(result, score);
            groupMeans[group]!.push(score);
            low = Math.min(low, score);
            high = Math.max(high, score);
          }
        });
        resumes += 1;
        if (seen.size === 1) equal += 1;
        else notes.push(`${role}, resume ${resumes}: ${seen.size} results, scores ${low} to ${high}`);
        largest = Math.max(largest, high - low);
      }
    }
    const means = groupMeans.map(mean);
    return Promise.resolve({
      documents: resumes * groups.reduce((sum, names) => sum + names.length, 0),
      figures: {
        equalShare: round(equal / resumes),
        largestDifference: round(largest),
        impactRatio: round(Math.min(...means) / Math.max(...means)),
      },
      notes,
    });
  },
};

function scoreUnder(name: string, resume: string, job: JobProfile): { result: string; score: number } {
  const { parsed } = parseResumeText(resume.replaceAll('{name}', name));
  const scored = scorePair(
    job,
    buildCandidateProfile(toScorableCandidate(candidateOf(parsed), TODAY.slice(0, 7))),
    {
      retention: null,
    },
  );
  return { result: JSON.stringify(scored), score: scored.finalScore };
}

function readJson<T>(folder: string, file: string): T {
  return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as T;
}

function kitOf(content: Record<string, unknown>): Kit {
  const resumes = Object.values(content).find((value): value is string[] => Array.isArray(value)) ?? [];
  const job = Object.values(content).find((value): value is string => typeof value === 'string') ?? '';
  return { resumes, job };
}
