import { parentPort, workerData } from 'node:worker_threads';
import { type TraceJob, traceLight } from './light.ts';

parentPort?.postMessage(traceLight(workerData as TraceJob));
