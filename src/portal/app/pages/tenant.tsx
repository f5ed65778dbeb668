import { PageHead } from '../parts/states';
import { Links } from '../tenant/links';
import { People } from '../tenant/people';

export default function Tenant() {
  return (
    <>
      <PageHead title="People and links" lead="Who belongs to your account, and who it works with." />
      <People />
      <Links />
    </>
  );
}
