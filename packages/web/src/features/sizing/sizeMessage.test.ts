import { describe, expect, test } from 'vitest';
import {
  alreadyExistsMessage,
  notCutForMessage,
  type SizeAttempt,
  sizeMessage,
  sizeMessages,
  sizeReports,
} from './sizeMessage.ts';

describe('messages about sizes', () => {
  const attempts = Object.keys(sizeMessages) as readonly SizeAttempt[];

  test('[SIZE-64] each of eight failures has a message', () => {
    expect(sizeMessages).toEqual({
      calculate: 'size-calculation-failed',
      create: 'size-not-created',
      update: 'size-not-updated',
      delete: 'size-not-deleted',
      convert: 'size-not-converted',
      edit: 'size-cannot-be-edited',
      name: 'size-name-required',
      find: 'size-not-found',
    });
    for (const tried of attempts)
      expect(sizeMessage(tried, { kind: 'unreachable' })).toEqual({ key: sizeMessages[tried] });
    expect(sizeMessage('update', { kind: 'size-not-found' })).toEqual({ key: 'size-not-found' });
    expect(sizeMessage('convert', { kind: 'unknown-size-type' })).toEqual({
      key: 'size-not-converted',
    });
  });

  test('[SIZE-59, SIZE-60] the message is that of a duplicate, the server or generic', () => {
    expect(sizeMessage('create', { kind: 'already-exists' })).toEqual({
      key: alreadyExistsMessage,
    });
    expect(sizeMessage('create', { kind: 'size-refused', message: 'No' })).toEqual({ text: 'No' });
    expect(sizeMessage('create', { kind: 'size-refused', message: '' })).toEqual({
      key: 'size-not-created',
    });
  });

  test('[SIZE-97] a size for bodies without a block has its own refusal text', () => {
    for (const tried of attempts)
      expect(sizeMessage(tried, { kind: 'size-invalid', fields: ['cutFor'] })).toEqual({
        key: notCutForMessage,
      });
    expect(sizeMessage('convert', { kind: 'size-invalid', fields: ['title'] })).toEqual({
      key: 'size-not-converted',
    });
  });

  test('[SIZE-63] a missing button and a missing result are reported', () => {
    expect(sizeReports).toEqual({
      addToBasketMissing: 'AddToBasket not found in IdealSizeBridge',
      noRecommendation: 'No recommendation result found',
    });
  });
});
