import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { centimeters, type IdealSizeMode, kilograms } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { SizingSession } from '../../../shared/body/session/sizingSession.ts';
import { SizePreferences } from '../../../shared/sizePreferences/sizePreferences.ts';
import { ManualClock } from '../../../testing/aTab.ts';
import { IdealSizeStore } from './idealSizeStore.ts';

const opened = (mode: IdealSizeMode = 'standard-sizes', preferences = new MemoryPreferences()) => {
  const clock = new ManualClock();
  const reports: string[] = [];
  const session = new SizingSession({
    preferences,
    sizePreferences: new SizePreferences({ visit: { countryCode: null }, preferences }),
  });
  const store = new IdealSizeStore(mode, {
    session,
    clock,
    report: (problem) => reports.push(problem),
  });
  const leave = store.enter();
  return { store, session, clock, reports, preferences, leave };
};

test('[SIZE-10] four answers give a size with its probability', async () => {
  const { store, session, clock } = opened();
  store.continue();
  expect(store.panel).toMatchObject({ status: 'asking', notice: 'body-shape-missing' });
  store.chooseShape('TRIANGULAR');
  store.continue();
  expect(store.panel.status).toBe('calculating');
  await clock.pass(749);
  expect(store.panel.status).toBe('calculating');
  await clock.pass(1);
  expect(store.status).toBe('result');
  expect(session.recommended).toMatchObject({ base: 7, length: 'L' });
  expect(session.recommended?.probability).toBeGreaterThan(0.2);
  expect(session.recommended?.probability).toBeLessThan(0.7);
});

test('the estimate follows each slider movement before any calculation', () => {
  const { store, session } = opened();
  const before = session.estimate.chestCircumference.meanCm;
  store.adjust('weightKg', kilograms(105));
  expect(session.estimate.chestCircumference.meanCm).toBeGreaterThan(before);
  expect(session.recommended?.base).toBeGreaterThan(7);
});

test('[SIZE-24] answers survive closing the panel and are marked as given', () => {
  const { store, preferences } = opened();
  store.adjust('heightCm', centimeters(230));
  store.chooseShape('ROUND');
  const again = opened('custom', preferences);
  expect(again.session.input).toMatchObject({
    heightCm: 220,
    bodyShape: 'ROUND',
    adjusted: ['heightCm'],
  });
});

test('one more measure adds the promised certainty; the next question follows', async () => {
  const { store, session, clock } = opened();
  store.chooseShape('RECTANGULAR');
  store.continue();
  await clock.pass(750);
  const first = session.question;
  if (!first) throw new Error('Nothing to ask');
  expect(first.after).toBeGreaterThan(first.before);
  session.addMeasurement(first.measure, centimeters(session.estimate[first.measure].meanCm));
  expect(session.shares.atOnce).toBeCloseTo(first.after, 2);
  expect(store.status).toBe('result');
  const second = session.question;
  if (!second) throw new Error('Nothing more to ask');
  expect(second.measure).not.toBe(first.measure);
  session.addMeasurement(second.measure, centimeters(session.estimate[second.measure].meanCm));
  expect(session.shares.atOnce).toBeGreaterThan(0.9);
  expect(session.question).toBeNull();
  session.forget(first.measure);
  expect(session.question?.measure).toBe(first.measure);
});

test('a different tape measurement changes the size in place', async () => {
  const { store, session, clock } = opened();
  store.chooseShape('RECTANGULAR');
  store.continue();
  await clock.pass(750);
  session.addMeasurement('chestCircumference', centimeters(116));
  expect(store.status).toBe('result');
  expect(session.recommended).toMatchObject({ base: 10 });
});

test('[SIZE-62] out of range there is no size, only a link back to the answers', async () => {
  const { store, clock } = opened();
  store.adjust('heightCm', centimeters(150));
  store.adjust('weightKg', kilograms(180));
  store.chooseShape('ROUND');
  store.continue();
  await clock.pass(750);
  expect(store.status).toBe('no-size');
  store.goBack();
  expect(store.panel.status).toBe('asking');
});

test('[SIZE-34] [SIZE-63] the size is passed on, or its absence reported', async () => {
  const { store, session, clock, reports } = opened();
  store.accept();
  expect(reports).toEqual(['No recommendation result found']);
  store.chooseShape('TRIANGULAR');
  store.continue();
  await clock.pass(750);
  store.accept();
  expect(store.panel).toEqual({ status: 'closed' });
  expect(session.standardSize).toEqual({ base: 7, length: 'L' });
});

test('[SIZE-58] a failed calculation is reported and keeps the answers', async () => {
  const { session, clock, reports } = opened();
  session.chooseShape('ROUND');
  const withoutModel = new Proxy(session, {
    get: (target, name) => {
      if (name === 'recommended') throw new Error('No model');
      return Reflect.get(target, name, target);
    },
  });
  const store = new IdealSizeStore('custom', {
    session: withoutModel,
    clock,
    report: (problem) => reports.push(problem),
  });
  store.continue();
  expect(store.status).toBe('calculating');
  await clock.pass(750);
  expect(store.panel).toEqual({ status: 'asking', notice: 'size-calculation-failed' });
  expect(session.input.bodyShape).toBe('ROUND');
  expect(reports).toEqual(['A size could not be calculated']);
});

test('[SIZE-49] the height starts at the shop’s average', () => {
  const { session, clock } = opened();
  session.startAt('AS');
  const leave = new IdealSizeStore('custom', { session, clock, report: () => {} }).enter();
  expect(session.input.heightCm).toBe(185);
  leave();
  expect(session.input.heightCm).toBe(164);
});
