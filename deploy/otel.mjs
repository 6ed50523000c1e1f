// Gives the server an OpenTelemetry SDK: NODE_OPTIONS=--import=/path/to/otel.mjs and `tracing.enabled`. Install the SDK
// next to this file: npm install @opentelemetry/sdk-node. It sends to the collector in OTEL_EXPORTER_OTLP_ENDPOINT.
import { NodeSDK } from '@opentelemetry/sdk-node'

process.env.OTEL_METRICS_EXPORTER ??= 'none'
process.env.OTEL_LOGS_EXPORTER ??= 'none'

// No instrumentations: those of fetch and http would propagate the trace to every called server, and put complete URLs into spans.
const sdk = new NodeSDK({
  serviceName: process.env.OTEL_SERVICE_NAME ?? 'tollgate',
  autoDetectResources: false,
  instrumentations: [],
})
sdk.start()

// Sends the last spans after the drain.
process.once('beforeExit', () => sdk.shutdown().catch(() => {}))
