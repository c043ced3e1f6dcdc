import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next/TransWithoutContext';
import { TextLink } from '../navigation/Link.tsx';

/** Says nothing of its own: the sentence comes translated, and only its marks are still to become links. */
const asItIs = createInstance();
void asItIs.init({
  lng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** What stands between the marks becomes the link's text. */
const PageLink = ({
  to,
  children,
}: {
  readonly to: string;
  readonly children?: ReactNode;
}): ReactNode => (
  <TextLink to={to} target="_blank">
    {children}
  </TextLink>
);

/** A sentence with `<terms>…</terms>` and `<privacy>…</privacy>` in it, which lead to those pages, in a tab of their own so that no form is lost. */
export const TermsLinks = ({ text }: { readonly text: string }): ReactNode => (
  <Trans
    i18n={asItIs}
    t={(() => text) as unknown as typeof asItIs.t}
    i18nKey="terms"
    defaults={text}
    components={{
      terms: <PageLink to="/termsconditions" />,
      privacy: <PageLink to="/privacy" />,
    }}
  />
);
