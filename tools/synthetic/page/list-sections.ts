import type { Certification, LanguageSkill, ResumeSkill } from '../../../src/domain/parsing/parsed-resume';
import type { Credential, Person } from '../people/person';
import type { Random } from '../random';
import { printDate } from './date-styles';
import type { Habits } from './habits';
import { LANGUAGE_CODES, SECTION_WORDS } from './words';

interface PrintedList<T> {
  items: string[];
  truth: T[];
}

/** Prints the listed skills. With bars, each skill has a level. */
export function printSkills(random: Random, habits: Habits, person: Person): PrintedList<ResumeSkill> {
  const names =
    habits.language === 'en' ? person.skills : random.sample(SECTION_WORDS[habits.language].skills, 6);
  return {
    items: names,
    truth: names.map((name) => ({
      name,
      rawNames: [name],
      skillId: null,
      taxonomy: null,
      type: 'unknown',
      level: null,
      monthsUsed: null,
      lastUsed: null,
      foundIn: ['skills'],
      confidence: 1,
    })),
  };
}

/** Certificates and licenses, one per line. */
export function printCredentials(random: Random, habits: Habits, person: Person): PrintedList<Certification> {
  const separator = random.pick([', ', ' - ', ' | ', ' — ']);
  const printed = person.credentials.map((credential) => printCredential(habits, credential, separator));
  return { items: printed.map(({ text }) => text), truth: printed.map(({ item }) => item) };
}

function printCredential(
  habits: Habits,
  credential: Credential,
  separator: string,
): { text: string; item: Certification } {
  const date = credential.date && printDate(habits.dates, credential.date);
  const expires = credential.expires && printDate(habits.dates, credential.expires);
  const parts = [
    credential.name,
    credential.issuer ?? '',
    credential.state === null ? '' : `State of ${credential.state}`,
    credential.number === null ? '' : `License No. ${credential.number}`,
    date?.text ?? '',
    expires ? `Expires ${expires.text}` : '',
  ];
  return {
    text: parts.filter((part) => part !== '').join(separator),
    item: {
      name: credential.name,
      issuer: credential.issuer,
      date: date?.date ?? null,
      expires: expires?.date ?? null,
      licenseNumber: credential.number,
      state: credential.state,
      url: null,
      kind: credential.kind,
      confidence: 1,
    },
  };
}

/** Prints languages with a level in words, with a level of the European framework, or without a level. */
export function printLanguages(random: Random, habits: Habits, person: Person): PrintedList<LanguageSkill> {
  const words = SECTION_WORDS[habits.language];
  const form = random.pick(['{l} ({f})', '{l} - {f}', '{l}: {f}']);
  const printed = person.languages.map((spoken) => {
    const name = words.languages[spoken.name] ?? spoken.name;
    const level = habits.languageForm === 'cefr' && spoken.cefr ? spoken.cefr : words.fluency[spoken.fluency];
    const withoutLevels = habits.languageForm === 'names';
    const item: LanguageSkill = {
      language: name,
      languageCode: LANGUAGE_CODES[spoken.name] ?? null,
      fluency: withoutLevels ? null : spoken.fluency,
      cefr: !withoutLevels && habits.languageForm === 'cefr' ? spoken.cefr : null,
      confidence: 1,
    };
    return { text: withoutLevels ? name : form.replace('{l}', name).replace('{f}', level), item };
  });
  return { items: printed.map(({ text }) => text), truth: printed.map(({ item }) => item) };
}
