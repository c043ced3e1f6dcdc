import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from './router.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address of a page of the shop, or a query or an anchor of this one. */
  readonly to: string;
  /** Leaves the page scrolled as it is. */
  readonly preventScrollReset?: boolean | undefined;
};

type ClickableLinkProps = Omit<PageLinkProps, 'to'> & { readonly href: string };

/** Whether a click wants the page in this window, which the shop shows without leaving this one. */
const isForHere = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 && currentTarget.target === '' && !(metaKey || ctrlKey || shiftKey || altKey);

const ClickableLink = ({ href, preventScrollReset, onClick, ...props }: ClickableLinkProps): ReactNode => {
  const navigate = useNavigate();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isForHere(event)) return;
        event.preventDefault();
        const isHere = href === location.pathname + location.search + location.hash;
        void navigate(href, { replace: isHere, ...(preventScrollReset && { preventScrollReset }) });
      }}
    />
  );
};

/** Its address depends on where the reader is, and changes with that. */
const RelativeLink = ({ to, ...props }: PageLinkProps): ReactNode => {
  const { pathname, search } = useLocation();
  return <ClickableLink href={pathname + (to.startsWith('#') ? search : '') + to} {...props} />;
};

/**
 * A link that shows its page without leaving this one. The router's own brings along the fetching of pages ahead, which the shop does not do, and looks at the
 * address for each link, of which a page has a hundred: every page would pay for it.
 */
export const Link = ({ to, ...props }: PageLinkProps): ReactNode =>
  to.startsWith('/') ? <ClickableLink href={to} {...props} /> : <RelativeLink to={to} {...props} />;

/** A link that says whether it leads to this page, or unless it is to be exactly this one to a page above it. */
export const NavLink = ({ isExact = false, ...props }: PageLinkProps & { readonly isExact?: boolean }): ReactNode => {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || (!isExact && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
};
