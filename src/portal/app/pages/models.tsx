import { useState } from 'react';
import '../models/models.css';
import { MatchingState } from '../models/matching-state';
import { RetentionState } from '../models/retention-state';
import { ModeSelect, type Mode } from '../parts/mode-select';
import { PageHead } from '../parts/states';

export default function Models() {
  const [mode, setMode] = useState<Mode>('live');
  return (
    <>
      <PageHead
        title="Models"
        lead="What your outcomes have taught, and how far what was predicted has come true. Outcomes are the ends of placements and ratings you report."
      />
      <div className="filters">
        <ModeSelect mode={mode} choose={setMode} />
      </div>
      <RetentionState mode={mode} />
      <MatchingState mode={mode} />
    </>
  );
}
