const TITLES = ['Custodian', 'Mover', 'Line Cook', 'Forklift Operator', 'Home Health Aide', 'Cashier'];
const FIRST_NAMES = ['Amina', 'Noor', 'Ida', 'Kim', 'Dana', 'Luis', 'Mei', 'Tomas'];

/** NDJSON of invented clients of an HMIS, with two past occupations each. */
export function* hmisRows(count: number): Generator<string> {
  for (let index = 0; index < count; index += 1) {
    const id = `h-${index}`;
    const item = {
      record: {
        Client: {
          PersonalID: id,
          FirstName: FIRST_NAMES[index % FIRST_NAMES.length],
          LastName: `Reed${index % 5_000}`,
          SSN: '',
          VeteranStatus: '0',
        },
        EmploymentEducation: [
          {
            PersonalID: id,
            InformationDate: '2026-05-15',
            LastGradeCompleted: String(4 + (index % 5)),
            Employed: index % 3 === 0 ? '1' : '0',
          },
        ],
      },
      occupations: [TITLES[index % TITLES.length], TITLES[(index + 1) % TITLES.length]],
      consent: { shareWithEmployers: index % 2 === 0 },
    };
    yield `${JSON.stringify(item)}\n`;
  }
}
