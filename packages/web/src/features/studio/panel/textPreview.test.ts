import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { expect, test } from 'vitest';
import { endPreview, resumePreview } from './textPreview.ts';

const at = (path: string): URL => new URL(path, 'https://shop.example');

test('unpublished texts show on every page of a tab until the preview ends', () => {
  const preferences = new MemoryPreferences();
  expect(resumePreview(preferences, at('/faq'))).toEqual({ isShown: false, goTo: null });
  expect(resumePreview(preferences, at('/faq?text-preview=one'))).toEqual({
    isShown: true,
    goTo: null,
  });
  expect(resumePreview(preferences, at('/de/order?a=b#c'))).toEqual({
    isShown: false,
    goTo: 'https://shop.example/de/order?a=b&text-preview=one#c',
  });
  // The latest request wins.
  expect(resumePreview(preferences, at('/?text-preview=two'))).toEqual({
    isShown: true,
    goTo: null,
  });
  expect(resumePreview(preferences, at('/')).goTo).toBe('https://shop.example/?text-preview=two');
  expect(endPreview(preferences, at('/order?text-preview=two&a=b'))).toBe(
    'https://shop.example/order?a=b',
  );
  expect(resumePreview(preferences, at('/order'))).toEqual({ isShown: false, goTo: null });
});
