import { COLORS } from '../charts/colors';
import { TimeChart } from '../charts/time-chart';
import type { Point } from '../charts/time-series';
import { periodLabel, periodStarts, type DocumentFigures, type Usage } from '../requests/usage';

const FORMS = [
  { key: 'text', name: 'Text', color: COLORS.good },
  { key: 'pdf', name: 'PDF', color: COLORS.accent },
  { key: 'docx', name: 'DOCX', color: COLORS.warn },
  { key: 'scan', name: 'Scan', color: COLORS.quiet },
  { key: 'other', name: 'Other format', color: COLORS.other },
  { key: 'unreadable', name: 'Not readable', color: COLORS.bad },
];
const TYPES = { resume: 'Resume', job_description: 'Posting' } as const;

/** Parsed documents by kind: over time as a plot, and each kind as a row. Nothing if no document was parsed. */
export function DocumentUsage({ usage, days }: { usage: Usage; days: number }) {
  if (usage.byDocument.length === 0) return null;
  return (
    <>
      <h2 id="documents">By kind of document</h2>
      <p className="quiet">
        All parsed documents, also those of batches, pushes and calls that did not wait. A scan is an image,
        or a PDF with a page that needed text recognition.
      </p>
      <div className="panel">
        <TimeChart
          kind="bars"
          title={`Documents per ${usage.unit}`}
          points={documentPoints(usage, days)}
          label={periodLabel(usage.unit)}
          series={FORMS.filter(({ key }) => usage.byDocument.some(({ form }) => form === key))}
        />
      </div>
      <div className="panel flush">
        <table className="stacking">
          <caption className="hidden">By kind of document</caption>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Documents</th>
              <th scope="col">Failed</th>
              <th scope="col">Pages</th>
            </tr>
          </thead>
          <tbody>
            {documentKinds(usage.byDocument).map(({ name, documents, failed, pages }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label="Documents" className="figure">
                  {documents.toLocaleString('en')}
                </td>
                <td data-label="Failed" className="figure">
                  {failed.toLocaleString('en')}
                </td>
                <td data-label="Pages" className="figure">
                  {pages.toLocaleString('en')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function documentPoints({ unit, byDocument }: Usage, days: number): Point[] {
  return periodStarts(unit, days, Date.now()).map((at) => {
    const point: Point = { at };
    for (const { name, form, documents } of byDocument)
      if (name === at) point[form] = Number(point[form] ?? 0) + documents;
    return point;
  });
}

/** The sums of each kind, as in "Resume, PDF", most frequent first. */
function documentKinds(rows: readonly DocumentFigures[]): DocumentFigures[] {
  const kinds = new Map<string, DocumentFigures>();
  for (const row of rows) {
    const form = FORMS.find(({ key }) => key === row.form)?.name.toLowerCase() ?? row.form;
    const name = `${TYPES[row.documentType]}, ${/^(pdf|docx)$/.test(form) ? form.toUpperCase() : form}`;
    const sum = kinds.get(name) ?? { ...row, name, documents: 0, failed: 0, pages: 0 };
    sum.documents += row.documents;
    sum.failed += row.failed;
    sum.pages += row.pages;
    kinds.set(name, sum);
  }
  return [...kinds.values()].sort((left, right) => right.documents - left.documents);
}
