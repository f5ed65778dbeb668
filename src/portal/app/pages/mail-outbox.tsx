import { Alert, Button } from '@mantine/core';
import { Dialog } from '../parts/dialog';
import { ListPage } from '../parts/list-page';
import { RelativeTime } from '../parts/relative-time';
import { Failed, Loading, PageHead } from '../parts/states';
import { Tag, type Tone } from '../parts/tag';
import { useSearchParam } from '../parts/use-search-param';
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

interface MailContent {
  recipient: string;
  subject: string;
  paragraphs: string[];
  action: { label: string; path: string } | null;
  footer: string;
}

const REFRESH_INTERVAL_MS = 5_000;
const STATE_TONES: Record<ListedMail['state'], Tone> = {
  pending: 'warn',
  sent: 'good',
  kept: 'accent',
  failed: 'bad',
  dropped: 'neutral',
};

/** Lists emails for operators with their status. Only emails kept instead of sent show their content. */
export default function Outbox() {
  const outbox = useResource<{ readable: boolean; mails: ListedMail[] }>('/outbox', REFRESH_INTERVAL_MS);
  const [open, setOpen] = useSearchParam('mail', { replace: false });
  return (
    <>
      <PageHead
        title="Email"
        lead={
          outbox.data?.readable === true
            ? 'No mail server is configured. Emails are kept here for seven days. Updated every 5 seconds.'
            : 'Delivery status of emails. Addresses and content are deleted when delivery ends.'
        }
      />
      <ListPage
        what="the emails"
        list={outbox}
        itemsOf={({ mails }) => mails}
        empty={{
          title: 'No emails yet',
          advice: 'Invitations, password resets and key notifications appear here.',
        }}
      >
        {(mails) => <Mails mails={mails} open={setOpen} />}
      </ListPage>
      {open !== '' && <ReadMail mailId={open} close={() => setOpen('')} />}
    </>
  );
}

function Mails({ mails, open }: { mails: readonly ListedMail[]; open: (mailId: string) => void }) {
  return (
    <div className="panel flush">
      <table className="stacking">
        <caption className="hidden">Latest emails</caption>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">To</th>
            <th scope="col">Status</th>
            <th scope="col">Time</th>
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
              <td data-label="To">{mail.recipient ?? <span className="quiet">Deleted</span>}</td>
              <td data-label="Status">
                <Tag tone={STATE_TONES[mail.state]}>{mail.state}</Tag>
                {mail.error !== null && (
                  <small>
                    {mail.error}, {mail.attempts} {mail.attempts === 1 ? 'attempt' : 'attempts'}
                  </small>
                )}
              </td>
              <td data-label="Time">
                <RelativeTime at={mail.createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReadMail({ mailId, close }: { mailId: string; close: () => void }) {
  const mail = useResource<MailContent>(`/outbox/${mailId}`);
  return (
    <Dialog onClose={close} size="lg" title={mail.data?.subject ?? 'Email'}>
      {mail.loading && <Loading what="the email" />}
      {mail.error && <Failed error={mail.error} retry={mail.reload} what="the email" />}
      {mail.data && (
        <div className="dialog-form">
          <Alert color="gray" title={`To ${mail.data.recipient}`}>
            Anyone who can read this email can use its link. Emails are therefore kept only while no mail
            server is configured.
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
