import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

export interface RequestSpan {
  /** Runs `work` in the context of the span, so that spans and tasks created in it become its children. */
  within(work: () => void): void;
  end(response: { route: string; method: string; status: number; requestId?: string }): void;
}

/** Starts the span of a request. It continues the trace in the request headers, if any (W3C Trace Context). */
export function startRequestSpan(headers: Record<string, string | string[] | undefined>): RequestSpan {
  const parent = propagation.extract(context.active(), headers);
  const span = trace.getTracer('tenure').startSpan('request', { kind: SpanKind.SERVER }, parent);
  return {
    within: (work) => context.with(trace.setSpan(parent, span), work),
    end: ({ route, method, status, requestId }) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        ...(requestId === undefined ? {} : { 'tenure.request_id': requestId }),
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
