import type { Location } from '../../common';
import type { LanguageSkill, Profile, WorkItem } from '../parsed-resume';
import { lineOf, textOf } from './members';
import { partialDate, statedDate } from './stated-dates';
import { lowestLevel } from './language-levels';
import {
  describedWork,
  emptyStatedResume,
  statedAward,
  statedBasics,
  statedCertification,
  statedEducation,
  statedLanguage,
  statedPlace,
  statedProject,
  statedWork,
  type StatedResume,
} from './stated-resume';
import { allTexts, elementAt, elementsAt, textAt, type XmlElement } from './xml-element';

const SKILL_TEXTS = ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'];
const HEADLINES = new Set(['position', 'preferred_job', 'job_applied_for']);
const PROJECT_CODES = new Set(['projects', 'project']);
const AWARD_CODES = new Set(['honors_awards', 'honours_awards']);
const CERTIFICATION_CODES = new Set(['certifications', 'courses', 'certification']);

/** Reads a Europass document of the SkillsPassport schema (versions 3.x, used until 2020). */
export function readSkillsPassport(root: XmlElement): StatedResume {
  const learner = elementAt(root, 'LearnerInfo');
  const skills = elementAt(learner, 'Skills');
  return {
    ...emptyStatedResume(),
    documentDate: dayOf(textAt(root, 'DocumentInfo/LastUpdateDate')),
    basics: basicsOf(learner),
    work: elementsAt(learner, 'WorkExperienceList/WorkExperience').map((item) =>
      statedWork({
        name: lineOf(textAt(item, 'Employer/Name')),
        position: labelAt(item, 'Position'),
        location: placeOf(elementAt(item, 'Employer/ContactInfo/Address/Contact')),
        url: lineOf(textAt(item, 'Employer/ContactInfo/Website/Contact')),
        ...periodOf(elementAt(item, 'Period')),
        ...describedWork(textOf(textAt(item, 'Activities'))),
      }),
    ),
    education: elementsAt(learner, 'EducationList/Education').map((item) =>
      statedEducation({
        institution: lineOf(textAt(item, 'Organisation/Name')),
        studyType: lineOf(textAt(item, 'Title')),
        area: labelAt(item, 'Field'),
        location: placeOf(elementAt(item, 'Organisation/ContactInfo/Address/Contact')),
        ...periodOf(elementAt(item, 'Period')),
        courses: (textOf(textAt(item, 'Activities')) ?? '')
          .split('\n')
          .map((line) => line.replace(/^\s*•\s*/, '').trim())
          .filter((line) => line !== ''),
      }),
    ),
    languages: languagesOf(elementAt(skills, 'Linguistic')),
    certifications: [
      ...drivingLicenses(skills),
      ...achievements(learner, CERTIFICATION_CODES).map(({ text }) => statedCertification({ name: text })),
    ],
    projects: achievements(learner, PROJECT_CODES).map(({ text, rest }) =>
      statedProject({ name: text, description: rest }),
    ),
    awards: achievements(learner, AWARD_CODES).map(({ text, rest }) =>
      statedAward({ title: text, summary: rest }),
    ),
    prose: SKILL_TEXTS.flatMap((name) => allTexts(elementAt(skills, `${name}/Description`))),
  };
}

