import type { Location } from '../../common';
import type { Certification, LanguageSkill, Profile, WorkItem } from '../parsed-resume';
import { lowestLevel } from './language-levels';
import { lineOf, textOf } from './members';
import { statedDate } from './stated-dates';
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
  statedReference,
  statedSkills,
  statedWork,
  type StatedResume,
} from './stated-resume';
import { allTexts, elementAt, elementsAt, textAt, type XmlElement } from './xml-element';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * Reads a Europass document of the Candidate schema, which Europass uses since 2020 and EURES exchanges. It is a profile of
 * the HR-XML 3 Candidate.
 */
export function readEuropassCandidate(root: XmlElement): StatedResume {
  const profile = elementAt(root, 'CandidateProfile');
  const competencies = elementsAt(profile, 'PersonQualifications/PersonCompetency');
  const isLanguage = (item: XmlElement): boolean => textAt(item, 'TaxonomyID')?.toLowerCase() === 'language';
  return {
    ...emptyStatedResume(),
    basics: basicsOf(elementAt(root, 'CandidatePerson'), profile),
    work: elementsAt(profile, 'EmploymentHistory/EmployerHistory').flatMap(positionsOf),
    volunteer: elementsAt(profile, 'VoluntaryWorks/VoluntaryWork').map((item) =>
      statedWork({
        position: lineOf(textAt(item, 'Title')),
        name: lineOf(textAt(item, 'Organisation') ?? textAt(item, 'OrganizationName')),
        ...periodOf(elementAt(item, 'Period') ?? item),
        ...describedWork(textOf(textAt(item, 'Description'))),
      }),
    ),
    education: elementsAt(profile, 'EducationHistory/EducationOrganizationAttendance').map(educationOf),
    languages: [
      ...elementsAt(root, 'CandidatePerson/PrimaryLanguageCode').flatMap((item) =>
        languageOf(item.text, 'native'),
      ),
      ...competencies
        .filter(isLanguage)
        .flatMap((item) =>
          languageOf(
            textAt(item, 'CompetencyID') ?? textAt(item, 'CompetencyName'),
            lowestLevel(scoresOf(item)),
          ),
        ),
    ],
    skills: competencies
      .filter((item) => !isLanguage(item))
      .flatMap((item) => {
        const name = lineOf(textAt(item, 'CompetencyName') ?? textAt(item, 'CompetencyID'));
        return name === null ? [] : statedSkills(name, lineOf(textAt(item, 'ProficiencyLevel/ScoreText')));
      }),
    certifications: certificationsOf(profile),
    projects: elementsAt(profile, 'Projects/Project').flatMap((item) => {
      const name = lineOf(textAt(item, 'Title'));
      const { startDate, endDate } = periodOf(elementAt(item, 'Period') ?? item);
      const { summary, highlights } = describedWork(textOf(textAt(item, 'Description')));
      const url = lineOf(textAt(item, 'Link') ?? textAt(item, 'URI'));
      return name === null
        ? []
        : [statedProject({ name, description: summary, highlights, startDate, endDate, url })];
    }),
    awards: elementsAt(profile, 'HonorsAndAwards/HonorAndAward').flatMap((item) => {
      const title = lineOf(textAt(item, 'Title'));
      const date = dateAt(item, 'Date');
      const summary = textOf(textAt(item, 'Description'));
      return title === null
        ? []
        : [statedAward({ title, date, awarder: lineOf(textAt(item, 'Issuer')), summary })];
    }),
    references: [
      ...elementsAt(profile, 'EmploymentReferences/Referee'),
      ...elementsAt(profile, 'EmploymentReferences/EmploymentReference'),
    ].map(referenceOf),
    prose: proseOf(profile),
  };
}

