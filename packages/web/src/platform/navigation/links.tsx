import { localizePath } from '@tailorbird/domain/kernel';
import { type ReactNode, useCallback } from 'react';
import { useLocale } from '../texts/useT.ts';
import { type PageLinkProps, useLink } from './PageLink.tsx';
import { useNavigate } from './router.ts';

export type LocalLinkProps = Omit<PageLinkProps, 'to'> & {
  /** Path without language prefix, such as `/products?x=1#anchor`. */
  readonly to: string;
  readonly children: ReactNode;
};

const localize = (to: string, locale: Parameters<typeof localizePath>[1]): string => {
  const [, path = '', rest = ''] = /^([^?#]*)((?:[?#].*)?)$/s.exec(to) ?? [];
  return path === '' ? rest : `${localizePath(path, locale)}${rest}`;
};

export const LocalLink = ({ to, ...props }: LocalLinkProps): ReactNode => (
  <a {...useLink({ to: localize(to, useLocale()), ...props })} />
);

export const useLocalPath = (): ((path: string) => string) => {
  const locale = useLocale();
  return useCallback((path) => localize(path, locale), [locale]);
};

export const useLocalNavigate = (): ((
  path: string,
  options?: { readonly replace?: boolean },
) => void) => {
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback(
    (path, { replace = false } = {}) => {
      void navigate(localize(path, locale), { replace });
    },
    [navigate, locale],
  );
};
