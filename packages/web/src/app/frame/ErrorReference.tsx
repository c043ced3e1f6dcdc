import { type ReactNode, useEffect, useState } from 'react';
import { isReported } from '../../platform/navigation/reportedErrors.ts';
import { isRouteErrorResponse } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ReporterT } from '../../shared/ports/ports.ts';

const ErrorReference = ({ error }: { readonly error: unknown }): ReactNode => {
  const t = useT('failure');
  const reporter = useService(ReporterT);
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    if (!isRouteErrorResponse(error) && isReported(error)) console.error(error);
  }, [error]);
  useEffect(() => {
    let isShown = true;
    void reporter?.report(error).then((name) => isShown && setReference(name));
    return () => {
      isShown = false;
    };
  }, [reporter, error]);
  return <p role="status">{reference !== null && t('told', { reference })}</p>;
};

export default ErrorReference;
