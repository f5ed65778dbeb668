import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../parts/dialog';
import { callPortal } from '../api';
import { InvitationLink } from '../parts/invitation-link';
import { ListPage } from '../parts/list-page';
import { RelativeTime } from '../parts/relative-time';
import { ActionFailed, PageHead } from '../parts/states';
import { Tag } from '../parts/tag';
import { useAction, useResource } from '../use-resource';

interface AccessRequest {
  requestId: string;
  email: string;
  person: string;
  organization: string;
  tenantType: 'employer' | 'organization';
  message: string | null;
  createdAt: string;
  signsIn: boolean;
}

type Decision = { kind: 'approve' | 'decline'; request: AccessRequest } | null;

/** Lists requests for access, for operators to approve or decline. */
export default function AccessRequests() {
  const list = useResource<{ requests: AccessRequest[] }>('/access-requests');
  const [answering, setAnswering] = useState<Decision>(null);
  const close = (): void => setAnswering(null);
  return (
    <>
      <PageHead
        title="Access requests"
        lead="Requests for access. A request is deleted when it is answered, or after 90 days."
      />
      <ListPage
        what="the requests"
        list={list}
        itemsOf={({ requests }) => requests}
        empty={{ title: 'No open requests', advice: 'Requests from the sign-in page appear here.' }}
      >
        {(requests) =>
          requests.map((request) => (
            <article key={request.requestId} className="panel" aria-label={request.organization}>
              <h2>
                {request.organization} <Tag tone="neutral">{request.tenantType}</Tag>{' '}
                {request.signsIn && <Tag tone="warn">Has an account</Tag>}
              </h2>
              <p>
                {request.person}, {request.email}, <RelativeTime at={request.createdAt} />
              </p>
              {request.message !== null && <p className="stranger-words">{request.message}</p>}
              <div className="panel-actions">
                {!request.signsIn && (
                  <Button size="xs" onClick={() => setAnswering({ kind: 'approve', request })}>
                    Approve
                  </Button>
                )}
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => setAnswering({ kind: 'decline', request })}
                  aria-label={`Decline ${request.organization}`}
                >
                  Decline
                </Button>
              </div>
            </article>
          ))
        }
      </ListPage>
      {answering?.kind === 'approve' && (
        <Approve request={answering.request} close={close} done={list.reload} />
      )}
      {answering?.kind === 'decline' && (
        <Decline request={answering.request} close={close} done={list.reload} />
      )}
    </>
  );
}

interface AnswerProps {
  request: AccessRequest;
  close: () => void;
  done: () => void;
}

function Approve({ request, close, done }: AnswerProps) {
  const [name, setName] = useState(request.organization);
  const [type, setType] = useState<string>(request.tenantType);
  const [link, setLink] = useState<string | null>(null);
  const approve = useAction(async () => {
    const approval = await callPortal<{ link: string | null }>(
      'POST',
      `/access-requests/${request.requestId}/approve`,
      {
        name,
        type,
      },
    );
    done();
    if (approval.link === null) close();
    else setLink(approval.link);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void approve.run();
  };
  return (
    <Dialog onClose={close} title="Approve">
      {link === null ? (
        <form className="dialog-form" onSubmit={submit}>
          <p>
            Creates a new tenant and invites {request.email} as its administrator. Emails about the tenant
            show its name.
          </p>
          <TextInput
            label="Tenant name"
            required
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
            error={approve.error?.field('/name')}
          />
          <NativeSelect
            label="Type"
            value={type}
            onChange={(event) => setType(event.currentTarget.value)}
            data={[
              { value: 'employer', label: 'Employer with jobs' },
              { value: 'organization', label: 'Organization that places candidates' },
            ]}
          />
          {approve.error && approve.error.fields.length === 0 && <ActionFailed error={approve.error} />}
          <div className="dialog-actions">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={approve.busy}>
              Approve
            </Button>
          </div>
        </form>
      ) : (
        <InvitationLink link={link} close={close}>
          This service does not send email. Send this link to the person yourself. It is valid once, for seven
          days, and is shown only once.
        </InvitationLink>
      )}
    </Dialog>
  );
}

function Decline({ request, close, done }: AnswerProps) {
  const [reason, setReason] = useState('');
  const decline = useAction(async () => {
    await callPortal('POST', `/access-requests/${request.requestId}/decline`, { reason });
    done();
    close();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void decline.run();
  };
  return (
    <Dialog onClose={close} title="Decline">
      <form className="dialog-form" onSubmit={submit}>
        <p>{request.email} is notified by email.</p>
        <Textarea
          label="Reason (optional)"
          description="Included in the email."
          maxLength={500}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <ActionFailed error={decline.error} />
        <div className="dialog-actions">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" color="red.9" loading={decline.busy}>
            Decline
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
