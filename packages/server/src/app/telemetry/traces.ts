import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Part } from '../../platform/runtime/part.ts';
import { subscribeToParts } from '../../platform/runtime/parts.ts';
import { onResponse } from '../../platform/runtime/responses.ts';

const parentOf = (traceparent: string | undefined): Context => {
  const [, traceId, spanId, flags] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
};

/** Logs the first failed export of spans, and again only after a successful one. */
const loggingExporter = (logger: Pick<Logger, 'warn'>): OTLPTraceExporter => {
  const exporter = new OTLPTraceExporter();
  const send = exporter.export.bind(exporter);
  let isFailing = false;
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      const hasFailed = result.code !== 0;
      if (hasFailed && !isFailing)
        logger.warn({ cause: result.error?.message ?? 'unknown' }, 'spans dropped');
      isFailing = hasFailed;
      done(result);
    });
  return exporter;
};

/**
 * Exports a span per request to `OTEL_EXPORTER_OTLP_ENDPOINT`; other variables of the OTLP
 * exporter, `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES` and `OTEL_TRACES_SAMPLER_ARG` apply
 * too. A span has the route, never the path; child spans have durations without data.
 */
export const openTraces = (
  variables: Readonly<Record<string, string | undefined>>,
  logger: Pick<Logger, 'warn'>,
): { readonly close: () => Promise<void> } => {
  const ratio = Number(variables.OTEL_TRACES_SAMPLER_ARG || 1);
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: defaultResource().merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({
      root: sampler,
      // Visitors can send any traceparent: it links traces but does not control sampling,
      // unless configured.
      ...(!variables.OTEL_TRACES_SAMPLER?.startsWith('parentbased_') && {
        remoteParentSampled: sampler,
        remoteParentNotSampled: sampler,
      }),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: loggingExporter(logger) })],
  });
  const tracer = provider.getTracer('tailorbird');
  const exportPart = ({ name, began, ms, failed }: Part, parent: Context): void => {
    const span = tracer.startSpan(
      name,
      { kind: name === 'page render' ? SpanKind.INTERNAL : SpanKind.CLIENT, startTime: began },
      parent,
    );
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(began + ms);
  };
  const stopParts = subscribeToParts((part) => exportPart(part, ROOT_CONTEXT));
  const stopHearing = onResponse(
    ({ method, route, status, began, ms, request, traceparent, parts }) => {
      if (route === 'kept') return;
      const context = parentOf(traceparent);
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'tailorbird.request': request,
      };
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, startTime: began, attributes },
        context,
      );
      const within = trace.setSpan(context, span);
      for (const part of parts) exportPart(part, within);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(began + ms);
    },
  );
  return {
    close: async () => {
      stopHearing();
      stopParts();
      await provider.shutdown();
    },
  };
};
