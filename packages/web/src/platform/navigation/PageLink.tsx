import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { withBase } from '../../ui/basePath.ts';
import { shopLocation } from '../site/shopLocation.ts';
import { useLocation, useNavigate } from './router.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path in the shop, or a query or anchor of this page. */
  readonly to: string;
  readonly preventScrollReset?: boolean | undefined;
};

/** True for a plain click: no modifier key, no other target. */
const isForHere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 && currentTarget.target === '' && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Attributes of a link, for the caller's own element. Pages have over a hundred links, and each
 * extra component would slow hydration.
 */
export const useLink = ({
  to,
  preventScrollReset,
  onClick,
  ...props
}: PageLinkProps): ComponentProps<'a'> => {
  const navigate = useNavigate();
  return {
    ...props,
    // Browsers resolve a query or an anchor, so links need not read the location.
    href: to.startsWith('/') ? withBase(to) : to,
    onClick: (event) => {
      onClick?.(event);
      if (event.defaultPrevented || !isForHere(event)) return;
      event.preventDefault();
      const { pathname, search, hash } = shopLocation();
      const target = to.startsWith('/') ? to : pathname + (to.startsWith('#') ? search : '') + to;
      const isHere = target === pathname + search + hash;
      void navigate(target, { replace: isHere, ...(preventScrollReset && { preventScrollReset }) });
    },
  };
};

/**
 * A link with client-side navigation. The router's own link adds prefetching, which the shop
 * does not use, and reads the location in each of a page's hundred links.
 */
export const Link = (props: PageLinkProps): ReactNode => <a {...useLink(props)} />;

/**
 * A link that marks itself as current on its page, and on pages below it unless it `isExact`.
 */
export const NavLink = ({
  isExact = false,
  ...props
}: PageLinkProps & { readonly isExact?: boolean }): ReactNode => {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || (!isExact && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
};
