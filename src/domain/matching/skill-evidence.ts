import { firstCharacters } from '../characters';
import { skillLexicon } from '../skills';
import { isShown, matchSkills } from './components/skills';
import type { QuotableCandidate, ScorableSkill } from './protected-attributes';
import { MAX_LISTED } from './match-limits';
import type { MatchedSkillEvidence, MatchedSkillSource, ScoredPair } from './match-result';
import type { CandidateScoringProfile } from './profile/candidate-profile';
import type { JobProfile, RequestedSkill } from './profile/job-profile';
import { essentialSkillsOfTitle } from './profile/essential-skills';
import { toSkillConcept, type SkillConcept } from './profile/skill-concept';
import { extractTitleFeatures } from './profile/title-features';

const MAX_SOURCES = 5;
const MAX_QUOTE_CHARACTERS = 300;

type Sources = Pick<MatchedSkillEvidence, 'sources' | 'sourcesTotal'>;

/** Adds to the skills component where the candidate record names each matched skill. Other members do not change. */
export function withSkillEvidence<Pair extends Pick<ScoredPair, 'componentScores'>>(
  pair: Pair,
  job: JobProfile,
  candidate: CandidateScoringProfile,
  record: QuotableCandidate,
): Pair {
  const matches = matchSkills(job, candidate).flatMap((match) => {
    const { requestedSkill, matchedSkill } = match;
    return matchedSkill !== null && requestedSkill.isClear && isShown(match)
      ? [{ wanted: requestedSkill, held: matchedSkill.concept }]
      : [];
  });
  const shownMatches = matches.slice(0, MAX_LISTED);
  const names = new Map(shownMatches.map(({ wanted, held }) => [held.key, publicName(held, wanted)]));
  const sources = new SkillSources(record, names);
  const evidence = shownMatches.map(({ wanted, held }): MatchedSkillEvidence => ({
    skill: wanted.name,
    requirementLevel: wanted.required ? 'required' : 'preferred',
    heldSkill: publicName(held, wanted),
    ...sources.of(held.key),
  }));
  const skills = { ...pair.componentScores.skills, evidence, evidenceTotal: matches.length };
  return { ...pair, componentScores: { ...pair.componentScores, skills } };
}

/**
 * Names a skill of the candidate without the candidate's own words, which may identify a person: by the map, or by the
 * requirement, whose words it shares.
 */
function publicName(candidateSkill: SkillConcept, requestedSkill: RequestedSkill): string {
  return quote(candidateSkill.words.length === 0 ? candidateSkill.name : requestedSkill.name);
}

/** The places of a record that name one of the given skills. */
class SkillSources {
  private readonly byKey = new Map<string, Sources>();

  constructor(
    record: QuotableCandidate,
    /** Published names by key. */
    private readonly names: ReadonlyMap<string, string>,
  ) {
    record.skills.forEach((skill, index) => {
      if (skill)
        this.add({ part: 'skills', index, position: null }, [
          listedSkill(skill),
          ...mentionedSkills(skill.name),
        ]);
    });
    record.work.forEach(({ title, skills, texts }, index) => {
      const listed = skills.map((name) => listedSkill({ name, skillId: null }));
      this.add({ part: 'work', index, position: title && quote(title) }, [
        ...texts.flatMap(mentionedSkills),
        ...mentionedSkills(title ?? ''),
        ...listed,
      ]);
    });
    this.add({ part: 'summary', index: null, position: null }, mentionedSkills(record.summary ?? ''));
    this.addTitles(record.work);
  }

  of(key: string): Sources {
    return this.byKey.get(key) ?? { sources: [], sourcesTotal: 0 };
  }

  /** Adds the titles whose work always requires a skill, for skills that no place names. */
  private addTitles(work: QuotableCandidate['work']): void {
    const unnamed = [...this.names.keys()].filter((key) => !this.byKey.has(key));
    if (unnamed.length === 0) return;
    work.forEach(({ title }, index) => {
      if (title === null) return;
      const essential = essentialSkillsOfTitle(extractTitleFeatures(title));
      const position = quote(title);
      this.add(
        { part: 'work', index, position },
        unnamed.filter((key) => essential.has(key)).map((key) => ({ key, text: position })),
      );
    });
  }

  /** Adds the first mention of each skill in one place. */
  private add(place: Omit<MatchedSkillSource, 'text'>, mentions: readonly SkillMention[]): void {
    const seen = new Set<string>();
    for (const { key, text } of mentions) {
      const name = this.names.get(key);
      if (name === undefined || seen.has(key)) continue;
      seen.add(key);
      const { sources, sourcesTotal } = this.of(key);
      if (sources.length < MAX_SOURCES) sources.push({ ...place, text: text ?? name });
      this.byKey.set(key, { sources, sourcesTotal: sourcesTotal + 1 });
    }
  }
}

interface SkillMention {
  key: string;
  /** Null for an entry of a list, which may hold any text. */
  text: string | null;
}

function listedSkill({ name, skillId }: Pick<ScorableSkill, 'name' | 'skillId'>): SkillMention {
  return { key: toSkillConcept(name, skillId).key, text: null };
}

/** Finds the skills of the map that a text names, in the words of the text. */
function mentionedSkills(text: string): SkillMention[] {
  return skillLexicon()
    .find(text)
    .map(({ start, end, skill }) => ({
      key: toSkillConcept(skill.name, skill.skillId).key,
      text: quote(text.slice(start, end)),
    }));
}

function quote(text: string): string {
  return firstCharacters(text, MAX_QUOTE_CHARACTERS);
}
