import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { centimeters, type OwnedGarment } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { adjustFact, emptyIdealSizeInput } from './idealSizeInput.ts';
import { SizingMemory } from './sizingMemory.ts';

test('[SIZE-24] the answers are stored with the customer’s adjustments', () => {
  const preferences = new MemoryPreferences();
  const input = {
    ...adjustFact(emptyIdealSizeInput, 'heightCm', centimeters(178)),
    bodyShape: 'ROUND',
  } as const;
  new SizingMemory(preferences).saveInput(input);
  expect(new SizingMemory(preferences).input).toEqual(input);
});

test('[SIZE-25] the registry keeps the newest ten configs', () => {
  const preferences = new MemoryPreferences();
  const memory = new SizingMemory(preferences);
  for (let number = 1; number <= 11; number += 1) memory.saveFit(`type-${number}`, 'LOOSE');
  expect(memory.fitOf('type-1')).toBeNull();
  expect(memory.fitOf('type-2')).toBe('LOOSE');
  expect(memory.fitOf('type-11')).toBe('LOOSE');
});

test('tape measurements are restored unless they are out of bounds or unknown', () => {
  const preferences = new MemoryPreferences();
  const memory = new SizingMemory(preferences);
  memory.saveMeasurements({ chestCircumference: centimeters(104) }, []);
  expect(new SizingMemory(preferences).known).toEqual({ chestCircumference: 104 });
  preferences.write(
    'sizeConfigs',
    '[{"key":"body","config":{"known":{"chestCircumference":9,"nose":5,"waistCircumference":"90"}}}]',
  );
  expect(memory.known).toEqual({});
  preferences.write('sizeConfigs', 'nonsense');
  expect(memory.known).toEqual({});
});

test('fitting garments are restored with the measures of a ruler', () => {
  const preferences = new MemoryPreferences();
  const memory = new SizingMemory(preferences);
  const shirt: OwnedGarment = {
    sizeTypeSlug: 'shirt',
    fit: 'REGULAR',
    flat: { halfChest: centimeters(58) },
  };
  memory.saveMeasurements({}, [shirt]);
  memory.saveFit('shirt', 'LOOSE');
  expect(new SizingMemory(preferences).owned).toEqual([shirt]);
  preferences.write(
    'sizeConfigs',
    '[{"key":"body","config":{"owned":[{"sizeTypeSlug":"shirt","fit":"REGULAR","flat":{"halfChest":900}},7]}}]',
  );
  expect(memory.owned).toEqual([]);
});
