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
  ])('reads %s in "%s"', (skill, text) => {
    expect(namesIn(text)).toContain(skill);
  });
});
