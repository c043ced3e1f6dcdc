import { err, ok, type Result } from '../kernel/index.ts';

/**
 * Fiber names of Regulation (EU) 1007/2011, Annex I, in English and German (checked
 * 2026-11-28). Adjectives such as merino or extrafine belong to the fabric's title.
 */
const names = {
  wool: { en: 'wool', de: 'Wolle' },
  cashmere: { en: 'cashmere', de: 'Kaschmir' },
  cotton: { en: 'cotton', de: 'Baumwolle' },
  linen: { en: 'linen', de: 'Leinen' },
  lyocell: { en: 'lyocell', de: 'Lyocell' },
  viscose: { en: 'viscose', de: 'Viskose' },
  polyamide: { en: 'polyamide', de: 'Polyamid' },
  polyester: { en: 'polyester', de: 'Polyester' },
  elastane: { en: 'elastane', de: 'Elasthan' },
} as const;
export type Fiber = keyof typeof names;
export const fibers = Object.keys(names) as readonly Fiber[];

const recycled = { en: /^recycled /, de: /^recycelte[sr]? / } as const;

/** A share of a fabric's weight. */
export type FiberPercent = {
  readonly fiber: Fiber;
  readonly percent: number;
  readonly isRecycled: boolean;
};

export type CompositionRefused =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unknown-fiber'; readonly name: string }
  | { readonly kind: 'not-whole'; readonly percent: number }
  | { readonly kind: 'not-descending' };

/**
 * The fibers of a composition such as `60% recycled cotton, 40% cotton` (LEGAL-08): legal
 * names in descending order of weight, which add up to 100 percent.
 */
export const readComposition = (
  composition: string,
  language: 'en' | 'de',
): Result<readonly FiberPercent[], CompositionRefused> => {
  const shares: FiberPercent[] = [];
  for (const part of composition.split(', ')) {
    const [, percent, name] = /^(\d{1,3})\s?% (\S.*)$/.exec(part.replaceAll('\u202f', ' ')) ?? [];
    if (percent === undefined || name === undefined) return err({ kind: 'unreadable' });
    const plain = name.replace(recycled[language], '');
    const fiber = fibers.find((each) => names[each][language] === plain);
    if (!fiber) return err({ kind: 'unknown-fiber', name });
    shares.push({ fiber, percent: Number(percent), isRecycled: plain !== name });
  }
  const percent = shares.reduce((sum, share) => sum + share.percent, 0);
  if (percent !== 100) return err({ kind: 'not-whole', percent });
  const isDescending = shares.every(
    (share, place) => place === 0 || share.percent <= (shares[place - 1]?.percent ?? 0),
  );
  return isDescending ? ok(shares) : err({ kind: 'not-descending' });
};
