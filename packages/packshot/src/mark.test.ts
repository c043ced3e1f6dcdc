import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { drawMark } from './mark.ts';

describe('the brand mark', () => {
  test('the brand mark uses the color of the surrounding text', () => {
    const colors = [...drawMark().matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color);
    expect(new Set(colors)).toEqual(new Set(['currentColor', 'none']));
  });

  test('the brand mark is decorative without a title and an image with one', () => {
    expect(drawMark()).toContain('aria-hidden="true"');
    expect(drawMark({ title: 'Tailorbird <home>', size: 32 })).toContain(
      'width="32" height="32" role="img"><title>Tailorbird &lt;home&gt;</title>',
    );
  });

  test('the brand mark is well-formed', () => {
    expect(XMLValidator.validate(drawMark({ title: '&' }))).toBe(true);
  });
});
