import '../models/models.css';
import { MatchingState } from '../models/matching-state';
import { RetentionModelPanel } from '../models/retention-state';
import { useMode } from '../parts/mode-select';
import { PageHead } from '../parts/states';

export default function Models() {
  const mode = useMode();
  return (
    <>
      <PageHead
        title="Models"
        lead="What the models learned from your outcomes, and how accurate their predictions are. Outcomes are the placement ends and ratings you report."
      />
      <RetentionModelPanel mode={mode} />
      <MatchingState mode={mode} />
    </>
  );
}