function basicsOf(person: XmlElement | null, profile: XmlElement | null): StatedResume['basics'] {
  const communications = elementsAt(person, 'Communication');
  const ofChannel = (...channels: string[]): XmlElement[] =>
    communications.filter((item) => channels.includes(textAt(item, 'ChannelCode')?.toLowerCase() ?? ''));
  const webs = ofChannel('web', 'website', 'instantmessage', 'im').flatMap((item): Profile[] => {
    const url = lineOf(textAt(item, 'URI'));
    const network = lineOf(textAt(item, 'OtherTitle') ?? textAt(item, 'UseCode')) ?? 'Web';
    return url === null ? [] : [{ network, username: lineOf(textAt(item, 'Name')), url }];
  });
  const isPlain = ({ network }: Profile): boolean =>
    /^(?:web|website|personal|portfolio|other)$/i.test(network);
  return statedBasics({
    name: lineOf(textAt(person, 'PersonName/FormattedName')),
    firstName: lineOf(textAt(person, 'PersonName/GivenName')),
    middleName: lineOf(textAt(person, 'PersonName/MiddleName')),
    lastName: lineOf(textAt(person, 'PersonName/FamilyName')),
    label: lineOf(textAt(profile, 'CandidatePositionPreferences/PositionTitle')),
    summary: textOf(textAt(profile, 'ExecutiveSummary')),
    objective: textOf(textAt(profile, 'CandidateObjective') ?? textAt(profile, 'Objective')),
    emails: ofChannel('email').flatMap((item) => textAt(item, 'URI') ?? []),
    phones: ofChannel('telephone', 'mobiletelephone', 'phone').flatMap((item) => phoneOf(item) ?? []),
    url: webs.find(isPlain)?.url ?? null,
    profiles: webs.filter((web) => !isPlain(web)),
    location: placeOf(elementsAt(person, 'Communication/Address')[0] ?? null),
  });
}

function referenceOf(item: XmlElement): StatedResume['references'][number] {
  const communications = elementsAt(item, 'Communication');
  const ofChannel = (channel: string): XmlElement | undefined =>
    communications.find((each) => textAt(each, 'ChannelCode')?.toLowerCase() === channel);
  const [email, phone] = [ofChannel('email'), ofChannel('telephone')];
  return statedReference({
    name: lineOf(textAt(item, 'ReferenceName') ?? textAt(item, 'PersonName/FormattedName')),
    position: lineOf(textAt(item, 'Role') ?? textAt(item, 'PositionTitle')),
    email: lineOf((email && textAt(email, 'URI')) ?? textAt(item, 'Email')),
    phone: (phone && phoneOf(phone)) ?? lineOf(textAt(item, 'Telephone')),
    reference: textOf(textAt(item, 'Comment') ?? textAt(item, 'Description')),
  });
}

function phoneOf(item: XmlElement): string | null {
  const number = lineOf(textAt(item, 'DialNumber') ?? textAt(item, 'URI'));
  const country = textAt(item, 'CountryDialing')?.replace(/^\+|^00/, '');
  return number === null || country === undefined || number.startsWith('+')
    ? number
    : `+${country} ${number}`;
}

function placeOf(address: XmlElement | null): Location | null {
  return statedPlace({
    address: lineOf(textAt(address, 'AddressLine')),
    city: lineOf(textAt(address, 'CityName')),
    region: lineOf(textAt(address, 'CountrySubDivisionCode')),
    postalCode: lineOf(textAt(address, 'PostalCode')),
    country: lineOf(textAt(address, 'CountryCode')),
  });
}

/** The positions at an employer, each with its own period, or the employer's if it has none. */
function positionsOf(employer: XmlElement): WorkItem[] {
  const name = lineOf(textAt(employer, 'OrganizationName'));
  const place = placeOf(elementsAt(employer, 'OrganizationContact/Communication/Address')[0] ?? null);
  const url = elementsAt(employer, 'OrganizationContact/Communication')
    .filter((item) => textAt(item, 'ChannelCode')?.toLowerCase() === 'web')
    .map((item) => lineOf(textAt(item, 'URI')))[0];
  const positions = elementsAt(employer, 'PositionHistory');
  return (positions.length > 0 ? positions : [employer]).map((item) => {
    const positionPlace = statedPlace({
      city: lineOf(textAt(item, 'City')),
      country: lineOf(textAt(item, 'Country')),
    });
    return statedWork({
      name,
      position: lineOf(textAt(item, 'PositionTitle')),
      location: place ?? positionPlace,
      url: url ?? null,
      ...periodOf(elementAt(item, 'EmploymentPeriod') ?? elementAt(employer, 'EmploymentPeriod')),
      ...describedWork(textOf(textAt(item, 'Description'))),
    });
  });
}

