import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/** Sends spans to an OpenTelemetry collector over OTLP/HTTP. `endpoint` is the base address of the collector. */
export function startTracing(options: { endpoint: string; serviceName: string; process: string }): {
  stop: () => Promise<void>;
} {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.serviceName,
      'service.instance.id': `${options.process}-${process.pid}`,
    }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${options.endpoint.replace(/\/+$/, '')}/v1/traces` }),
      ),
    ],
  });
  provider.register();
  return { stop: () => provider.shutdown() };
}
