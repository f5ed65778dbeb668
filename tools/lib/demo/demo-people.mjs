/** The fictional people and the fictional posting of the demo documents. */

export const analyst = {
  name: 'Marisol Ketterfield',
  title: 'Senior Data Analyst',
  contact: [
    'Portland, OR',
    '(503) 555-0142',
    'marisol.ketterfield@example.com',
    'linkedin.com/in/marisol-ketterfield-example',
  ],
  summary:
    'Data analyst with nine years in retail and logistics. Turns messy operational data into reports that people act on; ' +
    'leads small teams and mentors junior analysts.',
  work: [
    {
      title: 'Senior Data Analyst',
      employer: 'Brightwater Logistics Group',
      place: 'Portland, OR',
      dates: 'March 2021 – Present',
      points: [
        'Lead a team of four analysts who report on delivery times for 38 depots.',
        'Built a forecasting model in Python and SQL that cut overtime cost by 17%.',
        'Moved 120 weekly spreadsheets to Tableau dashboards fed from Snowflake.',
      ],
    },
    {
      title: 'Data Analyst',
      employer: 'Fennel & Oak Stores',
      place: 'Seattle, WA',
      dates: 'June 2017 – February 2021',
      points: [
        'Designed A/B tests for pricing and promotions with a yearly budget of $2.4 million.',
        'Wrote ETL jobs in Python and Airflow that load sales of 210 shops every night.',
        'Presented monthly results to the board in plain language.',
      ],
    },
    {
      title: 'Junior Reporting Analyst',
      employer: 'Cascade Parcel Service',
      place: 'Tacoma, WA',
      dates: 'July 2015 – May 2017',
      points: [
        'Prepared weekly performance reports in Excel and Power BI.',
        'Found and corrected billing errors worth $310,000 in the first year.',
      ],
    },
  ],
  education: [
    {
      degree: 'Master of Science in Statistics',
      school: 'Columbia Ridge University',
      place: 'Vancouver, WA',
      dates: '2013 – 2015',
    },
    {
      degree: 'Bachelor of Science in Mathematics',
      school: 'Harlow State College',
      place: 'Eugene, OR',
      dates: '2009 – 2013',
    },
  ],
  skills: [
    ['Analysis', ['SQL', 'Python', 'pandas', 'R', 'statistical modelling', 'forecasting', 'A/B testing']],
    ['Tools', ['Tableau', 'Power BI', 'Snowflake', 'Apache Airflow', 'Microsoft Excel', 'Git']],
    ['Working with people', ['mentoring', 'stakeholder management', 'presentation skills']],
  ],
  certifications: ['Tableau Certified Data Analyst, 2022', 'AWS Certified Data Analytics – Specialty, 2021'],
  languages: 'English (native), Spanish (fluent), French (basic)',
};

export const nurse = {
  name: 'Tobias Wennerholm',
  title: 'Registered Nurse, Critical Care',
  contact: ['tobias.wennerholm@example.com', '+1 617 555 0178', 'Somerville, MA 02144'],
  summary:
    'Registered nurse with seven years in intensive and emergency care. Calm under pressure, precise in documentation, ' +
    'and known for bringing new colleagues up to speed.',
  work: [
    {
      title: 'Charge Nurse, Intensive Care Unit',
      employer: 'Old Harbor Medical Center',
      place: 'Boston, MA',
      dates: '09/2020 – Present',
      points: [
        'Coordinate care for a 16-bed unit and supervise up to nine nurses per shift.',
        'Introduced a handover checklist that reduced medication errors by 28 percent.',
        'Train new staff in ventilator management and Epic documentation.',
      ],
    },
    {
      title: 'Staff Nurse, Emergency Department',
      employer: 'Millbrook Community Hospital',
      place: 'Worcester, MA',
      dates: '06/2018 – 08/2020',
      points: [
        'Triaged and treated about 25 patients per shift in a level II trauma center.',
        'Gave medication, started IV lines and assisted with procedural sedation.',
      ],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science in Nursing',
      school: 'Pemberly College of Health Sciences',
      place: 'Worcester, MA',
      dates: '2014 – 2018',
    },
  ],
  certifications: [
    'Registered Nurse, Commonwealth of Massachusetts, since 2018',
    'Critical Care Registered Nurse (CCRN), 2021',
    'Advanced Cardiovascular Life Support (ACLS), valid until 2027',
  ],
  skills: [
    ['Clinical', ['patient assessment', 'ventilator management', 'IV therapy', 'triage', 'wound care']],
    ['Systems', ['Epic', 'Cerner', 'Pyxis']],
  ],
  languages: 'English (native), Swedish (professional), Portuguese (basic)',
};

export const posting = `Senior Data Analyst
Juniper Freight Cooperative · Portland, OR (hybrid, two days a week in the office)
Full-time · $98,000 – $121,000 per year

About us
Juniper Freight Cooperative moves goods for 900 small producers in the Pacific Northwest. We are owned by our
members and plan our routes with data rather than with habit.

What you will do
- Own the reporting on delivery times, cost per mile and carbon emissions.
- Build forecasts of demand by route and season, and explain them to people who drive trucks.
- Design experiments for new routes and measure what they bring.
- Coach two junior analysts.

What you bring
- Bachelor's degree in statistics, mathematics, economics or a related field
- At least 5 years of experience in data analysis
- Strong SQL and Python
- Experience with a dashboard tool such as Tableau or Power BI
- Clear writing and the patience to explain

Nice to have
- Experience in logistics or transportation
- Apache Airflow or dbt
- Spanish

What we offer
- Medical, dental and vision insurance from the first day
- 401(k) with a 5% match
- 25 days of paid time off and 12 weeks of parental leave
- A transit pass and a bicycle allowance

Apply by March 31, 2026. Juniper Freight Cooperative is an equal opportunity employer.
`;
