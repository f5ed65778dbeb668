import type { InferredSkill, SkillEvidence } from '../../domain/skills';
import type { InferSkillsAnswer } from '../models/skills';

/** The members of a skill, and of its evidence, that follow from the map alone, as JSON. */
interface WrittenSkill extends Pick<InferredSkill, 'skillId' | 'taxonomy' | 'type' | 'provenance'> {
  json: string;
}
interface WrittenSource extends Pick<SkillEvidence, 'mapVersion' | 'importance'> {
  json: string;
}

/** More than the map has; names that a language model gives are kept as long as there is room. */
const MAX_WRITTEN = 20_000;
const writtenSkills = new Map<string, WrittenSkill>();
const writtenSources = new Map<string, WrittenSource>();

/**
 * The JSON of inferred skills, equal to that of `JSON.stringify`. Most of it are names and rows of the map, whose JSON is
 * kept.
 */
export function skillsJson({ skills, ...rest }: InferSkillsAnswer): string {
  const quotedOccupations = new Map<string, string>();
  const quoted = (occupation: string): string => {
    let text = quotedOccupations.get(occupation);
    if (text === undefined) quotedOccupations.set(occupation, (text = JSON.stringify(occupation)));
    return text;
  };
  let list = '';
  for (const skill of skills) {
    let evidence = '';
    for (const row of skill.evidence)
      evidence += `${evidence && ','}${evidenceJson(row, quoted(row.occupation))}`;
    list += `${list && ','}{${nameJson(skill)},"confidence":${skill.confidence},"evidence":[${evidence}]}`;
  }
  return `{"skills":[${list}],${JSON.stringify(rest).slice(1)}`;
}

/** Only rows of the map have a text, and a code that needs no escape. */
function evidenceJson(row: SkillEvidence, quotedOccupation: string): string {
  if (row.text === null || row.onetSocCode === null) return JSON.stringify(row);
  return `{"occupation":${quotedOccupation},"onetSocCode":"${row.onetSocCode}",${sourceJson(row, row.text)}}`;
}

function nameJson({ name, skillId, taxonomy, type, provenance }: InferredSkill): string {
  const written = writtenSkills.get(name);
  if (
    written?.skillId === skillId &&
    written.taxonomy === taxonomy &&
    written.type === type &&
    written.provenance === provenance
  )
    return written.json;
  const json = JSON.stringify({ name, skillId, taxonomy, type, provenance }).slice(1, -1);
  if (writtenSkills.size < MAX_WRITTEN)
    writtenSkills.set(name, { skillId, taxonomy, type, provenance, json });
  return json;
}

function sourceJson({ mapVersion, importance }: SkillEvidence, text: string): string {
  const written = writtenSources.get(text);
  if (written?.mapVersion === mapVersion && written.importance === importance) return written.json;
  const json = JSON.stringify({ mapVersion, importance, text }).slice(1, -1);
  if (writtenSources.size < MAX_WRITTEN) writtenSources.set(text, { mapVersion, importance, json });
  return json;
}
