import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  putSizeConfig,
  type SizeRegistry,
  sizeConfigOf,
  sizeRegistryLimit,
} from './sizeRegistry.ts';

describe('the registry of configs', () => {
  test('[SIZE-25] the eleventh config replaces the first', () => {
    const keys = Array.from({ length: 11 }, (_, index) => String(index));
    const registry = keys.reduce<SizeRegistry<string>>(
      (so, key) => putSizeConfig(so, key, key),
      [],
    );
    expect(registry.map(({ key }) => key)).toEqual(keys.slice(1));
    expect(sizeConfigOf(registry, '0')).toBeUndefined();
  });

  test('[SIZE-25] ten configs are kept, the oldest dropped and the latest found', () => {
    expect(sizeRegistryLimit).toBe(10);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 14 }).map(String), fc.nat()), {
          maxLength: 40,
        }),
        (puts) => {
          let registry: SizeRegistry<number> = [];
          for (const [key, config] of puts) {
            registry = putSizeConfig(registry, key, config);
            expect(sizeConfigOf(registry, key)).toBe(config);
          }
          const latest = [
            ...new Map(puts.map(([key, config], index) => [key, { config, index }])),
          ].sort(([, one], [, other]) => other.index - one.index);
          expect(registry.length).toBe(Math.min(10, latest.length));
          for (const [key, { config }] of latest.slice(0, 10))
            expect(sizeConfigOf(registry, key)).toBe(config);
        },
      ),
      runs(300),
    );
  });
});
