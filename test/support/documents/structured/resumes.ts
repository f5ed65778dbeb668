/** Resumes of invented people in the formats of other programs. */

export const JSON_RESUME = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Odalys M. Brandvold',
    label: 'Certified Welder',
    email: 'odalys.brandvold@example.com',
    phone: '(419) 555-0137',
    url: 'https://odalys.example',
    summary: 'Welder who reads blueprints and trains apprentices.',
    location: {
      address: '12 Quay St',
      postalCode: '43604',
      city: 'Toledo',
      countryCode: 'US',
      region: 'Ohio',
    },
    profiles: [{ network: 'LinkedIn', username: 'odalys', url: 'https://linkedin.example/odalys' }],
  },
  work: [
    {
      name: 'Maumee Cold Storage',
      position: 'Welder',
      location: 'Toledo, OH',
      startDate: '2012-03',
      summary: 'Weld frames of steel.',
      highlights: ['Write reports in Microsoft Word', 'Inspect welds'],
    },
    { name: 'Harbor Grill', position: 'Line Cook', startDate: '2010-06-01', endDate: '2012-02' },
  ],
  volunteer: [{ organization: 'Toledo Food Bank', position: 'Driver', startDate: '2009', endDate: '2010' }],
  education: [
    {
      institution: 'Lucas Technical College',
      area: 'Welding Technology',
      studyType: 'Associate of Applied Science',
      startDate: '2008',
      endDate: '2010',
      score: '3.7',
      courses: ['Metallurgy'],
    },
  ],
  awards: [{ title: 'Welder of the Year', date: '2014-11-01', awarder: 'Maumee Cold Storage' }],
  certificates: [{ name: 'AWS Certified Welder', date: '2011-05', issuer: 'American Welding Society' }],
  skills: [
    { name: 'MIG welding', level: 'expert' },
    { name: 'Office', keywords: ['Microsoft Excel', 'Zebrolyzing'] },
  ],
  languages: [
    { language: 'Spanish', fluency: 'native' },
    { language: 'English', fluency: 'C1' },
  ],
  references: [{ name: 'Kit Aldana', reference: 'A careful welder.' }],
  projects: [{ name: 'River Gate', description: 'A gate of steel.', startDate: '2013', keywords: ['steel'] }],
  meta: { lastModified: '2015-06-30T10:00:00' },
};

/** Europass until 2020. */
export const SKILLS_PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en">
 <DocumentInfo><DocumentType>ECV</DocumentType><LastUpdateDate>2015-06-30T09:30:00.000Z</LastUpdateDate></DocumentInfo>
 <LearnerInfo>
  <Identification>
   <PersonName><FirstName>Liesbet</FirstName><Surname>Van Oorschot</Surname></PersonName>
   <ContactInfo>
    <Address><Contact><AddressLine>Havenstraat 4</AddressLine><PostalCode>2000</PostalCode>
     <Municipality>Antwerp</Municipality><Country><Code>BE</Code><Label>Belgium</Label></Country></Contact></Address>
    <Email><Contact>liesbet@example.com</Contact></Email>
    <TelephoneList><Telephone><Contact>+32 3 555 01 37</Contact></Telephone></TelephoneList>
   </ContactInfo>
  </Identification>
  <Headline><Type><Code>position</Code></Type><Description><Label>Nurse</Label></Description></Headline>
  <WorkExperienceList>
   <WorkExperience>
    <Period><From year="2012" month="--03"/><Current>true</Current></Period>
    <Position><Label>Registered Nurse</Label></Position>
    <Activities>&lt;p&gt;Care for patients after surgery.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Wound care&lt;/li&gt;&lt;li&gt;Train two&amp;nbsp;students&lt;/li&gt;&lt;/ul&gt;</Activities>
    <Employer><Name>Scheldt Clinic</Name><ContactInfo><Address><Contact><Municipality>Antwerp</Municipality>
     <Country><Code>BE</Code></Country></Contact></Address></ContactInfo></Employer>
   </WorkExperience>
   <WorkExperience>
    <Period><From year="2008" month="--09" day="---15"/><To year="2012" month="--02"/></Period>
    <Position><Label>Nursing Assistant</Label></Position><Employer><Name>Dijle Home</Name></Employer>
   </WorkExperience>
  </WorkExperienceList>
  <EducationList><Education>
   <Period><From year="2004"/><To year="2008"/></Period><Title>Bachelor of Nursing</Title>
   <Organisation><Name>Plantijn College</Name></Organisation><Field><Label>Nursing</Label></Field>
  </Education></EducationList>
  <Skills>
   <Linguistic>
    <MotherTongueList><MotherTongue><Description><Code>nl</Code><Label>Dutch</Label></Description></MotherTongue></MotherTongueList>
    <ForeignLanguageList><ForeignLanguage><Description><Code>fr</Code><Label>French</Label></Description>
     <ProficiencyLevel><Listening>C1</Listening><Reading>C2</Reading><SpokenInteraction>B2</SpokenInteraction></ProficiencyLevel>
    </ForeignLanguage></ForeignLanguageList>
   </Linguistic>
   <Computer><Description>Works with Microsoft Excel every day.</Description></Computer>
   <Driving><Description><Licence>B</Licence></Description></Driving>
  </Skills>
 </LearnerInfo>
