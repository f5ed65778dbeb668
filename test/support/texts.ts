/** Resume of a fictional person. */
export const RESUME_TEXT = `Odalys Brandvold
Forklift Operator
Toledo, OH 43604 | odalys.brandvold@example.com | (419) 555-0142

SUMMARY
Warehouse worker with eight years of loading and inventory work.

EXPERIENCE
Maumee Cold Storage, Toledo, OH
Forklift Operator
March 2019 - Present
- Moved 140 pallets a shift with reach trucks
- Trained six new operators

Lakeside Freight, Sandusky, OH
Warehouse Associate
06/2016 - 02/2019
- Picked and packed orders with RF scanners

EDUCATION
Scott High School, Toledo, OH
High School Diploma, 2015

CERTIFICATIONS
OSHA Forklift Certification, 2019

SKILLS
Forklift, reach truck, inventory control, RF scanners

LANGUAGES
English (native), Spanish (conversational)
`;

/** The same resume, too long to be parsed in the request. */
export const QUEUED_RESUME_TEXT = `${RESUME_TEXT}\n${' '.repeat(8_000)}`;

/** Posting of a fictional employer. */
export const JOB_TEXT = `Forklift Operator
Maumee Cold Storage - Toledo, OH

Pay: $19.50 - $22.00 per hour
Full-time, second shift

Responsibilities
- Load and unload trailers with a sit-down forklift
- Keep count of stock with RF scanners

Requirements
- Forklift certification
- One year of warehouse experience
- High school diploma or GED

Preferred
- Reach truck experience

Benefits
Health, dental and vision insurance, 401(k) with match, paid time off

We are a fair chance employer. Applicants with records are welcome.
`;
