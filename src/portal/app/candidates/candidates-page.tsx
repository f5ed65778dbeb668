import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import { FilterForm, useFilters, type FilterField } from '../records/filter-form';
import { RecordList } from '../records/record-list';
import { useRecordView } from '../records/record-view';
import { RecordsPage } from '../records/records-page';
import { SavedFilters } from '../records/saved-filters';
import { namelessName, nameOf, placeOf, type CandidatePage } from '../sandbox-records';
import { usePages } from '../use-pages';

const FILTERS: readonly FilterField[] = [
  { name: 'q', label: 'Name, email or phone' },
  { name: 'skill', label: 'Skill', placeholder: 'Forklift operation' },
  { name: 'occupation', label: 'Occupation', placeholder: 'Order picker' },
  { name: 'certification', label: 'Certification', placeholder: 'Forklift license' },
  { name: 'near', label: 'Near', placeholder: 'Dayton, OH' },
  { name: 'within', label: 'Within', placeholder: '25mi or 40km' },
  {
    name: 'status',
    label: 'Status',
    choices: [
      { value: '', label: 'All' },
      { value: 'active', label: 'Active' },
      { value: 'placed', label: 'Placed' },
      { value: 'inactive', label: 'Inactive' },
      { value: 'archived', label: 'Archived' },
    ],
  },
];
/** Names and contacts are personal data, which a saved filter does not hold. */
const SAVED = FILTERS.map(({ name }) => name).filter((name) => name !== 'q');

export default function Candidates() {
  return (
    <RecordsPage
      title="Candidates"
      lead="Your candidates, and those that linked organizations share with you."
      choosesData
    >
      <SavedFilters list="candidates" kept={SAVED} />
      <FilterForm fields={FILTERS} />
      <CandidatesList />
    </RecordsPage>
  );
}

function CandidatesList() {
  const view = useRecordView();
  const filters = useFilters(FILTERS);
  const pages = usePages<CandidatePage>((cursor) => view.path('candidates', { ...filters, cursor }));
  const isFiltered = Object.values(filters).some((value) => value !== null);
  const rows = pages.all.flatMap((page) => [
    ...page.candidates.map((each) => (
      <Row
        key={each.candidateId}
        href={view.page(`candidates/${each.candidateId}`)}
        name={nameOf(each)}
        note={each.externalId}
        place={placeOf(each)}
        skills={String(each.skillsCount)}
        status={<Tag tone={each.status === 'active' ? 'good' : 'neutral'}>{each.status}</Tag>}
        updatedAt={each.updatedAt}
      />
    )),
    ...page.shared.map((each) => (
      <Row
        key={each.id}
        href={view.page(`candidates/${each.id}`)}
        name={namelessName(each.id)}
        note="Shared by an organization, anonymized"
        place={placeOf(each)}
        skills="–"
        status={<Tag tone="accent">{each.status}</Tag>}
        updatedAt={each.updatedAt}
      />
    )),
  ]);
  return (
    <RecordList
      what="candidates"
      pages={pages}
      rows={rows}
      columns={['Candidate', 'Location', 'Skills', 'Status', 'Updated']}
      empty={
        isFiltered
          ? {
              title: 'No candidates found',
              advice: 'No candidate matches all filters. Each word of a name must match its start.',
            }
          : {
              title: 'No candidates yet',
              advice: (
                <>
                  Sync candidates with a key (<a href="/docs/sync-candidates">guide</a>)
                  {view.mode === 'test' && ', or choose the records of the synthetic tenant above'}.
                </>
              ),
            }
      }
    />
  );
}

function Row(props: {
  href: string;
  name: string;
  note: string | null;
  place: string;
  skills: string;
  status: ReactNode;
  updatedAt: string;
}) {
  return (
    <tr>
      <th scope="row">
        <Link href={props.href} className="name">
          {props.name}
        </Link>
        {props.note !== null && <small>{props.note}</small>}
      </th>
      <td data-label="Location">{props.place || '–'}</td>
      <td data-label="Skills" className="figure">
        {props.skills}
      </td>
      <td data-label="Status">{props.status}</td>
      <td data-label="Updated">
        <RelativeTime at={props.updatedAt} />
      </td>
    </tr>
  );
}
