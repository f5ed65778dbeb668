/** Where the link of an invitation leads. */
export function invitationPath(token: string): string {
  return `/developers/invitations/${token}`;
}
