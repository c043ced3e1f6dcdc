import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { centimeters, type IdealSizeMode, kilograms } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { ManualClock } from '../../../testing/aTab.ts';
import { BodyStore } from '../bodyStore.ts';
import { SizingMemory } from '../sizingMemory.ts';
import { IdealSizeStore } from './idealSizeStore.ts';

const opened = (mode: IdealSizeMode = 'standard-sizes', preferences = new MemoryPreferences()) => {
  const clock = new ManualClock();
  const reports: string[] = [];
  const body = new BodyStore(new SizingMemory(preferences));
  const store = new IdealSizeStore(mode, { body, clock, report: (problem) => reports.push(problem) });
  return { store, body, clock, reports, preferences };
};

test('[SIZE-10] it asks, calculates and shows a size, honest about how sure it is', async () => {
  const { store, clock } = opened();
  store.continue();
  expect(store.panel).toMatchObject({ status: 'asking', notice: 'body-shape-missing' });
  store.chooseShape('TRIANGULAR');
  store.continue();
  expect(store.panel.status).toBe('calculating');
  await clock.pass(749);
  expect(store.panel.status).toBe('calculating');
  await clock.pass(1);
  expect(store.panel).toMatchObject({ status: 'result', size: { base: 7, length: 'L' } });
  expect(store.recommended?.probability).toBeGreaterThan(0.2);
  expect(store.recommended?.probability).toBeLessThan(0.7);
});

test('the estimate follows each movement, before anything is calculated', () => {
  const { store, body } = opened();
  const before = body.estimate.chestCircumference.meanCm;
  store.adjust('weightKg', kilograms(105));
  expect(body.estimate.chestCircumference.meanCm).toBeGreaterThan(before);
  expect(store.recommended?.base).toBeGreaterThan(7);
});

test('[SIZE-24] answers outlive the panel, and say which of them were given', () => {
  const { store, preferences } = opened();
  store.adjust('heightCm', centimeters(230));
  store.chooseShape('ROUND');
  const again = opened('custom', preferences);
  expect(again.body.input).toMatchObject({ heightCm: 220, bodyShape: 'ROUND', adjusted: ['heightCm'] });
});

test('one more measure makes it surer, by what was promised; the second best question comes next', async () => {
  const { store, body, clock } = opened();
  store.chooseShape('RECTANGULAR');
  store.continue();
  await clock.pass(750);
  const first = body.question;
  if (!first) throw new Error('Nothing to ask');
  expect(first.after).toBeGreaterThan(first.before);
  store.take(first.measure, centimeters(body.estimate[first.measure].meanCm));
  expect(body.confidence).toBeCloseTo(first.after, 2);
  expect(store.panel.status).toBe('result');
  const second = body.question;
  if (!second) throw new Error('Nothing more to ask');
  expect(second.measure).not.toBe(first.measure);
  store.take(second.measure, centimeters(body.estimate[second.measure].meanCm));
  expect(body.confidence).toBeGreaterThan(0.9);
  expect(body.question).toBeNull();
  store.forget(first.measure);
  expect(body.question?.measure).toBe(first.measure);
});

test('a tape that says something else changes the size where it stands', async () => {
  const { store, clock } = opened();
  store.chooseShape('RECTANGULAR');
  store.continue();
  await clock.pass(750);
  store.take('chestCircumference', centimeters(116));
  expect(store.panel).toMatchObject({ status: 'result', size: { base: 10 } });
});

test('[SIZE-62] outside of the range there is no size, and a way back to the answers', async () => {
  const { store, clock } = opened();
  store.adjust('heightCm', centimeters(150));
  store.adjust('weightKg', kilograms(180));
  store.chooseShape('ROUND');
  store.continue();
  await clock.pass(750);
  expect(store.panel.status).toBe('no-size');
  store.goBack();
  expect(store.panel.status).toBe('asking');
});

test('[SIZE-34] the size is handed over; [SIZE-63] where there is none, that is reported', async () => {
  const { store, clock, reports } = opened();
  store.accept();
  expect(reports).toEqual(['No recommendation result found']);
  store.chooseShape('TRIANGULAR');
  store.continue();
  await clock.pass(750);
  store.accept();
  expect(store.panel).toEqual({ status: 'closed', handedOver: { base: 7, length: 'L' } });
});
