import type { ReactNode } from 'react';
import { TextLink } from '../ui/Link.tsx';

const pages = { terms: '/termsconditions', privacy: '/privacy' } as const;
const part = /<(terms|privacy)>(.*?)<\/\1>/g;

/** A sentence with `<terms>…</terms>` and `<privacy>…</privacy>` in it, which lead to those pages, in a tab of their own so that no form is lost. */
export const TermsText = ({ text }: { readonly text: string }): ReactNode => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(part)) {
    const name = match[1] as keyof typeof pages;
    parts.push(
      text.slice(end, match.index),
      <TextLink key={name} to={pages[name]} target="_blank">
        {match[2]}
      </TextLink>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
};
