import { Button } from '@mantine/core';
import { callPortal } from '../api';
import { ActionFailed, Failed, Loading } from '../parts/states';
import { Tag } from '../parts/tag';
import { useSession } from '../session';
import { useAction, useResource } from '../use-resource';

const STATES = {
  open: {
    tag: 'Open',
    text: 'Caseworkers and administrators see live records. The audit log has an entry for each record that a person sees.',
    action: 'Close live records',
  },
  closed: {
    tag: 'Closed',
    text: 'The portal shows records of test mode only. Open live records so that caseworkers and administrators can work with them.',
    action: 'Open live records',
  },
} as const;

/** Shows whether people may see live records in the portal; administrators can change it. */
export function LiveRecords({ changed }: { changed: () => void }) {
  const { user } = useSession();
  const live = useResource<{ open: boolean }>('/live-records');
  const change = useAction(async (open: boolean) => {
    await callPortal('PATCH', '/live-records', { open });
    live.reload();
    changed();
  });
  const state = live.data && STATES[live.data.open ? 'open' : 'closed'];
  return (
    <section aria-labelledby="live-records">
      <div className="section-head">
        <h2 id="live-records">
          Live records {state && <Tag tone={live.data?.open ? 'good' : 'neutral'}>{state.tag}</Tag>}
        </h2>
        {user.administrator && live.data && (
          <Button
            variant={live.data.open ? 'default' : 'filled'}
            loading={change.busy}
            onClick={() => void change.run(!live.data?.open)}
          >
            {state?.action}
          </Button>
        )}
      </div>
      <ActionFailed error={change.error} />
      {live.error && <Failed error={live.error} retry={live.reload} what="the access to live records" />}
      {live.loading && <Loading what="the access to live records" rows={1} />}
      {state && <p className="quiet">{state.text}</p>}
    </section>
  );
}
