import type { WorkItem } from '../parsed-resume';
import { isMembers, membersOf, type Members } from '../../members';
import { firstOf, lineOf, linesOf, membersList, textOf } from './members';
import { statedDate, statedDay } from './stated-dates';
import {
  emptyStatedResume,
  placeInText,
  statedAward,
  statedBasics,
  statedCertification,
  statedEducation,
  statedLanguage,
  statedPlace,
  statedProject,
  statedReference,
  statedSkills,
  statedWork,
  type StatedResume,
} from './stated-resume';

const LISTS = ['work', 'education', 'skills', 'volunteer', 'languages', 'projects', 'certificates'];

/** True for a JSON Resume document (jsonresume.org): basics of a person, and lists or the name of the schema. */
export function isJsonResume(value: unknown): value is Members {
  if (!isMembers(value) || !isMembers(value.basics)) return false;
  const isNamed = lineOf(value.$schema)?.includes('resume-schema') === true;
  return isNamed || LISTS.some((list) => Array.isArray(value[list])) || lineOf(value.basics.name) !== null;
}

/** Reads a JSON Resume document of the versions 0.0.x and 1.0. Members of other types than the schema's are ignored. */
export function readJsonResume(document: Members): StatedResume {
  return {
    ...emptyStatedResume(),
    documentDate: statedDay(membersOf(document.meta).lastModified),
    basics: basicsOf(membersOf(document.basics)),
    work: membersList(document.work).map((item) => positionOf(item, firstOf(item.name, item.company))),
    volunteer: membersList(document.volunteer).map((item) => positionOf(item, item.organization)),
    education: membersList(document.education).map((item) => ({
      ...statedEducation({
        institution: lineOf(item.institution),
        studyType: lineOf(item.studyType),
        area: lineOf(item.area),
        ...periodOf(item),
        score: lineOf(firstOf(item.score, item.gpa)),
        courses: linesOf(item.courses),
      }),
    })),
    skills: membersList(document.skills).flatMap((item) => {
      const name = lineOf(item.name);
      const keywords = linesOf(item.keywords);
      return name === null
        ? keywords.flatMap((keyword) => statedSkills(keyword, null))
        : statedSkills(name, lineOf(item.level), keywords);
    }),
    certifications: membersList(document.certificates).flatMap((item) => {
      const name = lineOf(item.name);
      const { issuer, date, url } = item;
      return name === null
        ? []
        : [statedCertification({ name, issuer: lineOf(issuer), date: statedDate(date), url: lineOf(url) })];
    }),
    languages: membersList(document.languages).flatMap((item) => {
      const language = lineOf(item.language);
      return language === null ? [] : [statedLanguage(language, lineOf(item.fluency))];
    }),
    awards: membersList(document.awards).flatMap((item) => {
      const title = lineOf(item.title);
      const { date, awarder, summary } = item;
      return title === null
        ? []
        : [
            statedAward({
              title,
              date: statedDate(date),
              awarder: lineOf(awarder),
              summary: textOf(summary),
            }),
          ];
    }),
    projects: membersList(document.projects).flatMap(projectOf),
    references: membersList(document.references).map((item) =>
      statedReference({ name: lineOf(item.name), reference: textOf(item.reference) }),
    ),
    prose: [
      ...membersList(document.publications).flatMap((item) => linesOf([item.name, item.summary])),
      ...membersList(document.interests).flatMap((item) => linesOf(item.keywords)),
    ],
  };
}

function basicsOf(basics: Members): StatedResume['basics'] {
  const place = membersOf(basics.location);
  return statedBasics({
    name: lineOf(basics.name),
    label: lineOf(basics.label),
    emails: linesOf(basics.email),
    phones: linesOf(basics.phone),
    url: lineOf(firstOf(basics.url, basics.website)),
    summary: textOf(basics.summary),
    profiles: membersList(basics.profiles).flatMap((profile) => {
      const url = lineOf(profile.url);
      const network = lineOf(profile.network);
      return url === null || network === null ? [] : [{ network, username: lineOf(profile.username), url }];
    }),
    location:
      typeof basics.location === 'string'
        ? placeInText(lineOf(basics.location))
        : statedPlace({
            address: lineOf(place.address),
            postalCode: lineOf(place.postalCode),
            city: lineOf(place.city),
            region: lineOf(place.region),
            country: lineOf(place.countryCode),
          }),
  });
}

function positionOf(item: Members, employer: unknown): WorkItem {
  return statedWork({
    name: lineOf(employer),
    position: lineOf(item.position),
    location: placeInText(lineOf(item.location)),
    url: lineOf(firstOf(item.url, item.website)),
    ...periodOf(item),
    summary: textOf(item.summary),
    highlights: linesOf(item.highlights),
  });
}

/** The format has no word for the present: an entry that has begun and does not end is current. */
function periodOf(item: Members): Pick<WorkItem, 'startDate' | 'endDate' | 'isCurrent'> {
  const startDate = statedDate(item.startDate);
  const end = lineOf(item.endDate);
  const endDate = statedDate(item.endDate);
  const isOpen = end === null || /^(?:present|current|now|today)$/i.test(end);
  return { startDate, endDate, isCurrent: startDate !== null && isOpen };
}

function projectOf(item: Members): StatedResume['projects'] {
  const name = lineOf(item.name);
  if (name === null) return [];
  return [
    statedProject({
      name,
      description: textOf(firstOf(item.description, item.summary)),
      highlights: linesOf(item.highlights),
      keywords: linesOf(item.keywords),
      startDate: statedDate(item.startDate),
      endDate: statedDate(item.endDate),
      url: lineOf(item.url),
    }),
  ];
}
