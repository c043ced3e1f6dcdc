import type { ComponentProps, ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from './router.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address of a page of the shop, or a query or an anchor of this one. */
  readonly to: string;
  /** Leaves the page scrolled as it is. */
  readonly preventScrollReset?: boolean | undefined;
};

/**
 * A link that shows its page without leaving this one. The router's own brings along the fetching of pages ahead, which the shop does not do: every page would
 * pay for it.
 */
export const Link = ({ to, preventScrollReset, onClick, target, ...props }: PageLinkProps): ReactNode => {
  const follow = useLinkClickHandler(to, { ...(target !== undefined && { target }), ...(preventScrollReset && { preventScrollReset }) });
  return (
    <a
      {...props}
      target={target}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
};

/** A link that says whether it leads to this page, or unless it is to be exactly this one to a page above it. */
export const NavLink = ({ isExact = false, ...props }: PageLinkProps & { readonly isExact?: boolean }): ReactNode => {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || (!isExact && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
};
