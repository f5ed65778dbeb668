import { FilterForm, useFilters, type FilterField } from '../records/filter-form';
import { RecordsPage } from '../records/records-page';
import { MatchesList } from './matches-list';

const FILTERS: readonly FilterField[] = [
  {
    name: 'recommendation',
    label: 'Recommendation',
    choices: [
      { value: '', label: 'All' },
      { value: 'strong_match', label: 'Strong match' },
      { value: 'good_match', label: 'Good match' },
      { value: 'possible_match', label: 'Possible match' },
      { value: 'weak_match', label: 'Weak match' },
      { value: 'not_eligible', label: 'Not eligible' },
    ],
  },
  {
    name: 'sort',
    label: 'Order',
    choices: [
      { value: '', label: 'Last updated first' },
      { value: '-finalScore', label: 'Best score first' },
    ],
  },
];

export default function Matches() {
  const { recommendation = null, sort = null } = useFilters(FILTERS);
  return (
    <RecordsPage
      title="Matches"
      lead="Scored pairs of candidates and jobs, with the latest decision about each."
    >
      <FilterForm fields={FILTERS} />
      <MatchesList recommendation={recommendation} sort={sort} />
    </RecordsPage>
  );
}
