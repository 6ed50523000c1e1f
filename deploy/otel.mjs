// Gives the server an OpenTelemetry SDK: NODE_OPTIONS=--import=/path/to/otel.mjs and `tracing.enabled`. The SDK is yours to install,
// where this file lies: npm install @opentelemetry/sdk-node. It sends to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names.
import { NodeSDK } from '@opentelemetry/sdk-node'

process.env.OTEL_METRICS_EXPORTER ??= 'none'
process.env.OTEL_LOGS_EXPORTER ??= 'none'

// No instrumentations: those of fetch and http tell the trace to every server that is called, and put its whole addresses into spans.
const sdk = new NodeSDK({
  serviceName: process.env.OTEL_SERVICE_NAME ?? 'tollgate',
  autoDetectResources: false,
  instrumentations: [],
})
sdk.start()

// The last spans leave after the drain.
process.once('beforeExit', () => sdk.shutdown().catch(() => {}))
