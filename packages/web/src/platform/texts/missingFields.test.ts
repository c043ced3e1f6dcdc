import { emptyAddress, validateAddress, validateCard } from '@tailorbird/domain/checkout';
import type { locales } from '@tailorbird/domain/kernel';
import { inquiryFields, inquiryTopics } from '@tailorbird/domain/support';
import { expect, test } from 'vitest';
import { textsOf } from './allTexts.ts';

type Tree = { readonly [key: string]: string | Tree };
const textAt = (tree: unknown, path: string): string => {
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Tree | undefined)?.[key], tree);
  return typeof found === 'string' ? found : `no text ${path}`;
};

const fieldsIn = (
  locale: (typeof locales)[number],
): readonly { readonly label: string; readonly said: string }[] => {
  const [checkout, inquiries] = [textsOf(locale, 'checkout'), textsOf(locale, 'inquiries')];
  const address = validateAddress({ ...emptyAddress, countryCode: 'US' }, null);
  const nowhere = validateAddress(emptyAddress, null);
  const card = validateCard(
    { number: '', expiry: '', securityCode: '', holderName: '' },
    { year: 2026, month: 1 },
  );
  const missing = (checked: {
    readonly ok: boolean;
    readonly failure?: object;
  }): readonly string[] => Object.keys((checked.ok ? undefined : checked.failure) ?? {});
  const saidOf = (tree: unknown, label: string, said: string) => ({
    label: textAt(tree, label),
    said: textAt(tree, said),
  });
  return [...new Set([...missing(address), ...missing(nowhere)])]
    .map((field) =>
      field === 'postcode'
        ? saidOf(checkout, 'postcode.zip.label', 'postcode.zip.missing')
        : saidOf(checkout, `address.${field}`, `missing.${field}`),
    )
    .concat(
      (['postcode', 'eircode', 'postal'] as const).map((word) =>
        saidOf(checkout, `postcode.${word}.label`, `postcode.${word}.missing`),
      ),
    )
    .concat(
      missing(card).map((field) => saidOf(checkout, `payment.${field}`, `cardMissing.${field}`)),
    )
    .concat(
      inquiryTopics.flatMap((topic) =>
        inquiryFields[topic]
          .filter(({ isRequired }) => isRequired)
          .map(({ name }) =>
            saidOf(inquiries, `field.${topic}.${name}`, `missing.${topic}.${name}`),
          ),
      ),
    );
};

test('[ERR-15] in English a missing field is named by its label', () => {
  const fields = fieldsIn('en');
  expect(fields.length).toBeGreaterThan(20);
  for (const { label, said } of fields) expect(said).toBe(`Required: ${label} is required.`);
});

/**
 * Stems of the content words of a label, which survive inflection: Name and Namen,
 * Telefon and Telefonnummer, hast and vorhast.
 */
const stems = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 4));

test('in German a missing field is named in a sentence with its label', () => {
  for (const { label, said } of fieldsIn('de')) {
    expect(said).toMatch(/^Bitte .*\.$/);
    expect(said).not.toContain('{{');
    const lower = said.toLowerCase();
    expect([said, stems(label).filter((stem) => lower.includes(stem)).length > 0]).toEqual([
      said,
      true,
    ]);
  }
});
