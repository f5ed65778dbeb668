import { NativeSelect } from '@mantine/core';

export type Mode = 'test' | 'live';

/** Whose calls and records a page shows: those of test keys or of live ones. */
export function ModeSelect({ mode, choose }: { mode: Mode; choose: (mode: Mode) => void }) {
  return (
    <NativeSelect
      label="Mode"
      value={mode}
      onChange={(event) => choose(event.currentTarget.value === 'live' ? 'live' : 'test')}
      data={[
        { value: 'test', label: 'Test' },
        { value: 'live', label: 'Live' },
      ]}
    />
  );
}
