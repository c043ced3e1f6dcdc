import { expect, test } from 'vitest';
import { deliveryWindow } from './deliveryWindow.ts';

const placed = { datePlaced: '2026-02-27T10:00:00.000Z', deliveryDays: { earliest: 2, latest: 5 } };

test('[ORDER-01] an order is expected between its first and its last day', () => {
  expect(deliveryWindow({ ...placed, status: 'Confirmed' })).toEqual({
    earliest: '2026-03-01T10:00:00.000Z',
    latest: '2026-03-04T10:00:00.000Z',
  });
});

test('[ORDER-01] delivered, canceled and digital orders have no delivery date', () => {
  expect(deliveryWindow({ ...placed, status: 'Delivered' })).toBeNull();
  expect(deliveryWindow({ ...placed, status: 'Cancelled' })).toBeNull();
  expect(deliveryWindow({ ...placed, status: 'AwaitingFitConfirmation' })).toBeNull();
  expect(deliveryWindow({ ...placed, deliveryDays: null, status: 'Confirmed' })).toBeNull();
});
