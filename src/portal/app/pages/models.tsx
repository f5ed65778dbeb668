import { useState } from 'react';
import '../models/models.css';
import { MatchingState } from '../models/matching-state';
import { RetentionModelPanel } from '../models/retention-state';
import { ModeSelect, type Mode } from '../parts/mode-select';
import { PageHead } from '../parts/states';

export default function Models() {
  const [mode, setMode] = useState<Mode>('live');
  return (
    <>
      <PageHead
        title="Models"
        lead="What the models learned from your outcomes, and how accurate their predictions are. Outcomes are the placement ends and ratings you report."
      />
      <div className="filters">
        <ModeSelect mode={mode} choose={setMode} />
      </div>
      <RetentionModelPanel mode={mode} />
      <MatchingState mode={mode} />
    </>
  );
}
