import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { LayoutDocument } from '../../../../../src/domain/layout/layout-document';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

/** A document of a word processor: each cell of a table is a line that knows its row and column. */
function withTable(head: readonly string[], rows: readonly (readonly string[])[]): LayoutDocument {
  const cells = rows.flatMap((row, at) =>
    row.flatMap((text, column) => (text === '' ? [] : [{ text, row: at, column }])),
  );
  const document = layoutFromText([...head, ...cells.map(({ text }) => text)].join('\n'));
  return {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      lines: page.lines.map((line, index) => {
        const cell = cells[index - head.length];
        return cell ? { ...line, cell: { table: 0, row: cell.row, column: cell.column } } : line;
      }),
    })),
  };
}

describe('a table of credentials in a document', () => {
  it('gives each credential its issuer, number and dates', () => {
    const { certifications } = parseResume(
      withTable(
        ['Yolanda Frazier', 'yolanda.frazier@example.com', 'Licenses and Certifications'],
        [
          ['Credential', 'Issued by', 'Number', 'Issued', 'Expires'],
          [
            'Phlebotomy Technician (CPT)',
            'National Healthcareer Association',
            'N4-882013',
            '06/2020',
            '06/2026',
          ],
          ['Basic Life Support', 'American Heart Association', '', '02/2025', '02/2027'],
          ['Certified Nurse Aide', 'Indiana Department of Health', 'CNA-0455121', '2015', ''],
        ],
      ),
      { today: '2026-06-01', language: null },
    ).parsed;
    expect(certifications).toMatchObject([
      {
        name: 'Phlebotomy Technician (CPT)',
        issuer: 'National Healthcareer Association',
        licenseNumber: 'N4-882013',
        date: '2020-06',
        expires: '2026-06',
      },
      { name: 'Basic Life Support', licenseNumber: null, date: '2025-02', expires: '2027-02' },
      {
        name: 'Certified Nurse Aide',
        licenseNumber: 'CNA-0455121',
        state: 'IN',
        date: '2015',
        expires: null,
      },
    ]);
  });
});

describe('a table of credentials in a text', () => {
  it('keeps a row whose first cell ends like a heading', () => {
    const { certifications } = parseResume(
      layoutFromText(
        [
          'Ricardo Villanueva',
          'rp.villanueva@example.com',
          '',
          'LICENSES AND CERTIFICATES',
          'Document\tNumber\tIssued\tExpiry',
          'Basic Safety Training\tBST-204417\t03/2023\t03/2028',
          'Able Seafarer Deck\tAD-118830\t05/2019\t05/2024',
        ].join('\n'),
      ),
      { today: '2026-06-01', language: null },
    ).parsed;
    expect(certifications).toMatchObject([
      { name: 'Basic Safety Training', licenseNumber: 'BST-204417', date: '2023-03', expires: '2028-03' },
      { name: 'Able Seafarer Deck', licenseNumber: 'AD-118830', date: '2019-05', expires: '2024-05' },
    ]);
  });
});
