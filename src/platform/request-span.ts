import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

export interface RequestSpan {
  /** Runs what belongs to the request, so that its own spans and messages hang below this one. */
  within(work: () => void): void;
  end(answer: { route: string; method: string; status: number; requestId?: string }): void;
}

/** The span of one request, continuing the trace of the caller when its headers carry one (W3C Trace Context). */
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
