import { skillLexicon } from '../../../../src/domain/skills';

const namesIn = (text: string) =>
  skillLexicon()
    .find(text)
    .map(({ skill }) => skill.name);

describe('words that name something other than a skill', () => {
  it.each([
    ['Microsoft Windows', 'You manage context windows and evaluate answers.'],
    ['Microsoft Windows', 'Crew that measures doors and windows before the glaziers come'],
    ['Programmable logic controllers', 'Grade 5 teacher; lead weekly PLCs on literacy'],
    ['Programmable logic controllers', 'Teller, Savannah Bank PLC, Lagos'],
    ['Amazon Web Services', 'Welder with AWS and API 1104 papers, MIG and TIG'],
    ['Micros POS', 'Five years in a micro-finance organization'],
    ['Sample preparation', 'Assist in preparing media reports and briefings'],
    ['Crime scene processing', 'Added signals from device fingerprinting to the fraud model'],
    ['Stress management', 'Reusable modules that improve resilience and serviceability'],
    ['Reliability', 'Improve the reliability of our systems'],
    ['Industrial robotics operation', 'Sponsored the robotics club'],
    ['Bathing and grooming patients', 'Stable hand: mucking stalls, feeding and grooming horses'],
    ['Retail sales', 'Retail security guard, evening shift'],
    ['Windows and linux servers', 'Server and bartender at a seafood restaurant'],
    ['Electrical wiring', 'Captions and slogans for copy wiring projects'],
    ['Molecular biology', 'Paramedic: wrote PCRs after each ambulance call'],
    ['Delivery driving', 'Service Delivery Manager for a mailroom contract'],
    ['Delivery driving', 'Registered nurse, labor and delivery'],
    ['Higher education teaching', '- Higher education; relevant work experience'],
    ['EKG', 'Splices telephone, alarm and telemetry circuits in cables'],
    ['Tailoring', 'Supervises the maintenance, alteration and repair of airport buildings'],
    ['Credit analysis', 'Offers depend on a drug test, background check and credit check'],
    ['Molecular biology', 'Familiar with sales tools (CRM, sequencing)'],
    ['Transcription', 'Annotation of datasets, including captioning of images'],
    ['Manual dexterity', 'Hands-on experience with distributed databases'],
    ['3D printing', 'Rapid prototyping of ideas in Figma'],
    ['Expediting orders', 'Mobile app built with React Native (Expo)'],
    ['Intake and output recording', 'Services with high-throughput I/O and data pipelines'],
    ['Demolition', 'Run the sales cycle: outbound calls, demo, pilot, contract'],
    ['SOC analyst', 'Compliance with SOC 2 and HIPAA'],
    ['Equine care', 'Applicants must have a stable work history'],
    ['Greenhouse work', 'Repairs motors in the treatment plant and at city facilities'],
    ['Cashiering', 'Keeps the invoice register and the creditor register'],
    ['Litigation support', 'Staffs the exhibit booth at trade fairs'],
    ['Small engine repair', 'Operates steam turbines, generators and boilers'],
    ['Home renovation', 'Plans for habitat restoration along streams'],
    ['Entrepreneurship', 'Degree in law, business administration or a related field'],
    ['Applied behavior analysis', 'Graduate of an ABA accredited law school'],
    ['Interpersonal skills', 'Sorts outgoing and incoming mail'],
    ['Patient assessment', 'Offer depends on a physical exam and a drug test'],
    ['Floor care', 'Supervises street sweeping'],
    ['Inmate supervision', 'Department of Corrections'],
    ['Investment analysis', 'University of Wisconsin, M.A., Political Science'],
    ['HIPAA compliance', 'Phi Alpha Student Honor Society'],
    ['Audio engineering', 'Sound knowledge of HTML and CSS'],
    ['Microscopy', 'Search engine marketing (SEM)'],
    ['Pastoral care', 'Consultant, Ministry of Health'],
    ['Suspension and steering repair', 'Java frameworks such as Struts and Hibernate'],
    ['Planograms', 'Reset passwords of users'],
  ])('reads no %s in "%s"', (skill, text) => {
    expect(namesIn(text)).not.toContain(skill);
  });

  it.each([
    ['Microsoft Windows', 'Support of Windows and macOS laptops'],
    ['Programmable logic controllers', 'Taught students to program PLCs and HMI screens'],
    ['Amazon Web Services', 'Deployed services on AWS with Terraform'],
    ['Micros POS', 'Rang up orders in Micros'],
    ['Crime scene processing', 'Fingerprinting and photographing at burglaries'],
    ['Stress management', 'Patience, resilience and a sense of humor'],
    ['Reliability', 'Reliability, punctuality'],
    ['Delivery driving', 'Furniture delivery in a box truck'],
    ['EKG', 'Telemetry nurse on a step-down unit'],
    ['Tailoring', 'Clothing alterations'],
    ['Molecular biology', 'DNA sequencing'],
    ['Transcription', 'Live captioning for deaf students'],
    ['3D printing', 'Rapid prototyping of parts in CAD'],
    ['Greenhouse work', 'Watered plants and shrubs in a nursery'],
    ['Cashiering', 'Ran the register on busy nights'],
    ['Interpersonal skills', 'Friendly, outgoing and patient'],
    ['Legal writing', 'Drafted motions and briefs for attorneys'],
    ['Home renovation', 'Water damage restoration in homes'],
    ['Investment analysis', 'M&A of mid-size companies'],
    ['Baking', 'Baker and cook'],
    ['Planograms', 'Night crew: resets and facing of shelves'],
  ])('reads %s in "%s"', (skill, text) => {
    expect(namesIn(text)).toContain(skill);
  });
});