function educationOf(item: XmlElement): StatedResume['education'][number] {
  const degree = elementAt(item, 'EducationDegree');
  const skills = textOf(textAt(degree, 'OccupationalSkillsCovered')) ?? '';
  return statedEducation({
    institution: lineOf(textAt(item, 'OrganizationName')),
    studyType: lineOf(textAt(degree, 'DegreeName')),
    area: lineOf(
      textAt(degree, 'DegreeMajor/Name') ?? textAt(degree, 'FieldOfStudy') ?? textAt(degree, 'DegreeMajor'),
    ),
    score: lineOf(textAt(degree, 'FinalGrade/ScoreText')),
    location: placeOf(elementsAt(item, 'OrganizationContact/Communication/Address')[0] ?? null),
    ...periodOf(elementAt(item, 'AttendancePeriod')),
    courses: skills
      .split('\n')
      .map((line) => line.replace(/^\s*•\s*/, '').trim())
      .filter((line) => line !== ''),
  });
}

function periodOf(period: XmlElement | null): Pick<WorkItem, 'startDate' | 'endDate' | 'isCurrent'> {
  const isCurrent = [textAt(period, 'CurrentIndicator'), textAt(period, 'Ongoing')].includes('true');
  return {
    startDate: dateAt(period, 'StartDate'),
    endDate: isCurrent ? null : dateAt(period, 'EndDate'),
    isCurrent,
  };
}

function dateAt(element: XmlElement | null, path: string): string | null {
  const date = elementAt(element, path);
  return statedDate(textAt(date, 'FormattedDateTime') ?? textAt(date, 'DateText') ?? date?.text ?? null);
}

function languageOf(code: string | null, level: string | null): LanguageSkill[] {
  const tag = /^[a-z]{2,3}$/i.exec(code?.trim() ?? '')?.[0].toLowerCase();
  if (tag === undefined)
    return code === null || code.trim() === '' ? [] : [statedLanguage(code.trim(), level)];
  const name = languageNames.of(tag);
  return name === undefined || name === tag ? [] : [statedLanguage(name, level)];
}

function scoresOf(competency: XmlElement): string[] {
  return [
    ...elementsAt(competency, 'CompetencyDimension/Score/ScoreText'),
    ...elementsAt(competency, 'ProficiencyLevel/ScoreText'),
  ].map(({ text }) => text);
}

function certificationsOf(profile: XmlElement | null): StatedResume['certifications'] {
  const certifications = [
    ...elementsAt(profile, 'Certifications/Certification'),
    ...elementsAt(profile, 'CourseCertifications/CourseCertification'),
  ].flatMap((item) => {
    const names = ['CertificationName', 'CertificationTypeCode', 'Title'];
    const name = lineOf(names.map((path) => textAt(item, path)).find((text) => text !== null));
    return name === null ? [] : [statedCertification({ name, ...detailsOf(item) })];
  });
  const licenses = elementsAt(profile, 'Licenses/License').flatMap((item) => {
    const code = lineOf(textAt(item, 'LicenseTypeCode'));
    const name = lineOf(textAt(item, 'LicenseName')) ?? (code === null ? null : `Driving licence ${code}`);
    return name === null ? [] : [statedCertification({ name, ...detailsOf(item), kind: 'license' })];
  });
  return [...certifications, ...licenses];
}

function detailsOf(item: XmlElement): Partial<Certification> {
  const issuers = ['IssuingAuthority/Name', 'IssuingAuthorityName', 'IssuingAuthority'];
  return {
    issuer: lineOf(issuers.map((path) => textAt(item, path)).find((text) => text !== null)),
    date: dateAt(item, 'FirstIssuedDate') ?? dateAt(item, 'IssuedDate') ?? dateAt(item, 'Date'),
    expires:
      dateAt(item, 'EffectiveTimePeriod/ValidTo') ??
      dateAt(item, 'FreeFormEffectivePeriod/EndDate') ??
      dateAt(item, 'FreeFormPeriod/EndDate'),
    licenseNumber: lineOf(textAt(item, 'CertificationID')),
    url: lineOf(textAt(item, 'Link')),
  };
}

/** Texts in sections without a field of their own. */
function proseOf(profile: XmlElement | null): string[] {
  const sections = [
    'DigitalSkills',
    'CommunicationAndInterpersonalSkills',
    'ManagementAndLeadershipSkills',
    'OrganisationalSkills',
    'Others',
  ];
  return [
    ...elementsAt(profile, 'PersonQualifications/QualificationsSummary').map(({ text }) => text),
    ...sections.flatMap((name) => allTexts(elementAt(profile, name))),
  ].filter((text) => text.trim() !== '');
}