function basicsOf(learner: XmlElement | null): StatedResume['basics'] {
  const identification = elementAt(learner, 'Identification');
  const contact = elementAt(identification, 'ContactInfo');
  const headline = elementsAt(learner, 'Headline').find((item) =>
    HEADLINES.has(textAt(item, 'Type/Code')?.toLowerCase() ?? ''),
  );
  const statement = elementsAt(learner, 'Headline').find(
    (item) => textAt(item, 'Type/Code')?.toLowerCase() === 'personal_statement',
  );
  const websites = elementsAt(contact, 'WebsiteList/Website');
  return statedBasics({
    firstName: lineOf(textAt(identification, 'PersonName/FirstName')),
    lastName: lineOf(textAt(identification, 'PersonName/Surname')),
    label: headline ? labelAt(headline, 'Description') : null,
    summary: statement ? textOf(textAt(statement, 'Description/Label')) : null,
    emails: [textAt(contact, 'Email/Contact')].filter((email) => email !== null),
    phones: elementsAt(contact, 'TelephoneList/Telephone')
      .map((phone) => lineOf(textAt(phone, 'Contact')))
      .filter((phone) => phone !== null),
    url: lineOf(textAt(websites[0] ?? null, 'Contact')),
    profiles: elementsAt(contact, 'InstantMessagingList/InstantMessaging').flatMap((item): Profile[] => {
      const username = lineOf(textAt(item, 'Contact'));
      const network = labelAt(item, 'Use') ?? lineOf(textAt(item, 'Use/Code'));
      return username !== null && network !== null && /^https?:/.test(username)
        ? [{ network, username: null, url: username }]
        : [];
    }),
    location: placeOf(elementAt(contact, 'Address/Contact')),
  });
}

function placeOf(contact: XmlElement | null): Location | null {
  return statedPlace({
    address: lineOf(textAt(contact, 'AddressLine')),
    postalCode: lineOf(textAt(contact, 'PostalCode')),
    city: lineOf(textAt(contact, 'Municipality')),
    country: lineOf(textAt(contact, 'Country/Code') ?? textAt(contact, 'Country/Label')),
  });
}

/** Parts of a date are attributes: `year="2015" month="--08" day="---01"`. */
function periodOf(period: XmlElement | null): Pick<WorkItem, 'startDate' | 'endDate' | 'isCurrent'> {
  const dateOf = (element: XmlElement | null) => {
    const part = (name: string) => element?.attributes.get(name)?.replace(/^-+/, '');
    return partialDate(part('year'), part('month'), part('day'));
  };
  const isCurrent = textAt(period, 'Current') === 'true';
  return {
    startDate: dateOf(elementAt(period, 'From')),
    endDate: isCurrent ? null : dateOf(elementAt(period, 'To')),
    isCurrent,
  };
}

function languagesOf(linguistic: XmlElement | null): LanguageSkill[] {
  const codeOf = (item: XmlElement): string | null =>
    /^[a-z]{2}$/.exec(textAt(item, 'Description/Code')?.toLowerCase() ?? '')?.[0] ?? null;
  const nameOf = (item: XmlElement): string | null => labelAt(item, 'Description');
  return [
    ...elementsAt(linguistic, 'MotherTongueList/MotherTongue').flatMap((item) => {
      const name = nameOf(item);
      return name === null ? [] : [statedLanguage(name, 'native', codeOf(item))];
    }),
    ...elementsAt(linguistic, 'ForeignLanguageList/ForeignLanguage').flatMap((item) => {
      const name = nameOf(item);
      const levels = allTexts(elementAt(item, 'ProficiencyLevel'));
      return name === null ? [] : [statedLanguage(name, lowestLevel(levels), codeOf(item))];
    }),
  ];
}

function drivingLicenses(skills: XmlElement | null): StatedResume['certifications'] {
  return elementsAt(skills, 'Driving/Description/Licence').map(({ text }) =>
    statedCertification({ name: `Driving licence ${text.trim()}`, kind: 'license' }),
  );
}

/** Achievements of a kind: the first line names one, the others describe it. */
function achievements(
  learner: XmlElement | null,
  codes: ReadonlySet<string>,
): { text: string; rest: string | null }[] {
  return elementsAt(learner, 'AchievementList/Achievement').flatMap((item) => {
    if (!codes.has(textAt(item, 'Title/Code')?.toLowerCase() ?? '')) return [];
    const [text, ...rest] = (textOf(textAt(item, 'Description')) ?? '').split('\n');
    return text === undefined || text === '' ? [] : [{ text, rest: textOf(rest.join('\n')) }];
  });
}

function labelAt(element: XmlElement, path: string): string | null {
  return lineOf(textAt(element, `${path}/Label`) ?? textAt(element, path));
}

function dayOf(text: string | null): string | null {
  const date = statedDate(text);
  return date?.length === 10 ? date : null;
}
