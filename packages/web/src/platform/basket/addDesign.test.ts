import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { err } from '@tailorbird/domain/kernel';
import { aClothingType } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { addDesign } from './addDesign.ts';
import type { PieceToWait } from './basketActions.ts';

test('a piece whose answer was lost waits under the name it was asked for by, so that it is put in once', async () => {
  const type = { ...aClothingType(), sizeType: null };
  const asked: (string | undefined)[] = [];
  const waits: PieceToWait[] = [];
  const add = addDesign({
    sizes: { ofStandardSize: async () => err({ kind: 'unreachable' }) },
    desk: {
      isFrozen: false,
      add: async ({ key }) => {
        asked.push(key);
        return err({ kind: 'unreachable' });
      },
      addLater: async (piece) => {
        waits.push(piece);
        return err({ kind: 'unreachable' });
      },
    },
  });
  const piece = { type, size: null, today: { day: 5, month: 11, year: 2025 } };
  const design = { variant: defaultVariant(type, publicViewer), initials: '', size: null };
  await add({ ...piece, design });
  await add({ ...piece, design });
  expect(asked[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked[1]).not.toBe(asked[0]);
  expect(waits.map(({ request }) => request.key)).toEqual(asked);
});
