import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/index.ts';
import { daysOfSizeLink, nameSender, sizeLinkState } from './index.ts';

const dayMs = 24 * 60 * 60_000;
const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('a link for one’s own size', () => {
  test('[SIZE-120] is open before its days are over, unless it was used or ended, and never opens again', () => {
    fc.assert(
      fc.property(
        instant,
        fc.option(instant),
        fc.option(instant),
        instant,
        instant,
        (madeAt, givenAt, endedAt, now, later) => {
          const times = { expiresAt: madeAt + daysOfSizeLink * dayMs, givenAt, endedAt };
          const isOpen = givenAt === null && endedAt === null && now < madeAt + 30 * dayMs;
          expect(sizeLinkState(times, now) === 'open').toBe(isOpen);
          if (!isOpen) expect(sizeLinkState(times, Math.max(now, later))).not.toBe('open');
        },
      ),
      runs(300),
    );
  });

  test('[SIZE-120] that was used says so, whatever came after', () => {
    const times = { expiresAt: 10, givenAt: 5, endedAt: 7 };
    expect([sizeLinkState(times, 1), sizeLinkState(times, 20)]).toEqual(['given', 'given']);
    expect(sizeLinkState({ ...times, givenAt: null }, 20)).toBe('ended');
    expect(sizeLinkState({ ...times, givenAt: null, endedAt: null }, 10)).toBe('expired');
  });

  test('[SIZE-122] comes under a name of 1 to 30 characters that is no address', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.emailAddress()),
        (typed) => {
          const name = (typed.match(/\S+/g) ?? []).join(' ');
          const length = Array.from(name).length;
          const answer = nameSender(typed);
          expect(answer.ok).toBe(length > 0 && length <= 30 && !name.includes('@'));
          if (answer.ok) expect(answer.value).toBe(name);
        },
      ),
      runs(300),
    );
  });

  test.each([
    [' ', 'sender-name-required'],
    ['a'.repeat(31), 'sender-name-too-long'],
    ['ben@example.test', 'sender-name-address'],
  ])('[SIZE-122] from %j is refused', (typed, kind) => {
    const answer = nameSender(typed);
    expect(answer.ok ? null : answer.failure.kind).toBe(kind);
  });
});
