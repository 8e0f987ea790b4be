import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { expect, test } from 'vitest';
import { openTelemetrySink } from './open-telemetry.ts';

test('records events as OpenTelemetry metrics', async () => {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const provider = new MeterProvider({ readers: [new PeriodicExportingMetricReader({ exporter })] });
  const sink = openTelemetrySink(provider.getMeter('quayside'));
  const place = { flow: 'opening', step: 'base-info' };
  const context = { appType: 12, language: 'th' };
  sink({ type: 'flow-submitted', flow: 'opening' }, context);
  sink({ type: 'step-started', ...place }, context);
  sink({ type: 'step-completed', ...place, seconds: 42 }, context);
  sink({ type: 'step-error', ...place, code: 'network' }, context);
  sink({ type: 'step-retried', ...place }, context);
  sink({ type: 'web-vital', vital: 'LCP', value: 1800 }, context);
  await provider.forceFlush();
  const metrics = exporter.getMetrics()[0]?.scopeMetrics[0]?.metrics ?? [];
  const said = Object.fromEntries(
    metrics.map(({ descriptor, dataPoints }) => [
      descriptor.name,
      dataPoints.map(({ value, attributes }) => ({ value, attributes })),
    ]),
  );
  const facts = { 'quayside.app_type': 12, 'quayside.language': 'th' };
  const ofFlow = { ...facts, 'quayside.flow': 'opening' };
  const ofStep = { ...ofFlow, 'quayside.step': 'base-info' };
  expect(said).toMatchObject({
    'quayside.flow.events': [{ value: 1, attributes: { ...ofFlow, 'quayside.event': 'submitted' } }],
    'quayside.step.started': [{ value: 1, attributes: ofStep }],
    'quayside.step.duration': [{ value: { sum: 42, count: 1 }, attributes: ofStep }],
    'quayside.step.errors': [{ value: 1, attributes: { ...ofStep, 'quayside.code': 'network' } }],
    'quayside.step.retries': [{ value: 1, attributes: ofStep }],
    'quayside.web_vital': [{ value: { sum: 1800, count: 1 }, attributes: { ...facts, 'quayside.vital': 'LCP' } }],
  });
  await provider.shutdown();
});
