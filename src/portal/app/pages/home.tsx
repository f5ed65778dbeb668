import { Link } from 'wouter';
import ServiceStatus from '../operate/service-status';
import { Health } from '../overview/health';
import { SetupSteps } from '../overview/setup-steps';
import { useModeAddress } from '../parts/mode-select';
import { PageHead } from '../parts/states';
import { useSession } from '../session';

export default function Home() {
  const { user } = useSession();
  return (
    <>
      {user.tenantId !== null && (
        <PageHead
          title={user.role === 'caseworker' ? 'Candidates, jobs and decisions' : 'Build on Tenure'}
          lead={
            user.role === 'caseworker'
              ? 'Find candidates, rank them for a job, and record who decided what and why.'
              : 'Parse resumes and job postings, sync jobs, and match candidates. Make your first call in a few minutes.'
          }
        />
      )}
      {user.tenantId === null ? (
        <ServiceStatus />
      ) : user.role === 'caseworker' ? (
        <CaseworkerSteps />
      ) : (
        <Overview />
      )}
    </>
  );
}

function Overview() {
  return (
    <>
      <SetupSteps />
      <Health />
    </>
  );
}

function CaseworkerSteps() {
  const withMode = useModeAddress();
  return (
    <ol className="steps">
      <li>
        <h2>
          <Link href={withMode('/developers/candidates')}>Find a candidate</Link>
        </h2>
        <p>By name, skill, occupation or place. The record shows where each skill comes from.</p>
      </li>
      <li>
        <h2>
          <Link href={withMode('/developers/jobs')}>Rank candidates for a job</Link>
        </h2>
        <p>Open a job, rank, and compare up to four candidates side by side.</p>
      </li>
      <li>
        <h2>
          <Link href={withMode('/developers/matches')}>Decide about a match</Link>
        </h2>
        <p>The score is a recommendation. Record your decision with its reason.</p>
      </li>
      <li>
        <h2>
          <Link href={withMode('/developers/duplicates')}>Merge duplicates</Link>
        </h2>
        <p>Records that are likely of one person, side by side. Every merge can be undone.</p>
      </li>
    </ol>
  );
}
