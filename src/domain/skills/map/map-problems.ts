import { occupationSkills } from '../data/occupation-skills';
import { onetSocCodes } from '../data/onet-soc-codes';
import { certificationDays } from './certification-lengths';
import { namesInCertificationRules } from './certification-rules';
import { keyOf } from '../text/tokens';
import { certificationRecords, skillRecords } from './lexicons';
import {
  certificationsOfOccupation,
  occupationCertificationRows,
  occupationSkillRows,
  skillsOfOccupation,
} from './occupation-profile';
import { occupationRecords } from './occupations';
import { curatedTitleRows } from './titles';
import { parseTable } from './records';
import { skillLearningByName } from './skill-learning';
import { skillNames } from './skill-names';

/** An occupation with fewer skills cannot be distinguished from similar ones. */
const MIN_SKILLS = 4;

/** Lists the inconsistencies of the curated map, one line each; empty when the map is consistent. */
export function mapProblems(): string[] {
  return [
    ...skillProblems(),
    ...skillNameProblems(),
    ...certificationProblems(),
    ...occupationProblems(),
    ...rowProblems(),
  ];
}

function skillProblems(): string[] {
  const records = skillRecords();
  const names = new Set(records.map(({ name }) => name));
  const broader = new Map(
    records.flatMap(({ name, broader: wider }) => (wider ? [[name, [wider]] as const] : [])),
  );
  return [
    ...findDuplicates(records.map(({ id }) => id)).map((id) => `skill id "${id}" is used twice`),
    ...records.flatMap(({ name, broader: wider }) =>
      wider !== null && !names.has(wider)
        ? [`skill "${name}" is under "${wider}", which is not a skill`]
        : [],
    ),
    ...cycles(broader).map((name) => `skill "${name}" is broader than itself`),
    ...[...skillLearningByName().keys()]
      .filter((name) => !names.has(name))
      .map((name) => `"${name}" has a way to learn it and is not a skill`),
  ];
}

/** Names in other languages of unknown skills, and names that two skills have. */
function skillNameProblems(): string[] {
  const skillByKey = new Map<string, string>();
  for (const { name, spellings } of skillRecords()) {
    for (const { text } of spellings) {
      const key = keyOf(text);
      if (!skillByKey.has(key) || text === name) skillByKey.set(key, name);
    }
  }
  const problems: string[] = [];
  const skillNamesOfMap = new Set(skillRecords().map(({ name }) => name));
  for (const { language, skill, spellings } of skillNames()) {
    if (!skillNamesOfMap.has(skill))
      problems.push(`names in "${language}" are of "${skill}", which is not a skill`);
    for (const { text } of spellings) {
      const other = skillByKey.get(keyOf(text));
      if (other === undefined) skillByKey.set(keyOf(text), skill);
      else if (other !== skill) problems.push(`"${text}" (${language}) names "${skill}" and also "${other}"`);
    }
  }
  return problems;
}

function certificationProblems(): string[] {
  const records = certificationRecords();
  const names = new Set(records.map(({ name }) => name));
  const unknownLengths = [...certificationDays().keys()].filter((name) => !names.has(name));
  const unknownRules = namesInCertificationRules().filter((name) => !names.has(name));
  const covers = new Map(records.map(({ name, covers: covered }) => [name, covered] as const));
  return [
    ...findDuplicates(records.map(({ id }) => id)).map((id) => `certification id "${id}" is used twice`),
    ...unknownLengths.map((name) => `"${name}" has a length and is not a certification`),
    ...unknownRules.map((name) => `"${name}" has a rule and is not a certification`),
    ...records.flatMap(({ name, covers: covered }) =>
      covered
        .filter((other) => !names.has(other))
        .map((other) => `"${name}" covers "${other}", which is not a certification`),
    ),
    ...cycles(covers).map((name) => `certification "${name}" covers itself`),
  ];
}

function occupationProblems(): string[] {
  const real = new Set(onetSocCodes.split(/\s+/).filter((code) => code !== ''));
  const records = occupationRecords();
  const mapped = new Set(records.map(({ code }) => code));
  return [
    ...findDuplicates(records.map(({ code }) => code)).map((code) => `occupation ${code} is listed twice`),
    ...records.filter(({ code }) => !real.has(code)).map(({ code }) => `${code} is not an O*NET-SOC code`),
    ...[...real].filter((code) => !mapped.has(code)).map((code) => `${code} is missing from the map`),
    ...curatedTitleRows()
      .filter(({ code }) => !mapped.has(code))
      .map(({ title, code }) => `"${title}" names ${code}, which is not in the map`),
    ...records
      .filter(({ code }) => skillsOfOccupation(code).length < MIN_SKILLS)
      .map(({ code }) => `${code} has fewer than ${MIN_SKILLS} skills`),
    ...records.flatMap(({ code, aliases, spanish }) =>
      findDuplicates([...aliases, ...spanish].map((name) => name.toLowerCase())).map(
        (name) => `${code} lists "${name}" twice`,
      ),
    ),
  ];
}

function rowProblems(): string[] {
  const codes = occupationRecords().map(({ code }) => code);
  const skills = new Set(skillRecords().map(({ name }) => name));
  const certifications = new Set(certificationRecords().map(({ name }) => name));
  const keys = parseTable(occupationSkills).map(({ fields: [row = ''] }) => row);
  const problems = findDuplicates(keys).map((row) => `skill row "${row}" is given twice`);
  for (const [row, entries] of occupationSkillRows()) {
    if (!codes.some((code) => code.startsWith(row)))
      problems.push(`skill row "${row}" is not the prefix of a code`);
    for (const { skill, importance } of entries) {
      if (!skills.has(skill)) problems.push(`skill row "${row}" names "${skill}", which is not a skill`);
      if (!(importance > 0 && importance <= 1))
        problems.push(`skill row "${row}" gives "${skill}" the invalid importance ${importance}`);
    }
  }
  for (const [row, names] of occupationCertificationRows()) {
    if (!codes.some((code) => code.startsWith(row) && certificationsOfOccupation(code).length > 0)) {
      problems.push(`certification row "${row}" is not the prefix of a code`);
    }
    for (const name of names) {
      if (!certifications.has(name))
        problems.push(`certification row "${row}" names "${name}", which is not a certification`);
    }
  }
  return problems;
}

function findDuplicates(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}

/** Returns the names that are part of a cycle. */
function cycles(links: ReadonlyMap<string, readonly string[]>): string[] {
  return [...links.keys()].filter((start) => {
    const seen = new Set<string>();
    const open = [...(links.get(start) ?? [])];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (name === start) return true;
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(...(links.get(name) ?? []));
    }
    return false;
  });
}
