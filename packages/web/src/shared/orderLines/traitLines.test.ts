import type { BasketLine } from '@tailorbird/domain/basket';
import { ruleFigures } from '@tailorbird/domain/content';
import { languageTags } from '@tailorbird/domain/kernel';
import { aLine } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { textsOf } from '../../platform/texts/allTexts.ts';
import { createTexts } from '../../platform/texts/textStore.ts';
import { traitLines, traitSummary } from './traitLines.ts';

const written = async (line: BasketLine) => {
  const store = createTexts(async (of) => textsOf(of, 'basket'), ruleFigures);
  await store.load('en', ['basket']);
  const t = store.translate('en', 'basket');
  return {
    summary: traitSummary(line, t, languageTags.en),
    list: traitLines(line, t, languageTags.en),
  };
};

test('[DESIGN-25] the list names missing initials, the one-line text does not', async () => {
  const line = { ...aLine(), supportsInitials: true };
  const { summary, list } = await written(line);
  expect(list.map(({ value }) => value)).toContain('None');
  expect(summary.join()).not.toContain('None');
  expect(summary.at(0)).toBe(line.fabricColor?.title);
});

test('[DESIGN-25] the one-line text of a piece names its initials and size', async () => {
  const line = aLine();
  const { summary } = await written({
    ...line,
    supportsInitials: true,
    snapshot: { ...line.snapshot, initials: 'ABC' },
    size: { id: 1, title: '7 Regular' },
  });
  expect(summary).toContain('Initials ABC');
  expect(summary.at(-1)).toBe('Size 7 Regular');
});
