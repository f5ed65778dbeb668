import type { Person } from '../people/person';
import { Random } from '../random';
import { printEducation } from './education-section';
import type { Habits } from './habits';
import { printHeader } from './header';
import { printCredentials, printLanguages, printSkills } from './list-sections';
import type { PrintedPage, PrintedSection, SectionBody, SectionName, TruthRecord } from './printed-page';
import { totalsOf } from './totals';
import { SECTION_WORDS } from './words';
import { printWork } from './work-section';

/** Composes a person's resume and the expected result of parsing it. */
export function composePage(
  key: string,
  person: Person,
  habits: Habits,
): { page: PrintedPage; truth: TruthRecord } {
  const random = new Random(`page ${key}`);
  const work = printWork(random, habits, person, person.positions);
  const education = printEducation(random, habits, person);
  const skills = printSkills(random, habits, person);
  const credentials = printCredentials(random, habits, person);
  const languages = printLanguages(random, habits, person);
  const volunteer = printWork(random, habits, person, habits.language === 'en' ? person.volunteering : []);
  const headline = habits.headline ? (work.items[0]?.position ?? null) : null;
  const header = printHeader(random, habits, person, headline);
  const summary = habits.summary ? summaryOf(random, habits, person) : null;
  if (summary !== null) {
    const objective = /obje[ck]ti[vf]/i.test(habits.headings.summary);
    header.basics[objective ? 'objective' : 'summary'] = summary;
  }

  const bodies: Partial<Record<SectionName, SectionBody>> = {};
  if (summary !== null) bodies.summary = { kind: 'paragraph', text: summary };
  if (work.entries.length > 0) bodies.work = { kind: 'entries', entries: work.entries };
  if (education.entries.length > 0) bodies.education = { kind: 'entries', entries: education.entries };
  bodies.skills = { kind: 'list', form: habits.skillForm, items: skills.items };
  if (credentials.items.length > 0)
    bodies.certifications = {
      kind: 'list',
      form: random.pick(['lines', 'bullets']),
      items: credentials.items,
    };
  if (languages.items.length > 0)
    bodies.languages = {
      kind: 'list',
      form: random.pick(['lines', 'commas', 'bullets']),
      items: languages.items,
    };
  if (volunteer.entries.length > 0) bodies.volunteer = { kind: 'entries', entries: volunteer.entries };
  if (habits.interests)
    bodies.interests = { kind: 'paragraph', text: SECTION_WORDS[habits.language].interests };
  if (habits.references && habits.language === 'en')
    bodies.references = { kind: 'paragraph', text: 'Available upon request.' };

  return {
    page: { ...header.page, sections: inOrder(random, habits, bodies) },
    truth: {
      basics: header.basics,
      skills: skills.truth,
      certifications: credentials.truth,
      languages: languages.truth,
      work: work.items,
      education: education.items,
      volunteer: volunteer.items,
      projects: [],
      awards: [],
      references: [],
      totals: totalsOf(work.items, education.items),
    },
  };
}

function inOrder(
  random: Random,
  habits: Habits,
  bodies: Partial<Record<SectionName, SectionBody>>,
): PrintedSection[] {
  const first: SectionName[] = random.chance(0.2)
    ? ['education', 'work', 'volunteer']
    : ['work', 'volunteer', 'education'];
  const lists: SectionName[] = random.sample(['skills', 'certifications', 'languages'], 3);
  const middle = habits.skillsFirst ? [...lists, ...first] : [...first, ...lists];
  const order: SectionName[] = ['summary', ...middle, 'interests', 'references'];
  return order.flatMap((name) => {
    const body = bodies[name];
    return body ? [{ name, heading: headingIn(habits, name), body }] : [];
  });
}

function headingIn(habits: Habits, name: SectionName): string {
  const heading = habits.headings[name];
  if (habits.headingCase === 'upper') return heading.toUpperCase();
  return habits.headingCase === 'colon' ? `${heading}:` : heading;
}

function summaryOf(random: Random, habits: Habits, person: Person): string {
  if (habits.language !== 'en') return SECTION_WORDS[habits.language].summary;
  const years = Math.max(1, 2026 - (person.positions.at(-1)?.start.year ?? 2025));
  const trade = (person.positions[0]?.title ?? person.occupation.titles[0] ?? 'worker').toLowerCase();
  const [one = '', two = ''] = random.sample(person.skills, 2);
  return random.pick([
    `Dependable ${trade} with ${years} year${years === 1 ? '' : 's'} of experience in ${one.toLowerCase()} and ${two.toLowerCase()}. Known for showing up on time and keeping calm under pressure.`,
    `Hard-working ${trade} looking for steady full-time work. Skilled in ${one.toLowerCase()} and quick to learn new tasks.`,
    `I am a motivated ${trade} who takes pride in safe, careful work. Available for all shifts and weekends.`,
    `Seeking a position where I can use my background in ${one.toLowerCase()} and ${two.toLowerCase()} and grow with the company.`,
  ]);
}
