import { lazy, type ReactNode, Suspense } from 'react';

type Sentence = { readonly text: string };

const WithoutMarks = ({ text }: Sentence): ReactNode => text.replace(/<\/?\w+>/g, '');

/** The links bring i18next with them, so they come when the sentence is first shown; where they cannot, the sentence stands without. */
const TermsLinks = lazy(async () => {
  try {
    return { default: (await import('./TermsLinks.tsx')).TermsLinks };
  } catch {
    return { default: WithoutMarks };
  }
});

/** What a customer agrees to, with links to the terms and to the privacy policy where the text marks them. */
export const TermsText = ({ text }: Sentence): ReactNode => (
  <Suspense fallback={<WithoutMarks text={text} />}>
    <TermsLinks text={text} />
  </Suspense>
);
