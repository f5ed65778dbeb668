import { scoredNameRemover } from '../text/remove-names';
import type { CandidateFields, CandidateProfile, AnonymizedTexts } from './candidate';

/**
 * Returns replacements for texts that contain the candidate's own name; null if none does. They are computed when the
 * candidate is saved, because scoring does not see the name.
 */
export function anonymizeTexts(fields: CandidateFields): AnonymizedTexts | null {
  const strip = scoredNameRemover(fields);
  const texts: AnonymizedTexts = {};
  const { summary, occupations, work } = fields;
  if (summary !== null && strip(summary) !== summary) texts.summary = strip(summary);
  const titles = occupations.map(strip);
  if (titles.some((title, at) => title !== occupations[at])) texts.occupations = titles;
  const jobs = work.map((item) => ({
    ...item,
    position: item.position && strip(item.position),
    summary: item.summary && strip(item.summary),
    highlights: item.highlights.map(strip),
  }));
  if (JSON.stringify(jobs) !== JSON.stringify(work)) texts.work = jobs;
  return Object.keys(texts).length === 0 ? null : texts;
}

/** A stored profile with its anonymized texts, for scoring. */
export function scoredTexts(profile: CandidateProfile): CandidateProfile {
  return profile.nameless ? { ...profile, ...profile.nameless } : profile;
}
