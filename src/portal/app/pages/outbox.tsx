import { Alert, Button, Table } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../parts/dialog';
import { Moment } from '../parts/moment';
import { Empty, Failed, Loading, PageHead } from '../parts/states';
import { Tag, type Tone } from '../parts/tag';
import { useResource } from '../use-resource';

interface ListedMail {
  mailId: string;
  about: string;
  recipient: string | null;
  subject: string | null;
  state: 'pending' | 'sent' | 'kept' | 'failed' | 'dropped';
  attempts: number;
  error: string | null;
  createdAt: string;
}

interface Letter {
  recipient: string;
  subject: string;
  paragraphs: string[];
  action: { label: string; path: string } | null;
  footer: string;
}

const EVERY_MS = 5_000;
const TONES: Record<ListedMail['state'], Tone> = {
  pending: 'warn',
  sent: 'good',
  kept: 'accent',
  failed: 'bad',
  dropped: 'neutral',
};

/** Mails as operators see them: all of them by state, the words only of those kept instead of sent. */
export default function Outbox() {
  const outbox = useResource<{ readable: boolean; mails: ListedMail[] }>('/outbox', EVERY_MS);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <PageHead
        title="Mail"
        lead={
          outbox.data?.readable === true
            ? 'No mail server is set, so mails are kept here to be read, for seven days. Looked at every 5 seconds.'
            : 'What was sent and what was not. Addresses and words are gone once a mail has ended.'
        }
      />
      {outbox.error && <Failed error={outbox.error} retry={outbox.reload} what="the mails" />}
      {outbox.loading && <Loading what="the mails" />}
      {outbox.data?.mails.length === 0 && (
        <Empty title="No mails yet">Invitations, new passwords and notices about keys show up here.</Empty>
      )}
      {outbox.data && outbox.data.mails.length > 0 && <Mails mails={outbox.data.mails} open={setOpen} />}
      {open !== null && <ReadMail mailId={open} close={() => setOpen(null)} />}
    </>
  );
}

function Mails({ mails, open }: { mails: ListedMail[]; open: (mailId: string) => void }) {
  return (
    <div className="panel flush">
      <Table className="stacking">
        <caption className="hidden">Latest mails</caption>
        <thead>
          <tr>
            <th scope="col">About</th>
            <th scope="col">To</th>
            <th scope="col">State</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.mailId}>
              <th scope="row">
                {mail.subject === null ? (
                  mail.about
                ) : (
                  <button type="button" className="link-button" onClick={() => open(mail.mailId)}>
                    {mail.subject}
                  </button>
                )}
              </th>
              <td data-label="To">{mail.recipient ?? <span className="quiet">not kept</span>}</td>
              <td data-label="State">
                <Tag tone={TONES[mail.state]}>{mail.state}</Tag>
                {mail.error !== null && (
                  <small>
                    {mail.error}, {mail.attempts} {mail.attempts === 1 ? 'try' : 'tries'}
                  </small>
                )}
              </td>
              <td data-label="When">
                <Moment at={mail.createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function ReadMail({ mailId, close }: { mailId: string; close: () => void }) {
  const mail = useResource<Letter>(`/outbox/${mailId}`);
  return (
    <Dialog onClose={close} size="lg" title={mail.data?.subject ?? 'Mail'}>
      {mail.loading && <Loading what="the mail" />}
      {mail.error && <Failed error={mail.error} retry={mail.reload} what="the mail" />}
      {mail.data && (
        <div className="dialog-form">
          <Alert color="gray" title={`To ${mail.data.recipient}`}>
            Whoever reads this may follow its link. That is why mails are only kept while no server is set.
          </Alert>
          {mail.data.paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
          {mail.data.action && (
            <p>
              <a href={mail.data.action.path}>{mail.data.action.label}</a>
            </p>
          )}
          <p className="quiet">{mail.data.footer}</p>
          <div className="dialog-actions">
            <Button onClick={close}>Done</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
