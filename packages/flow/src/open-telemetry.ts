import type { Meter } from '@opentelemetry/api';
import type { OperationsSink } from './operations/recorder.ts';

/**
 * Creates a sink that records operations events as OpenTelemetry metrics. `docs/services.md#operations` lists the instruments.
 * @param meter `metrics.getMeter('quayside')` of the optional peer `@opentelemetry/api`
 */
export function openTelemetrySink(meter: Meter): OperationsSink {
  const flows = meter.createCounter('quayside.flow.events', {
    description: 'Flows started, resumed, submitted, refused',
  });
  const started = meter.createCounter('quayside.step.started', { description: 'Steps shown' });
  const retries = meter.createCounter('quayside.step.retries', { description: 'Saves repeated after a failure' });
  const errors = meter.createCounter('quayside.step.errors', { description: 'Issues and failures on Continue' });
  const duration = meter.createHistogram('quayside.step.duration', {
    description: 'Visible time until a step is complete',
    unit: 's',
  });
  const vitals = meter.createHistogram('quayside.web_vital', {
    description: 'Web vitals: milliseconds, CLS in thousandths',
  });
  return (event, { appType, language }) => {
    const facts = { 'quayside.app_type': appType, 'quayside.language': language };
    if (event.type === 'web-vital') return vitals.record(event.value, { ...facts, 'quayside.vital': event.vital });
    const ofFlow = { ...facts, 'quayside.flow': event.flow };
    if (!('step' in event)) return flows.add(1, { ...ofFlow, 'quayside.event': event.type.replace('flow-', '') });
    const ofStep = { ...ofFlow, 'quayside.step': event.step };
    if (event.type === 'step-completed') return duration.record(event.seconds, ofStep);
    if (event.type === 'step-error') return errors.add(1, { ...ofStep, 'quayside.code': event.code });
    return (event.type === 'step-retried' ? retries : started).add(1, ofStep);
  };
}
