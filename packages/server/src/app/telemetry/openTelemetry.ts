import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';

export type MetricsAddress = { readonly host: string; readonly port: number };

/**
 * Starts the configured telemetry, and loads its packages only then. Returns the metrics
 * address and a function to stop.
 */
export const openTelemetry = async (
  database: Pick<Database, 'queries'>,
  metricsAt: MetricsAddress | null,
  variables: Readonly<Record<string, string | undefined>>,
  logger: Pick<Logger, 'warn'>,
): Promise<{ readonly metrics: string | null; readonly close: () => Promise<void> }> => {
  const endpoint =
    variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff =
    variables.OTEL_SDK_DISABLED?.toLowerCase() === 'true' ||
    variables.OTEL_TRACES_EXPORTER === 'none';
  const metrics =
    metricsAt && (await (await import('./metrics.ts')).serveMetrics(database, metricsAt));
  const traces =
    endpoint && !isOff ? (await import('./traces.ts')).openTraces(variables, logger) : null;
  return {
    metrics: metrics?.address ?? null,
    close: async () => {
      // Flushes remaining spans, if the collector responds.
      await traces?.close().catch(() => {});
      await metrics?.close();
    },
  };
};