</SkillsPassport>`;

/** Europass since 2020. */
export const EUROPASS_CANDIDATE = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
 <CandidatePerson>
  <PersonName><oa:GivenName>Piotr</oa:GivenName><hr:FamilyName>Zawadka</hr:FamilyName></PersonName>
  <Communication><ChannelCode>Email</ChannelCode><oa:URI>piotr@example.com</oa:URI></Communication>
  <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>48</CountryDialing><oa:DialNumber>512555013</oa:DialNumber></Communication>
  <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>ul. Polna 3</oa:AddressLine><oa:CityName>Gdynia</oa:CityName><CountryCode>pl</CountryCode><oa:PostalCode>81-001</oa:PostalCode></Address></Communication>
  <PrimaryLanguageCode name="NORMAL">pol</PrimaryLanguageCode>
 </CandidatePerson>
 <CandidateProfile languageCode="en">
  <EmploymentHistory><EmployerHistory>
   <hr:OrganizationName>Motlawa Yard</hr:OrganizationName>
   <OrganizationContact><Communication><Address><oa:CityName>Gdansk</oa:CityName><CountryCode>pl</CountryCode></Address></Communication></OrganizationContact>
   <PositionHistory><PositionTitle typeCode="FREETEXT">Crane Operator</PositionTitle>
    <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
    <oa:Description>&lt;p&gt;Lifts sections of ships.&lt;/p&gt;</oa:Description></PositionHistory>
   <PositionHistory><PositionTitle>Rigger</PositionTitle>
    <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2016-05-02</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2018-12</hr:FormattedDateTime></eures:EndDate></eures:EmploymentPeriod></PositionHistory>
  </EmployerHistory></EmploymentHistory>
  <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Port School</hr:OrganizationName>
   <AttendancePeriod><StartDate><hr:FormattedDateTime>2012</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2016</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
   <EducationDegree><hr:DegreeName>Vocational diploma</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
  <PersonQualifications>
   <PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency>
   <PersonCompetency><CompetencyID>Forklift</CompetencyID><hr:TaxonomyID>other</hr:TaxonomyID><hr:CompetencyName>Forklift operation</hr:CompetencyName></PersonCompetency>
  </PersonQualifications>
  <Certifications><Certification><hr:CertificationName>Rigging certificate</hr:CertificationName></Certification></Certifications>
 </CandidateProfile>
</Candidate>`;

export const HR_OPEN_CANDIDATE = {
  documentId: { value: 'C-0137' },
  person: {
    name: { formattedName: 'Amara Fennimore', given: 'Amara', family: 'Fennimore' },
    communication: {
      address: [
        { city: 'Akron', countryCode: 'US', postalCode: '44301', countrySubdivisions: [{ value: 'OH' }] },
      ],
      phone: [{ countryDialing: '1', areaDialing: '330', dialNumber: '555-0137' }],
      email: [{ address: 'amara@example.com' }],
    },
  },
  profiles: [
    {
      profileName: 'Warehouse Lead',
      executiveSummary: 'Leads a shift of twelve.',
      employment: [
        {
          organization: { name: 'Cuyahoga Freight' },
          positionHistories: [
            {
              title: 'Warehouse Lead',
              start: '2020-02',
              current: true,
              descriptions: ['Leads the night shift.'],
            },
            { title: 'Picker', start: '2017-04', end: '2020-01' },
          ],
        },
      ],
      education: [
        {
          institution: { name: 'Akron Community College' },
          start: '2013',
          end: '2015',
          educationDegrees: [{ name: 'Associate of Arts', specializations: [{ name: 'Logistics' }] }],
        },
      ],
      qualifications: [
        { competencyName: 'Inventory management', proficiencyLevel: { scoreText: 'advanced' } },
        {
          competencyName: 'Spanish',
          taxonomyIds: [{ value: 'language' }],
          proficiencyLevel: { scoreText: 'B2' },
        },
      ],
      licenses: [{ name: 'CDL Class B', issuingAuthority: { name: 'Ohio BMV' }, issued: '2019-03-01' }],
    },
  ],
};

/** Files of a LinkedIn data export; the first column of a profile is its first name. */
export const LINKEDIN_FILES: Record<string, string> = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Tevita,Halloran,,,,Data Analyst,"Builds reports.\nLikes maps.",IT,,"Portland, Oregon, United States",,"[PORTFOLIO:https://tevita.example]",\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Willamette Data,Data Analyst,Builds dashboards with Tableau.,"Portland, Oregon, United States",Mar 2019,\n' +
    'Columbia Books,Clerk,,,2016,Feb 2019\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nCascade University,2012,2016,,Bachelor of Science,\n',
  'Skills.csv': 'Name\nSQL\nTableau\n',
  'Languages.csv':
    'Name,Proficiency\nTongan,Native or bilingual proficiency\nEnglish,Full professional proficiency\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nTableau Desktop Specialist,,Tableau,May 2020,,T-0137\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,\ntevita@example.com,Yes,Yes,\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+1 503 555 0137,Mobile\n',
  'Connections.csv': 'Notes:\n"A table of contacts, which is no part of a resume"\n',
};
