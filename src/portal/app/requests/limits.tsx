import { Progress } from '@mantine/core';
import type { Mode } from '../parts/mode-select';
import { Failed, Loading } from '../parts/states';
import { useResource } from '../use-resource';

interface InUse {
  used: number;
  limit: number;
}

interface TenantLimits {
  operations: InUse;
  imports: InUse;
  importFile: { maxRows: number; maxBytes: number };
}

const MIB = 2 ** 20;

/** What the tenant uses of its limits now. */
export function Limits({ mode }: { mode: Mode }) {
  const limits = useResource<TenantLimits>(`/limits?mode=${mode}`);
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">Limits</h2>
      <p className="quiet">
        A call that would exceed a limit is rejected with 429 and the name of the limit. An operator can raise
        limits.
      </p>
      {limits.error && <Failed error={limits.error} retry={limits.reload} what="the limits" />}
      {limits.loading && <Loading what="the limits" rows={2} />}
      {limits.data && (
        <div className="panel">
          <dl className="limits">
            <Limit name="Unfinished operations" policy="backlog" {...limits.data.operations} />
            <Limit name="Imports at the same time" policy="imports" {...limits.data.imports} />
            <div>
              <dt>Size of an imported file</dt>
              <dd>
                {limits.data.importFile.maxRows.toLocaleString('en')} rows,{' '}
                {Math.round(limits.data.importFile.maxBytes / MIB).toLocaleString('en')} MiB
              </dd>
            </div>
          </dl>
        </div>
      )}
    </section>
  );
}

function Limit({ name, policy, used, limit }: InUse & { name: string; policy: string }) {
  const percent = Math.min(100, (used / limit) * 100);
  return (
    <div>
      <dt>
        {name} <code>{policy}</code>
      </dt>
      <dd>
        {used.toLocaleString('en')} of {limit.toLocaleString('en')}
        <Progress value={percent} color={percent < 80 ? 'blue' : 'red'} aria-label={name} />
      </dd>
    </div>
  );
}
