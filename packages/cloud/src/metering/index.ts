export { createMeter, METRICS, type Meter, type MeterOptions, type Metric, type MinuteSum } from './meter.ts';
