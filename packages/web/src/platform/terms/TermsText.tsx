import { lazyPart } from '../parts/lazyPart.tsx';

/** The links bring i18next with them, so they come when the sentence is first shown; until then, and where they cannot, it stands without. */
const WithoutMarks = ({ text }: { readonly text: string }) => text.replace(/<\/?\w+>/g, '');

/** What a customer agrees to, with links to the terms and to the privacy policy where the text marks them. */
export const TermsText = lazyPart(
  async () => ({ default: (await import('./TermsLinks.tsx')).TermsLinks }),
  [],
  WithoutMarks,
);
