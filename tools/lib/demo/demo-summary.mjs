/** Formats parsed fields as lines of text. Empty fields are left out. */

const width = 100;

/** @param {any} resume a parsed resume as returned by the API */
export function resumeSummary(resume) {
  const { basics, totals } = resume;
  return [
    row('Name', basics.name),
    row('Title', basics.label),
    row('Contact', joined([basics.email, basics.phone, place(basics.location)], ' · ')),
    ...rows('Work', resume.work, (job) => `${dates(job)}  ${joined([job.position, job.name], ', ')}`),
    row('Experience', totals.workMonths ? `${(totals.workMonths / 12).toFixed(1)} years in total` : null),
    ...rows('Education', resume.education, (school) =>
      joined([joined([school.studyType, school.area], ' in '), school.institution], ', '),
    ),
    ...wrapped(
      `Skills (${resume.skills.length})`,
      resume.skills.map((skill) => skill.name),
    ),
    ...wrapped(
      'Certificates',
      resume.certifications.map((certificate) => certificate.name),
    ),
    ...wrapped(
      'Languages',
      resume.languages.map((entry) => joined([entry.language, entry.fluency && `(${entry.fluency})`], ' ')),
    ),
    ...footer(resume.meta),
  ].filter(Boolean);
}

/** @param {any} posting a parsed posting as returned by the API */
export function postingSummary(posting) {
  const pay = posting.compensation;
  return [
    row('Title', posting.title),
    row('Employer', posting.employerName),
    row('Place', joined([joined([posting.city, posting.state], ', '), posting.workplaceType], ' · ')),
    row('Pay', pay && `${money(pay.min, pay.currency)} – ${money(pay.max, pay.currency)} per ${pay.period}`),
    row('Education', posting.minEducationLevel),
    row('Experience', posting.minExperienceMonths && `at least ${posting.minExperienceMonths / 12} years`),
    ...rows('Duties', posting.responsibilities, (text) => text),
    ...rows('Required', posting.requiredQualifications, (text) => text),
    ...rows('Preferred', posting.preferredQualifications, (text) => text),
    ...wrapped(
      'Benefits',
      posting.benefits.map((benefit) => benefit.name),
    ),
    ...footer(posting.meta),
  ].filter(Boolean);
}

function footer(meta) {
  const confidence = `confidence ${Math.round(meta.confidence * 100)} %`;
  return [
    row('', joined([`${meta.characters} characters read`, confidence, `model ${meta.modelVersion}`], ' · ')),
  ];
}

function row(label, value) {
  return value ? `  ${label.padEnd(13)} ${value}` : undefined;
}

function rows(label, entries, show) {
  return entries.map((entry, index) => row(index === 0 ? label : '', show(entry)));
}

/** A list wrapped over several lines. */
function wrapped(label, entries) {
  const lines = [''];
  for (const entry of entries) {
    const line = lines.at(-1);
    const longer = line === '' ? entry : `${line}, ${entry}`;
    if (longer.length <= width - 16 || line === '') lines[lines.length - 1] = longer;
    else {
      lines[lines.length - 1] = `${line},`;
      lines.push(entry);
    }
  }
  return lines.map((line, index) => row(index === 0 ? label : '', line));
}

function joined(parts, separator) {
  return parts.filter(Boolean).join(separator);
}

function dates({ startDate, endDate, isCurrent }) {
  return `${startDate ?? '?'} – ${isCurrent ? 'present' : (endDate ?? '?')}`.padEnd(18);
}

function place(location) {
  return location && joined([location.city, location.state ?? location.countryCode], ', ');
}

function money(amount, currency) {
  if (amount === null || amount === undefined) return '?';
  const options = {
    style: 'currency',
    currency: currency ?? 'USD',
    maximumFractionDigits: amount < 1000 ? 2 : 0,
  };
  return new Intl.NumberFormat('en-US', options).format(amount);
}
