import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChatMessage,
  checkChatMessage,
  isMailedTo,
  isPresent,
  joinMessages,
  maximumChatPhotos,
  maximumMessageLength,
  presenceTimeoutMs,
} from './conversation.ts';

const aMessage = (number: number, text = `message ${number}`): ChatMessage => ({
  number,
  author: 'customer',
  text,
  sources: [],
  photos: [],
  at: '2026-01-01T00:00:00.000Z',
});

describe('a message of the chat', () => {
  it('a message has a text or a photo, within limits', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        fc.array(fc.uuid(), { maxLength: 8 }),
        (text, photos) => {
          const checked = checkChatMessage({ text, photos });
          const fits =
            (text.trim() !== '' || photos.length > 0) && photos.length <= maximumChatPhotos;
          expect(checked.ok).toBe(fits);
          if (checked.ok) expect(checked.value).toEqual({ text: text.trim(), photos });
        },
      ),
    );
    expect(checkChatMessage({ text: '🧵'.repeat(maximumMessageLength), photos: [] }).ok).toBe(true);
    expect(checkChatMessage({ text: 'a'.repeat(maximumMessageLength + 1), photos: [] })).toEqual({
      ok: false,
      failure: { kind: 'message-too-long', maximum: maximumMessageLength },
    });
  });
});

describe('messages that came more than once, or out of order', () => {
  it('repeated and unordered messages join into one complete list', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 });
    fc.assert(
      fc.property(
        numbers,
        fc.array(fc.nat(29), { maxLength: 30 }),
        fc.array(fc.nat(29), { maxLength: 30 }),
        (all, first, second) => {
          const some = (places: readonly number[]) =>
            places.flatMap((place) => (all[place] === undefined ? [] : [aMessage(all[place])]));
          const joined = joinMessages(some(first), some(second));
          const expected = [
            ...new Set([...some(first), ...some(second)].map(({ number }) => number)),
          ].sort((one, other) => one - other);
          expect(joined.map(({ number }) => number)).toEqual(expected);
          expect(joinMessages(joined, some(first))).toEqual(joined);
        },
      ),
    );
  });
});

describe('presence', () => {
  it('a person seen within a minute is present', () => {
    expect(isPresent(null, 5)).toBe(false);
    expect(isPresent(1_000, 1_000 + presenceTimeoutMs)).toBe(true);
    expect(isPresent(1_000, 1_001 + presenceTimeoutMs)).toBe(false);
  });

  it('present readers get no mail, absent readers get one', () => {
    expect(isMailedTo({ isThere: true, wasMailed: false })).toBe(false);
    expect(isMailedTo({ isThere: false, wasMailed: false })).toBe(true);
    expect(isMailedTo({ isThere: false, wasMailed: true })).toBe(false);
  });
});
