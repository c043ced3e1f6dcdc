import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import { type ReactNode, useEffect } from 'react';
import { useRouteError } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { TextsT } from '../../platform/texts/textStore.ts';
import { ReporterT } from '../../shared/ports/ports.ts';
import { withBase } from '../../ui/basePath.ts';

/**
 * The last resort if the frame or the error page fails (ERR-04): a sentence and a link, with no
 * code that could fail again.
 */
export const BrokenFrame = ({ locale }: { readonly locale: Locale }): ReactNode => {
  const error = useRouteError();
  const texts = useService(TextsT);
  const t = texts.translate(locale, 'shell');
  const reporter = useService(ReporterT);
  useEffect(() => console.error(error), [error]);
  useEffect(() => void reporter?.report(error), [reporter, error]);
  return (
    <main>
      <h1>{t('failure.broken')}</h1>
      <p>
        <a href={withBase(localizePath('/', locale))}>{t('failure.brokenHome')}</a>
      </p>
    </main>
  );
};
