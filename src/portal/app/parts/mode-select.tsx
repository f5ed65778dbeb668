import { NativeSelect } from '@mantine/core';

export type Mode = 'test' | 'live';

/** Selects whether a page shows the calls and records of test mode or live mode. */
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
