import { useEffect, useState } from 'react';
import { takeLinkSecret } from '../link-secret';
import { Loading } from '../parts/states';
import { openReview, ReviewError, type ReviewClient } from './review-client';
import { ReviewPage } from './review-page';
import './review.css';

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; code: string }
  | { kind: 'open'; client: ReviewClient }
  | { kind: 'done'; client: ReviewClient; corrections: number };

const ENDED: Record<string, { title: string; text: string }> = {
  review_confirmed: {
    title: 'This review is finished',
    text: 'It was confirmed, or opened in another window. Ask for a new link to change more.',
  },
  review_expired: { title: 'This link has expired', text: 'Ask for a new link.' },
  not_found: {
    title: 'This link does not work',
    text: 'Open the whole link again. A page that was reloaded needs it, because its secret is not stored.',
  },
};
const UNKNOWN = { title: 'The review could not be opened', text: 'Try the link again in a minute.' };

/** The page behind the link of a review. */
export function ReviewApp() {
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const fail = (error: unknown): void =>
      setState({ kind: 'failed', code: error instanceof ReviewError ? error.code : 'unknown' });
    openReview(location.pathname, takeLinkSecret())
      .then((client) => {
        if (isCurrent) setState({ kind: 'open', client });
      })
      .catch(fail);
    return () => {
      isCurrent = false;
    };
  }, []);
  if (state.kind === 'loading') {
    return (
      <main className="lone">
        <Loading what="the review" />
      </main>
    );
  }
  if (state.kind === 'failed') return <Ended {...(ENDED[state.code] ?? UNKNOWN)} returnUrl={null} />;
  const { client } = state;
  if (state.kind === 'done') {
    const count = state.corrections === 1 ? '1 correction' : `${state.corrections} corrections`;
    return (
      <Ended
        title="Saved"
        text={`${count} confirmed. You can close this page.`}
        returnUrl={client.view.returnUrl}
      />
    );
  }
  return (
    <ReviewPage
      client={client}
      confirmed={(corrections) => {
        tellFrame(client, corrections);
        setState({ kind: 'done', client, corrections });
      }}
    />
  );
}

/** Tells the page around a frame, if it is one of the allowed origins. */
function tellFrame({ view }: ReviewClient, corrections: number): void {
  if (window.parent === window) return;
  const message = { type: 'tenure.review.confirmed', sessionId: view.sessionId, corrections };
  for (const origin of view.frameOrigins) window.parent.postMessage(message, origin);
}

function Ended({ title, text, returnUrl }: { title: string; text: string; returnUrl: string | null }) {
  return (
    <main className="lone link-ended">
      <h1>{title}</h1>
      <p role="status">{text}</p>
      {returnUrl !== null && (
        <a href={returnUrl} target="_top">
          Continue
        </a>
      )}
    </main>
  );
}
