import { Link, useParams } from 'wouter';
import { dateTime } from '../format';
import { useModeAddress } from '../parts/mode-select';
import { RelativeTime, useNow } from '../parts/relative-time';
import { ActionFailed, Failed, Loading, PageHead } from '../parts/states';
import { Tag } from '../parts/tag';
import { AUDIT_ACTIONS } from '../audit/audit-actions';
import { useSession } from '../session';
import { useResource } from '../use-resource';
import '../records/records.css';
import type { KeyDetail } from './key';
import { KeyTraffic } from './key-traffic';
import { KEY_STATUS_TONES, KeyActionButtons, StatusNote } from './keys-table';
import { useKeyActions } from './use-key-actions';

/** A key with its settings, its use, its errors and its history. */
export default function KeyPage() {
  const { keyId = '' } = useParams();
  const { user } = useSession();
  const withMode = useModeAddress();
  const key = useResource<KeyDetail>(`/keys/${encodeURIComponent(keyId)}`);
  const { act, error, dialog } = useKeyActions(key.reload);
  const { data } = key;
  return (
    <>
      <nav aria-label="Breadcrumb" className="parents">
        <Link href={withMode('/developers/keys')}>API keys</Link>
      </nav>
      <PageHead
        title={data?.name ?? 'API key'}
        lead={data ? `svc_${data.mode}_…${data.last4}` : 'A key with its settings and its use.'}
        action={data && user.administrator ? <KeyActionButtons apiKey={data} act={act} /> : undefined}
      />
      <ActionFailed error={error} />
      {key.error && <Failed error={key.error} retry={key.reload} what="the key" />}
      {key.loading && <Loading what="the key" rows={6} />}
      {data && <Settings apiKey={data} />}
      {data && <KeyTraffic keyId={data.keyId} mode={data.mode} />}
      {data && <History apiKey={data} />}
      {dialog}
    </>
  );
}

function Settings({ apiKey }: { apiKey: KeyDetail }) {
  const now = useNow(apiKey.status === 'rotating');
  const withMode = useModeAddress();
  return (
    <section className="panel" aria-label="Settings">
      <dl className="facts">
        <dt>Status</dt>
        <dd>
          <Tag tone={KEY_STATUS_TONES[apiKey.status]}>{apiKey.status}</Tag>{' '}
          <StatusNote apiKey={apiKey} now={now} />
          {apiKey.replacedByKeyId !== null && (
            <>
              {' '}
              <Link href={withMode(`/developers/keys/${apiKey.replacedByKeyId}`)}>
                The key that replaces it
              </Link>
            </>
          )}
        </dd>
        <dt>Mode</dt>
        <dd>
          <Tag tone={apiKey.mode === 'live' ? 'accent' : 'neutral'}>{apiKey.mode}</Tag>
          {apiKey.sandboxTenant === 'synthetic' && ' synthetic tenant'}
        </dd>
        <dt>Scopes</dt>
        <dd>{apiKey.scopes.join(', ')}</dd>
        <dt>Created</dt>
        <dd>
          {dateTime(apiKey.createdAt)} by {apiKey.createdByName}
        </dd>
        <dt>Last used</dt>
        <dd>
          <RelativeTime at={apiKey.lastUsedAt} />
          {apiKey.lastUsedIp !== null && ` from ${apiKey.lastUsedIp}`}
        </dd>
        <dt>Expires</dt>
        <dd>
          <RelativeTime at={apiKey.expiresAt} />
        </dd>
        <dt>Allowed networks</dt>
        <dd>{apiKey.ipAllowlist.length > 0 ? apiKey.ipAllowlist.join(', ') : 'All'}</dd>
      </dl>
    </section>
  );
}

function History({ apiKey }: { apiKey: KeyDetail }) {
  if (apiKey.history.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <ul className="panel plain-list key-history">
        {apiKey.history.map(({ auditId, at, action, actor }) => (
          <li key={auditId}>
            {AUDIT_ACTIONS[action] ?? action}{' '}
            <small>
              {actor}, <RelativeTime at={at} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
