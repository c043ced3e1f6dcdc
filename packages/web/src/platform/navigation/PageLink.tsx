import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react';
import { LocationContext, useLocation, useNavigate } from './router.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address of a page of the shop, or a query or an anchor of this one. */
  readonly to: string;
  /** Leaves the page scrolled as it is. */
  readonly preventScrollReset?: boolean | undefined;
};

/** Whether a click wants the page in this window, which the shop shows without leaving this one. */
const isForHere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 && currentTarget.target === '' && !(metaKey || ctrlKey || shiftKey || altKey);

/** What of an address is relative depends on where the reader is, and changes with that; all others are the same wherever they stand, and render when they change themselves. */
const useHref = (to: string): string => {
  if (to.startsWith('/')) return to;
  const { pathname = '', search = '' } = use(LocationContext) ?? {};
  return pathname + (to.startsWith('#') ? search : '') + to;
};

/** What a link is, for an element of the component that shows it: a page has a hundred and more, and each component of theirs is made when the page is taken over. */
export const useLink = ({
  to,
  preventScrollReset,
  onClick,
  ...props
}: PageLinkProps): ComponentProps<'a'> => {
  const navigate = useNavigate();
  const href = useHref(to);
  return {
    ...props,
    href,
    onClick: (event) => {
      onClick?.(event);
      if (event.defaultPrevented || !isForHere(event)) return;
      event.preventDefault();
      const isHere = href === location.pathname + location.search + location.hash;
      void navigate(href, { replace: isHere, ...(preventScrollReset && { preventScrollReset }) });
    },
  };
};

/**
 * A link that shows its page without leaving this one. The router's own brings along the fetching of pages ahead, which the shop does not do, and looks at the
 * address for each link, of which a page has a hundred: every page would pay for it.
 */
export const Link = (props: PageLinkProps): ReactNode => <a {...useLink(props)} />;

/** A link that says whether it leads to this page, or unless it is to be exactly this one to a page above it. */
export const NavLink = ({
  isExact = false,
  ...props
}: PageLinkProps & { readonly isExact?: boolean }): ReactNode => {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || (!isExact && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
};
