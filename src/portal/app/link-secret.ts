let secret: string | null = null;

/** Takes the secret of a link out of the address, so that it is not copied or shown with it. */
export function takeLinkSecret(): string {
  secret ??= location.hash.slice(1);
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  return secret;
}
