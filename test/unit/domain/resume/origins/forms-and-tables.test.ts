import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (...lines: string[]): Parsed =>
  parseResume(layoutFromText(lines.join('\n')), { today: '2026-06-01', language: null }).parsed;
const positionsOf = ({ work }: Parsed) =>
  work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate].join(' | '));
const certificationsOf = ({ certifications }: Parsed) =>
  certifications.map(({ name, date, expires }) => [name, date, expires].join(' | '));
const languagesOf = ({ languages }: Parsed) => languages.map(({ language }) => language);

const HEAD = ['Ana Bravo', 'ana.bravo@example.com | (614) 555-0148', ''];

describe('parsing forms, tables and plain letters of resumes', () => {
  it('reads numbered jobs with dotted labels, and contact details below a list on one line', () => {
    const parsed = parse(
      'APPLICANT: Hassan Al-Khatib            CASE #: 44-1187',
      'LANGUAGES: Arabic (native), Turkish (good), English (intermediate)',
      'PHONE: 519-555-0121         E-MAIL: hassan.alkhatib@example.ca',
      'ADDRESS: 1220 Wyandotte St W, Windsor, ON  N9B 1H5',
      '',
      'JOB 1',
      'Employer ............ Windsor Modular Homes',
      "Job title ........... Carpenter's helper",
      'Dates ............... 05/2022 - present',
      '',
      'JOB 2',
      'Employer ............ Yilmaz Mobilya, Gaziantep, Türkiye',
      'Job title ........... Furniture maker',
      'Dates ............... 2014 - 2021',
    );
    expect(parsed.basics.location?.city).toBe('Windsor');
    expect(languagesOf(parsed)).toEqual(['Arabic', 'Turkish', 'English']);
    expect(positionsOf(parsed)).toEqual([
      "Carpenter's helper | Windsor Modular Homes | 2022-05 | ",
      'Furniture maker | Yilmaz Mobilya | 2014 | 2021',
    ]);
  });

  it('reads tables of sea service and of certificates with columns between blanks', () => {
    const parsed = parse(
      'Oleksandr Hryhorenko',
      'Able Seaman (AB)                       Nationality: Ukrainian      DOB 17.02.1988',
      '',
      'SEA SERVICE',
      'Rank   Vessel            Type            GRT     Company               From         To',
      'AB     MV Nordic Hawk    Bulk carrier    32415   Baltmar Shipping      12.03.2023   28.09.2023',
      'OS     MV Danube Star    General cargo   6812    Danube Marine Ltd     20.02.2019   30.08.2019',
      '',
      'CERTIFICATES (STCW)',
      'Certificate                                   Number        Issued        Expiry',
      'Basic Safety Training (VI/1)                  01234/2022    14.02.2022    14.02.2027',
      'Able Seafarer Deck (II/5)                     00991/2020    03.12.2020    unlimited',
      '',
      'English: Marlins 78%',
    );
    expect(positionsOf(parsed)).toEqual([
      'AB | Baltmar Shipping | 2023-03-12 | 2023-09-28',
      'OS | Danube Marine Ltd | 2019-02-20 | 2019-08-30',
    ]);
    expect(certificationsOf(parsed)).toEqual([
      'Basic Safety Training (VI/1) | 2022-02-14 | 2027-02-14',
      'Able Seafarer Deck (II/5) | 2020-12-03 | ',
    ]);
  });

  it('reads a letter without capitals', () => {
    const parsed = parse(
      'hi my name is jean baptiste desrosiers, i am from haiti and live in brockton MA 02301 since 2022.',
      '',
      'work i do:',
      '- stop & shop distribution freetown, order selector, 2023 april - now',
      '- marriott quincy, houseman, oct 2022 - march 2023 (seasonal)',
      '',
      'i speak creole, french, some english and spanish',
    );
    expect(parsed.basics.name).toBe('jean baptiste desrosiers');
    expect(parsed.basics.location?.city).toBe('brockton');
    expect(positionsOf(parsed)).toEqual([
      'order selector | stop & shop distribution freetown | 2023-04 | ',
      'houseman | marriott quincy | 2022-10 | 2023-03',
    ]);
    expect(languagesOf(parsed)).toEqual(['creole', 'french', 'english', 'spanish']);
  });

  it('reads months in Roman numerals, and no month in the grade of a title', () => {
    const parsed = parse(
      ...HEAD,
      'DOŚWIADCZENIE ZAWODOWE',
      'XI 2019 – obecnie',
      'Opiekunka osób starszych, Promedica24',
      'III 2014 – X 2019',
      'Sprzedawca-kasjer, Stokrotka sp. z o.o., Lublin',
    );
    expect(positionsOf(parsed)).toEqual([
      'Opiekunka osób starszych | Promedica24 | 2019-11 | ',
      'Sprzedawca-kasjer | Stokrotka sp. z o.o. | 2014-03 | 2019-10',
    ]);
    const graded = parse(...HEAD, 'Experience', 'Staff Nurse II 2019 - 2021', 'Larkfield Hospital');
    expect(positionsOf(graded)).toEqual(['Staff Nurse II | Larkfield Hospital | 2019 | 2021']);
  });

  it('keeps phone numbers with an area code in brackets, towns out of employers, and statements out of certifications', () => {
    const parsed = parse(
      'Beatriz Nogueira da Silva',
      'Rua das Acácias, 88, ap 12 – Osasco/SP – CEP 06020-010',
      '(11) 95555-0148 | beatriz.nogueira@example.com.br',
      '',
      'EXPERIENCE',
      'Ibis Osasco - Camareira - 08/2018 a 02/2021',
      'Diarista autônoma - 2015 a 2018',
      '',
      'LICENSES',
      'Georgia Class A CDL; clean MVR',
    );
    expect(parsed.basics.phone).toBe('+5511955550148');
    expect(positionsOf(parsed)).toEqual([
      'Camareira | Ibis Osasco | 2018-08 | 2021-02',
      'Diarista autônoma |  | 2015 | 2018',
    ]);
    const statement = parsed.certifications.find(({ name }) => name === 'clean MVR');
    expect(statement?.confidence ?? 0).toBeLessThan(0.3);
  });
});
