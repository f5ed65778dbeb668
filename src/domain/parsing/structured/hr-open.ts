import type { Location } from '../../common';
import type { Certification, LanguageSkill, Profile, ResumeBasics, WorkItem } from '../parsed-resume';
import { isMembers, membersOf, type Members } from '../../members';
import { firstOf, lineOf, linesOf, listOf, membersList, textOf } from './members';
import { statedDate, statedDay } from './stated-dates';
import {
  describedWork,
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

const VOLUNTEER = /^volunt/i;

/** True for an HR Open 4.x Candidate: a person with profiles. It may be a member of an envelope. */
export function isHrOpenCandidate(value: unknown): value is Members {
  const { person, profiles, documentId } = candidateIn(value);
  return isMembers(person) && (Array.isArray(profiles) || isMembers(profiles) || documentId !== undefined);
}

/** Reads an HR Open 4.x Candidate (JSON). The first profile stands for the candidate. */
export function readHrOpenCandidate(value: Members): StatedResume {
  const candidate = candidateIn(value);
  const profile = itemsOf(candidate.profiles)[0] ?? {};
  const employment = itemsOf(profile.employment).flatMap(positionsOf);
  const isVolunteer = ({ volunteer }: StatedPosition): boolean => volunteer;
  const qualifications = itemsOf(profile.qualifications);
  return {
    ...emptyStatedResume(),
    documentDate: statedDay(firstOf(candidate.lastModified, candidate.modified, candidate.created)),
    basics: basicsOf(membersOf(candidate.person), profile),
    work: employment.filter((item) => !isVolunteer(item)).map(({ item }) => item),
    volunteer: employment.filter(isVolunteer).map(({ item }) => item),
    education: itemsOf(profile.education).flatMap(educationOf),
    skills: qualifications.filter((item) => !isLanguage(item)).flatMap(skillOf),
    languages: [...qualifications.filter(isLanguage), ...itemsOf(profile.languages)].flatMap(languageOf),
    certifications: [
      ...itemsOf(profile.certifications).flatMap((item) => certificationOf(item, null)),
      ...itemsOf(profile.licenses).flatMap((item) => certificationOf(item, 'license')),
    ],
    projects: itemsOf(profile.projects).flatMap((item) => {
      const name = lineOf(item.name);
      const { summary, highlights } = describedWork(descriptionOf(item));
      const { startDate, endDate } = periodOf(item);
      return name === null
        ? []
        : [
            statedProject({
              ...{ name, description: summary, highlights, startDate, endDate },
              ...{ keywords: linesOf(item.keywords), url: lineOf(item.url) },
            }),
          ];
    }),
    awards: itemsOf(profile.awards).flatMap((item) => {
      const title = lineOf(firstOf(item.name, item.title));
      const awarder = nameOf(item.issuingAuthority);
      return title === null
        ? []
        : [statedAward({ title, date: statedDate(item.issued), awarder, summary: descriptionOf(item) })];
    }),
    references: itemsOf(profile.references).map(referenceOf),
    prose: itemsOf(profile.publications).flatMap((item) => linesOf([item.title, item.name])),
  };
}

function candidateIn(value: unknown): Members {
  const members = membersOf(value);
  return isMembers(members.candidate) ? members.candidate : members;
}

/** Items of a list, which programs that follow the XML schema write as `{ "item": […] }`. */
function itemsOf(value: unknown): Members[] {
  return isMembers(value) && 'item' in value ? membersList(value.item) : membersList(value);
}

function basicsOf(person: Members, profile: Members): ResumeBasics {
  const name = membersOf(person.name);
  const communication = membersOf(person.communication);
  const links = itemsOf(communication.web).flatMap((item): Profile[] => {
    const url = lineOf(firstOf(item.url, item.address));
    const network = lineOf(firstOf(item.name, item.label, item.useCode, item.type)) ?? 'Web';
    return url === null ? [] : [{ network, username: lineOf(item.userName), url }];
  });
  const isPlain = ({ network }: Profile): boolean =>
    /^(?:web|website|personal|portfolio|other)$/i.test(network);
  return statedBasics({
    name: lineOf(name.formattedName),
    firstName: lineOf(name.given),
    middleName: lineOf(name.middle),
    lastName: lineOf(name.family),
    label: lineOf(profile.profileName),
    objective: textOf(profile.objective),
    summary: textOf(profile.executiveSummary),
    emails: itemsOf(communication.email).flatMap((item) => lineOf(item.address) ?? []),
    phones: itemsOf(communication.phone).flatMap((item) => phoneOf(item) ?? []),
    url: links.find(isPlain)?.url ?? null,
    profiles: links.filter((link) => !isPlain(link)),
    location: placeOf(itemsOf(communication.address)[0]),
  });
}

function phoneOf(item: Members): string | null {
  const whole = lineOf(firstOf(item.formattedNumber, item.number));
  if (whole !== null) return whole;
  const parts = [lineOf(item.areaDialing), lineOf(item.dialNumber)].filter((part) => part !== null);
  const country = lineOf(item.countryDialing)?.replace(/^\+/, '');
  if (parts.length === 0) return null;
  return [...(country === undefined ? [] : [`+${country}`]), ...parts].join(' ');
}

function placeOf(value: unknown): Location | null {
  if (typeof value === 'string') return placeInText(lineOf(value));
  const place = membersOf(isMembers(value) && isMembers(value.address) ? value.address : value);
  const subdivision = listOf(firstOf(place.countrySubDivisions, place.countrySubdivisions))[0];
  const raw = lineOf(firstOf(place.formattedAddress, place.name));
  const location = statedPlace({
    address: lineOf(firstOf(place.line, place.lineOne)),
    city: lineOf(place.city),
    region: lineOf(isMembers(subdivision) ? firstOf(subdivision.value, subdivision.name) : subdivision),
    postalCode: lineOf(place.postalCode),
    country: lineOf(place.countryCode),
  });
  return location ? { ...location, raw: raw ?? location.raw } : placeInText(raw);
}

interface StatedPosition {
  item: WorkItem;
  volunteer: boolean;
}

/** The positions at an employer, each with its own period, or the employer's if it has none. */
function positionsOf(employer: Members): StatedPosition[] {
  const positions = itemsOf(employer.positionHistories);
  const name = nameOf(employer.organization);
  return (positions.length > 0 ? positions : [employer]).map((position) => {
    const positionPeriod = periodOf(position);
    const period =
      positionPeriod.startDate === null && positionPeriod.endDate === null && !positionPeriod.isCurrent
        ? periodOf(employer)
        : positionPeriod;
    const kind = lineOf(
      firstOf(
        itemsOf(position.jobCategories)[0]?.name,
        position.workRelationshipTypeCode,
        employer.workRelationshipTypeCode,
      ),
    );
    const description = descriptionOf(position) ?? descriptionOf(employer);
    return {
      volunteer: kind !== null && VOLUNTEER.test(kind),
      item: statedWork({
        name,
        position: lineOf(position.title),
        location: placeOf(firstOf(position.location, employer.location)),
        url: addressOf(membersOf(employer.organization)),
        ...period,
        ...describedWork(description),
      }),
    };
  });
}

function educationOf(item: Members): StatedResume['education'] {
  const degrees = itemsOf(item.educationDegrees);
  const score = (degree: Members): unknown =>
    isMembers(degree.score) ? scoreIn(degree.score) : degree.score;
  return (degrees.length > 0 ? degrees : [{}]).map((degree) => {
    const subject = listOf(firstOf(degree.specializations, item.programs))[0];
    const period = periodOf(item);
    return statedEducation({
      institution: nameOf(item.institution),
      studyType: lineOf(degree.name),
      area: isMembers(subject) ? lineOf(firstOf(subject.name, subject.value)) : lineOf(subject),
      score: lineOf(score(degree)),
      location: placeOf(
        firstOf(item.location, itemsOf(membersOf(membersOf(item.institution).communication).address)[0]),
      ),
      ...period,
      endDate: period.endDate ?? (period.isCurrent ? null : statedDate(degree.date)),
      courses: listOf(item.descriptions)
        .flatMap((text) => (textOf(text) ?? '').split('\n'))
        .flatMap((line) => lineOf(line) ?? []),
    });
  });
}

function periodOf(item: Members): Pick<WorkItem, 'startDate' | 'endDate' | 'isCurrent'> {
  const isCurrent = item.current === true || item.currentlyAttendingIndicator === true;
  return { startDate: statedDate(item.start), endDate: isCurrent ? null : statedDate(item.end), isCurrent };
}

function descriptionOf(item: Members): string | null {
  const texts = listOf(firstOf(item.descriptions, item.description)).map(textOf);
  return textOf(texts.filter((text) => text !== null).join('\n'));
}

/** A competency of the taxonomy of languages, because the standard has no list of languages. */
function isLanguage(item: Members): boolean {
  const isOfLanguages = (name: unknown): boolean => /^languages?$/i.test(lineOf(name) ?? '');
  return (
    listOf(item.taxonomyIds).some((id) => isOfLanguages(isMembers(id) ? id.value : id)) ||
    itemsOf(item.competencyIds).some((id) => isOfLanguages(id.schemeId))
  );
}

/** The score of a level or a degree: a list of texts in release 4.2, one text in earlier ones. */
function scoreIn(score: Members): unknown {
  const [text] = listOf(score.scoresText);
  return firstOf(isMembers(text) ? text.value : text, score.scoreText, score.value);
}

/** The web address of an organization. */
function addressOf(organization: Members): string | null {
  const [web] = itemsOf(membersOf(organization.communication).web);
  return lineOf(firstOf(organization.url, web?.url));
}

function levelOf(item: Members): string | null {
  const level = item.proficiencyLevel;
  return lineOf(isMembers(level) ? firstOf(scoreIn(level), level.name) : level);
}

function languageOf(item: Members): LanguageSkill[] {
  const name = lineOf(firstOf(item.competencyName, item.name, item.language));
  const level = levelOf(item) ?? lineOf(item.fluency);
  return name === null ? [] : [statedLanguage(name, level)];
}

function skillOf(item: Members): StatedResume['skills'] {
  const name = lineOf(firstOf(item.competencyName, item.name));
  if (name === null) return [];
  const [first, ...others] = statedSkills(name, levelOf(item), linesOf(item.keywords));
  const lastUsed = statedDate(item.lastUsedDate);
  return first ? [{ ...first, lastUsed }, ...others] : others;
}

function certificationOf(item: Members, kind: Certification['kind'] | null): Certification[] {
  const name = lineOf(firstOf(item.name, item.title));
  if (name === null) return [];
  const period = membersOf(item.effectiveTimePeriod);
  return [
    statedCertification({
      name,
      issuer: nameOf(item.issuingAuthority),
      date: statedDate(firstOf(item.firstIssued, item.issued, period.validFrom)),
      expires: statedDate(period.validTo) ?? statedDate(validToIn(item)),
      licenseNumber: lineOf(isMembers(item.id) ? item.id.value : item.id),
      url: lineOf(firstOf(item.url, itemsOf(item.attachmentReferences)[0]?.uri)),
      ...(kind === null ? {} : { kind }),
    }),
  ];
}

/** A month or a year to which a certification is valid, which the period cannot state. */
function validToIn(item: Members): string | null {
  const [, date = null] = /^Valid to (\d{4}(?:-\d{2})?)$/.exec(descriptionOf(item) ?? '') ?? [];
  return date;
}

function referenceOf(item: Members): StatedResume['references'][number] {
  const communication = membersOf(item.communication);
  const phone = itemsOf(communication.phone)[0];
  return statedReference({
    name: lineOf(
      firstOf(
        membersOf(item.personName).formattedName,
        item.formattedName,
        membersOf(item.name).formattedName,
        item.name,
      ),
    ),
    position: lineOf(firstOf(item.positionTitle, item.title)),
    email: lineOf(itemsOf(communication.email)[0]?.address),
    phone: phone ? phoneOf(phone) : null,
    reference: descriptionOf(item) ?? textOf(itemsOf(item.comments)[0]?.note),
  });
}

/** The name of an organization: of its object, the value of its legal id, or the text itself. */
function nameOf(value: unknown): string | null {
  if (!isMembers(value)) return lineOf(value);
  return lineOf(firstOf(value.name, value.organizationName, membersOf(value.legalId).value));
}
