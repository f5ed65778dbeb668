import { PageHead } from '../parts/states';
import { Links } from '../tenant/links';
import { useSessionReload } from '../session';
import { LiveRecords } from '../tenant/live-records';
import { ReviewOrigins } from '../tenant/review-origins';
import { Members } from '../tenant/members';

export default function Tenant() {
  return (
    <>
      <PageHead title="Members and links" lead="The members of your tenant, and its linked tenants." />
      <Members />
      <LiveRecords changed={useSessionReload()} />
      <ReviewOrigins />
      <Links />
    </>
  );
}
