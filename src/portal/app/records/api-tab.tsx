import { lazy, Suspense } from 'react';
import { Loading } from '../parts/states';
import type { Call } from '../playground/snippets';

const ApiTabContent = lazy(() => import('./api-tab-content'));

/** The record as the API returns it, and the call that returns it. Few people open it, so it loads on demand. */
export function ApiTab(props: { call: Call; answer: object; match: string }) {
  return (
    <Suspense fallback={<Loading what="the call" />}>
      <ApiTabContent {...props} />
    </Suspense>
  );
}
