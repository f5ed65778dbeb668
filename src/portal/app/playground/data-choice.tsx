import { NativeSelect } from '@mantine/core';
import { DATA_CHOICES, type SandboxData } from '../sandbox-records';

/** The records a call works with: the tenant's own sandbox or the synthetic tenant. */
export function DataChoice({ data, choose }: { data: SandboxData; choose: (data: SandboxData) => void }) {
  return (
    <NativeSelect
      label="Records"
      value={data}
      onChange={(event) => choose(event.currentTarget.value === 'own' ? 'own' : 'synthetic')}
      data={[...DATA_CHOICES]}
    />
  );
}
