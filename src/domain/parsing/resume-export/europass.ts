import type { Location } from '../../common';
import type { Certification, EducationItem, LanguageSkill, ParsedResume, WorkItem } from '../parsed-resume';
import { nameWithStatus } from '../credential-status';
import { absoluteAddress } from './json-resume';
import { escapeMarkup } from '../../text/markup';

/** Markup of an element, or null for one that is omitted. */
type Markup = string | null;

/**
 * Converts a parsed resume to a Europass document of the Candidate schema (since 2020), a profile of HR-XML 3, with the
 * elements in the order of its documentation 3.0.0. Elements of values that the resume does not state are omitted, and so
 * are values that the schema has no element for.
 */
export function toEuropass(resume: ParsedResume): string {
  const { basics, meta } = resume;
  const namespaces = [
    'xmlns="http://www.europass.eu/1.0"',
    'xmlns:oa="http://www.openapplications.org/oagis/9"',
    'xmlns:eures="http://www.europass_eures.eu/1.0"',
    'xmlns:hr="http://www.hr-xml.org/3"',
  ].join(' ');
  const languageCode = meta.language === null ? '' : ` languageCode="${escapeMarkup(meta.language)}"`;
  const others = resume.languages.filter(({ fluency }) => fluency !== 'native');
  const profile = [
    text('hr:CandidateObjective', basics.objective),
    text('hr:ExecutiveSummary', basics.summary),
    element('CandidatePositionPreferences', text('PositionTitle', basics.label)),
    element('EmploymentHistory', ...resume.work.map(employer)),
    element('EducationHistory', ...resume.education.map(attendance)),
    element('eures:Licenses', ...certificationsOf(resume, 'license').map(license)),
    element('Certifications', ...certificationsOf(resume, 'certification').map(certification)),
    element(
      'PersonQualifications',
      ...others.map(language),
      ...resume.skills.map(({ name, level }) => competency(name, level)),
    ),
    element('EmploymentReferences', ...resume.references.map(reference)),
    element(
      'Projects',
      ...resume.projects.map((item) =>
        element(
          'Project',
          text('Title', item.name),
          ...dates('', item),
          description('Description', item.description, item.highlights),
          text('Link', item.url),
        ),
      ),
    ),
    element(
      'HonorsAndAwards',
      ...resume.awards.map((item) =>
        element(
          'HonorAndAward',
          text('Title', item.title),
          date('Date', item.date),
          text('Issuer', item.awarder),
          text('Description', item.summary),
        ),
      ),
    ),
    element(
      'VoluntaryWorks',
      ...resume.volunteer.map((item) =>
        element(
          'VoluntaryWork',
          text('Title', item.position),
          text('Organisation', item.name),
          period('Period', item),
          description('Description', item.summary, item.highlights),
        ),
      ),
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Candidate ${namespaces} majorVersionID="3" minorVersionID="2">`,
    `<hr:DocumentID schemeAgencyName="TENURE">${escapeMarkup(meta.parseId)}</hr:DocumentID>`,
    person(resume),
    `<CandidateProfile${languageCode}>${join(profile)}</CandidateProfile>`,
    '</Candidate>',
  ].join('');
}

function person({ basics, languages }: ParsedResume): string {
  const channel = (code: string, ...inner: Markup[]): Markup =>
    element('Communication', text('ChannelCode', code), ...inner);
  const address = basics.location && place(basics.location);
  const names = [
    text('hr:FormattedName', basics.name),
    text('oa:GivenName', basics.firstName),
    text('hr:MiddleName', basics.middleName),
    text('hr:FamilyName', basics.lastName),
  ];
  return `<CandidatePerson>${join([
    element('PersonName', ...names),
    ...basics.emails.map((email) => channel('Email', text('oa:URI', email))),
    ...basics.phones.map(({ raw }) => channel('Telephone', text('oa:DialNumber', raw))),
    basics.url === null
      ? null
      : channel('Web', text('UseCode', 'personal'), text('oa:URI', absoluteAddress(basics.url))),
    ...basics.profiles.map(({ network, username, url }) =>
      channel(
        'Web',
        text('OtherTitle', network),
        text('Name', username),
        text('oa:URI', absoluteAddress(url)),
      ),
    ),
    address === null ? null : element('Communication', text('UseCode', 'home'), address),
    ...languages
      .filter(({ fluency }) => fluency === 'native')
      .map(({ language, languageCode }) => text('PrimaryLanguageCode', languageCode ?? language)),
  ])}</CandidatePerson>`;
}

function employer(item: WorkItem): Markup {
  const { location, url } = item;
  return element(
    'EmployerHistory',
    text('hr:OrganizationName', item.name),
    element(
      'OrganizationContact',
      location && element('Communication', place(location)),
      url === null ? null : element('Communication', text('ChannelCode', 'Web'), text('oa:URI', url)),
    ),
    element(
      'PositionHistory',
      text('PositionTitle', item.position),
      period('eures:EmploymentPeriod', item),
      description('oa:Description', item.summary, item.highlights),
    ),
  );
}

function attendance(item: EducationItem): Markup {
  return element(
    'EducationOrganizationAttendance',
    text('hr:OrganizationName', item.institution),
    element('OrganizationContact', item.location && element('Communication', place(item.location))),
    element('AttendancePeriod', ...dates('', item), item.isCurrent ? text('Ongoing', 'true') : null),
    element(
      'EducationDegree',
      text('hr:DegreeName', item.studyType),
      element('DegreeMajor', text('Name', item.area)),
      element('FinalGrade', text('hr:ScoreText', item.score)),
      description('OccupationalSkillsCovered', null, item.courses),
    ),
  );
}

function language({ language: name, languageCode, cefr, fluency }: LanguageSkill): Markup {
  return element(
    'PersonCompetency',
    text('CompetencyID', languageCode ?? name),
    text('hr:TaxonomyID', 'language'),
    text('hr:CompetencyName', name),
    element('eures:ProficiencyLevel', text('hr:ScoreText', cefr ?? fluency)),
  );
}

function competency(name: string, level: string | null): Markup {
  return element(
    'PersonCompetency',
    text('CompetencyID', name),
    text('hr:TaxonomyID', 'other'),
    text('hr:CompetencyName', name),
    element('eures:ProficiencyLevel', text('hr:ScoreText', level)),
  );
}

function certificationsOf({ certifications }: ParsedResume, kind: Certification['kind']): Certification[] {
  return certifications.filter((item) => item.kind === kind);
}

function certification(item: Certification): Markup {
  return element(
    'Certification',
    text('hr:CertificationName', nameWithStatus(item)),
    ...certificationDetails(item),
  );
}

function license(item: Certification): Markup {
  return element(
    'eures:License',
    text('hr:LicenseName', nameWithStatus(item)),
    ...certificationDetails(item),
  );
}

function certificationDetails(item: Certification): Markup[] {
  return [
    text('CertificationID', item.licenseNumber),
    element('IssuingAuthority', text('Name', item.issuer)),
    date('FirstIssuedDate', item.date),
    element('EffectiveTimePeriod', date('ValidTo', item.expires)),
    text('Link', item.url),
  ];
}

function reference(item: ParsedResume['references'][number]): Markup {
  const channel = (code: string, ...inner: Markup[]): Markup =>
    element('Communication', text('ChannelCode', code), ...inner);
  return element(
    'Referee',
    element('eures:PersonName', text('hr:FormattedName', item.name)),
    item.email === null ? null : channel('Email', text('oa:URI', item.email)),
    item.phone === null ? null : channel('Telephone', text('oa:DialNumber', item.phone)),
    text('hr:Comment', item.reference),
    text('Role', item.position),
  );
}

function place(location: Location): Markup {
  return element(
    'Address',
    text('oa:AddressLine', location.address),
    text('oa:CityName', location.city ?? (location.address === null ? location.raw : null)),
    text('oa:CountrySubDivisionCode', location.state ?? location.region),
    text('CountryCode', location.countryCode?.toLowerCase() ?? null),
    text('oa:PostalCode', location.postalCode),
  );
}

function period(name: string, item: Pick<WorkItem, 'startDate' | 'endDate' | 'isCurrent'>): Markup {
  return element(name, ...dates('eures:', item), item.isCurrent ? text('hr:CurrentIndicator', 'true') : null);
}

function dates(
  prefix: string,
  { startDate, endDate }: { startDate: string | null; endDate: string | null },
): Markup[] {
  return [date(`${prefix}StartDate`, startDate), date(`${prefix}EndDate`, endDate)];
}

function date(name: string, value: string | null): Markup {
  return element(name, text('hr:FormattedDateTime', value));
}

/** Descriptions are HTML, as Europass writes them: a paragraph for each line, and a list. */
function description(name: string, summary: string | null, items: readonly string[]): Markup {
  const paragraphs = (summary ?? '').split('\n').filter((line) => line !== '');
  const html = [
    ...paragraphs.map((line) => `<p>${escapeMarkup(line)}</p>`),
    ...(items.length === 0
      ? []
      : [`<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`]),
  ];
  return html.length === 0 ? null : text(name, html.join(''));
}

function text(name: string, value: string | null | undefined): Markup {
  return value === null || value === undefined || value === ''
    ? null
    : `<${name}>${escapeMarkup(value)}</${name}>`;
}

/** An element with its parts; null without any. */
function element(name: string, ...parts: Markup[]): Markup {
  const inner = join(parts);
  return inner === '' ? null : `<${name}>${inner}</${name}>`;
}

function join(parts: readonly Markup[]): string {
  return parts.filter((part) => part !== null).join('');
}
