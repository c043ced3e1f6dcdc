import type { ReactNode } from 'react';
import { Trans } from 'react-i18next/TransWithoutContext';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { useService } from '../../platform/services/useService.ts';
import { TextsT } from '../../platform/texts/textStore.ts';
import type { Namespace, TextKey } from '../../platform/texts/texts.ts';
import { useT } from '../../platform/texts/useT.ts';

const NewTabLink = ({
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

/**
 * A text whose `<terms>…</terms>` and `<privacy>…</privacy>` become links to those pages. They open
 * in a new tab, so that no form is lost.
 */
export const TermsText = <N extends Namespace>({
  namespace,
  textKey,
  values = {},
}: {
  readonly namespace: N;
  readonly textKey: TextKey<N>;
  readonly values?: Readonly<Record<string, string>>;
}): ReactNode => {
  const { i18n } = useService(TextsT);
  return (
    <Trans
      i18n={i18n}
      t={useT(namespace) as unknown as typeof i18n.t}
      i18nKey={textKey as string}
      values={values}
      components={{
        terms: <NewTabLink to="/termsconditions" />,
        privacy: <NewTabLink to="/privacy" />,
      }}
    />
  );
};
