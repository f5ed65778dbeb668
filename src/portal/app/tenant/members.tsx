import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../parts/dialog';
import { callPortal } from '../api';
import { ROLE_NAMES } from '../format';
import { InvitationLink } from '../parts/invitation-link';
import { RelativeTime } from '../parts/relative-time';
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

/** Lists the members and invitations of the tenant. */
export function Members() {
  const { user } = useSession();
  const members = useResource<{ members: Member[]; invitations: Invitation[] }>('/members');
  const [inviting, setInviting] = useState(false);
  const act = useAction(async (path: string, body: object, method: 'POST' | 'PATCH') => {
    await callPortal(method, path, body);
    members.reload();
  });
  return (
    <section aria-labelledby="members">
      <div className="section-head">
        <h2 id="members">Members</h2>
        {user.administrator && <Button onClick={() => setInviting(true)}>Invite member</Button>}
      </div>
      <ActionFailed error={act.error} />
      {members.error && <Failed error={members.error} retry={members.reload} what="the members" />}
      {members.loading && <Loading what="the members" />}
      {members.data && (
        <div className="panel flush">
          <table className="stacking">
            <caption className="hidden">Members</caption>
            <thead>
              <tr>
                <th scope="col">Email</th>
                <th scope="col">Role</th>
                <th scope="col">Status</th>
                {user.administrator && <th scope="col">Actions</th>}
              </tr>
            </thead>
            <tbody>
              {members.data.members.map((member) => (
                <tr key={member.userId} data-ended={member.status === 'disabled' || undefined}>
                  <th scope="row">
                    {member.email} {member.userId === user.userId && <Tag tone="accent">You</Tag>}
                  </th>
                  <td data-label="Role">{ROLE_NAMES[member.role]}</td>
                  <td data-label="Status">
                    <Tag tone={member.status === 'active' ? 'good' : 'neutral'}>{member.status}</Tag>
                  </td>
                  {user.administrator && (
                    <td data-label="Actions">
                      {member.userId === user.userId ? (
                        <span className="quiet">None</span>
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
              {members.data.invitations.map((invitation) => (
                <InvitationRow
                  key={invitation.invitationId}
                  invitation={invitation}
                  withdraw={
                    user.administrator
                      ? () => void act.run(`/invitations/${invitation.invitationId}/withdraw`, {}, 'POST')
                      : null
                  }
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {inviting && <Invite close={() => setInviting(false)} invited={members.reload} />}
    </section>
  );
}

/** Without `withdraw` the row has no actions. */
function InvitationRow({ invitation, withdraw }: { invitation: Invitation; withdraw: (() => void) | null }) {
  return (
    <tr>
      <th scope="row">{invitation.email}</th>
      <td data-label="Role">{ROLE_NAMES[invitation.role]}</td>
      <td data-label="Status">
        <Tag tone="warn">invited</Tag>
        <small>
          expires <RelativeTime at={invitation.expiresAt} />
        </small>
      </td>
      {withdraw && (
        <td data-label="Actions">
          <Button
            variant="subtle"
            size="compact-sm"
            color="red"
            aria-label={`Withdraw the invitation for ${invitation.email}`}
            onClick={withdraw}
          >
            Withdraw
          </Button>
        </td>
      )}
    </tr>
  );
}

function MemberActions({ member, act }: { member: Member; act: (body: object) => void }) {
  const roles = useRoles();
  return (
    <div className="row-actions">
      <NativeSelect
        size="xs"
        aria-label={`Role of ${member.email}`}
        value={member.role}
        onChange={(event) => act({ role: event.currentTarget.value })}
        data={roles.map(({ value, name }) => ({ value, label: name }))}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        color={member.status === 'active' ? 'red' : undefined}
        aria-label={`${member.status === 'active' ? 'Disable' : 'Enable'} ${member.email}`}
        onClick={() => act({ status: member.status === 'active' ? 'disabled' : 'active' })}
      >
        {member.status === 'active' ? 'Disable' : 'Enable'}
      </Button>
    </div>
  );
}

/** The roles that an administrator can give. */
function useRoles(): { value: string; name: string; about: string }[] {
  const { user } = useSession();
  return [
    { value: 'member', name: 'Member', about: 'read access and playground' },
    { value: 'caseworker', name: 'Caseworker', about: 'records and decisions, no keys' },
    {
      value: user.tenantType === 'employer' ? 'employer_admin' : 'org_admin',
      name: 'Administrator',
      about: 'manages keys, webhooks, members and links',
    },
  ];
}

function Invite({ close, invited }: { close: () => void; invited: () => void }) {
  const roles = useRoles();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('member');
  const [invitation, setInvitation] = useState<{ link: string; mailed: boolean } | null>(null);
  const invite = useAction(async () => {
    setInvitation(await callPortal('POST', '/invitations', { email, role }));
    invited();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void invite.run();
  };
  return (
    <Dialog onClose={close} title="Invite member">
      {invitation === null ? (
        <form className="dialog-form" onSubmit={submit}>
          <TextInput
            label="Email"
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
            data={roles.map(({ value, name, about }) => ({ value, label: `${name}: ${about}` }))}
          />
          {invite.error && invite.error.fields.length === 0 && <ActionFailed error={invite.error} />}
          <div className="dialog-actions">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={invite.busy}>
              Create invitation
            </Button>
          </div>
        </form>
      ) : (
        <InvitationLink link={invitation.link} close={close}>
          {invitation.mailed
            ? `An email with this link is sent to ${email}. You can also share the link yourself.`
            : `Send this link to ${email}.`}{' '}
          The link is valid once, for seven days, and is shown only once.
        </InvitationLink>
      )}
    </Dialog>
  );
}
