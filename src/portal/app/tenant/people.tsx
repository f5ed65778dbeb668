import { Button, NativeSelect, Table, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../parts/dialog';
import { ask } from '../api';
import { ROLE_NAMES } from '../format';
import { InvitationLink } from '../parts/invitation-link';
import { Moment } from '../parts/moment';
import { ActionFailed, Failed, Loading } from '../parts/states';
import { Tag } from '../parts/tag';
import { useSession } from '../session';
import { useAction, useResource } from '../use-resource';

type Role = keyof typeof ROLE_NAMES;

interface Member {
  userId: string;
  email: string;
  role: Role;
  status: 'active' | 'disabled';
  since: string;
}

interface Invitation {
  invitationId: string;
  email: string;
  role: Role;
  expiresAt: string;
}

/** Who belongs to the account and who is invited. */
export function People() {
  const { user } = useSession();
  const people = useResource<{ members: Member[]; invitations: Invitation[] }>('/members');
  const [inviting, setInviting] = useState(false);
  const act = useAction(async (path: string, body: object, method: 'POST' | 'PATCH') => {
    await ask(method, path, body);
    people.reload();
  });
  return (
    <section aria-labelledby="people">
      <div className="section-head">
        <h2 id="people">People</h2>
        {user.administrator && <Button onClick={() => setInviting(true)}>Invite somebody</Button>}
      </div>
      <ActionFailed error={act.error} />
      {people.error && <Failed error={people.error} retry={people.reload} what="the people" />}
      {people.loading && <Loading what="the people" />}
      {people.data && (
        <div className="panel flush">
          <Table className="stacking">
            <caption className="hidden">People</caption>
            <thead>
              <tr>
                <th scope="col">E-mail</th>
                <th scope="col">Role</th>
                <th scope="col">State</th>
                {user.administrator && <th scope="col">Actions</th>}
              </tr>
            </thead>
            <tbody>
              {people.data.members.map((member) => (
                <tr key={member.userId} data-ended={member.status === 'disabled' || undefined}>
                  <th scope="row">
                    {member.email} {member.userId === user.userId && <Tag tone="accent">you</Tag>}
                  </th>
                  <td data-label="Role">{ROLE_NAMES[member.role]}</td>
                  <td data-label="State">
                    <Tag tone={member.status === 'active' ? 'good' : 'neutral'}>{member.status}</Tag>
                  </td>
                  {user.administrator && (
                    <td data-label="Actions">
                      {member.userId === user.userId ? (
                        <span className="quiet">none</span>
                      ) : (
                        <MemberActions
                          member={member}
                          act={(body) => void act.run(`/members/${member.userId}`, body, 'PATCH')}
                        />
                      )}
                    </td>
                  )}
                </tr>
              ))}
              {people.data.invitations.map((invitation) => (
                <tr key={invitation.invitationId}>
                  <th scope="row">{invitation.email}</th>
                  <td data-label="Role">{ROLE_NAMES[invitation.role]}</td>
                  <td data-label="State">
                    <Tag tone="warn">invited</Tag>
                    <small>
                      ends <Moment at={invitation.expiresAt} />
                    </small>
                  </td>
                  {user.administrator && (
                    <td data-label="Actions">
                      <Button
                        variant="subtle"
                        size="compact-sm"
                        color="red"
                        aria-label={`Withdraw the invitation of ${invitation.email}`}
                        onClick={() =>
                          void act.run(`/invitations/${invitation.invitationId}/withdraw`, {}, 'POST')
                        }
                      >
                        Withdraw
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {inviting && <Invite close={() => setInviting(false)} invited={people.reload} />}
    </section>
  );
}

function MemberActions({ member, act }: { member: Member; act: (body: object) => void }) {
  const { user } = useSession();
  const administrator = user.tenantType === 'employer' ? 'employer_admin' : 'org_admin';
  const promoted = member.role === administrator;
  return (
    <div className="row-actions">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${promoted ? 'Make a member' : 'Make an administrator'}: ${member.email}`}
        onClick={() => act({ role: promoted ? 'member' : administrator })}
      >
        {promoted ? 'Make a member' : 'Make an administrator'}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        color={member.status === 'active' ? 'red' : undefined}
        aria-label={`${member.status === 'active' ? 'Take access away from' : 'Give access back to'} ${member.email}`}
        onClick={() => act({ status: member.status === 'active' ? 'disabled' : 'active' })}
      >
        {member.status === 'active' ? 'Take access away' : 'Give access back'}
      </Button>
    </div>
  );
}

function Invite({ close, invited }: { close: () => void; invited: () => void }) {
  const { user } = useSession();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('member');
  const [made, setMade] = useState<{ link: string; mailed: boolean } | null>(null);
  const invite = useAction(async () => {
    setMade(await ask('POST', '/invitations', { email, role }));
    invited();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void invite.run();
  };
  return (
    <Dialog onClose={close} title="Invite somebody">
      {made === null ? (
        <form className="dialog-form" onSubmit={submit}>
          <TextInput
            label="E-mail"
            type="email"
            required
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            data-autofocus
            error={invite.error?.field('/email')}
          />
          <NativeSelect
            label="Role"
            value={role}
            onChange={(event) => setRole(event.currentTarget.value)}
            data={[
              { value: 'member', label: 'Member: looks, tries, changes nothing' },
              {
                value: user.tenantType === 'employer' ? 'employer_admin' : 'org_admin',
                label: 'Administrator: keys, webhooks, people, links',
              },
            ]}
          />
          {invite.error && invite.error.fields.length === 0 && <ActionFailed error={invite.error} />}
          <div className="dialog-actions">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={invite.busy}>
              Make the invitation
            </Button>
          </div>
        </form>
      ) : (
        <InvitationLink link={made.link} close={close}>
          {made.mailed
            ? `A mail with this link goes to ${email}; you may also hand it over yourself.`
            : `Send this link to ${email}.`}{' '}
          It works once, for seven days, and is shown this once.
        </InvitationLink>
      )}
    </Dialog>
  );
}
