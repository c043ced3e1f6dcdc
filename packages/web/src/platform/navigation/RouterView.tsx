import { Component, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import {
  LevelContext,
  LocationContext,
  type PageRouter,
  type PageView,
  RouteErrorContext,
  RouterContext,
  useView,
  ViewContext,
} from './router.ts';

type CatchProps = { readonly view: PageView; readonly error: unknown; readonly instead: ReactNode; readonly children: ReactNode };
type Caught = { readonly error: unknown; readonly location: PageView['location']; readonly revalidation: PageView['revalidation'] };

/** Shows the page for errors when loading or rendering what is below fails, until another place is shown or the same is loaded again. */
class Catch extends Component<CatchProps, Caught> {
  constructor(props: CatchProps) {
    super(props);
    this.state = { error: props.error, location: props.view.location, revalidation: props.view.revalidation };
  }

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error };
  }

  static getDerivedStateFromProps({ error, view: { location, revalidation } }: CatchProps, caught: Caught): Caught {
    const isNew = caught.location !== location || (caught.revalidation !== 'idle' && revalidation === 'idle');
    return { error: isNew ? error : (error ?? caught.error), location, revalidation };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <RouteErrorContext value={error}>{this.props.instead}</RouteErrorContext>;
  }
}

const Level = ({ at }: { readonly at: number }): ReactNode => {
  const view = useView();
  const route = view.matches[at]?.route;
  if (!route) return null;
  const content = <LevelContext value={at}>{route.element ?? <Level at={at + 1} />}</LevelContext>;
  if (!route.errorElement) return content;
  return (
    <Catch view={view} error={view.errors?.[route.id ?? '']} instead={route.errorElement}>
      {content}
    </Catch>
  );
};

/** What the route below shows. */
export const Outlet = (): ReactNode => <Level at={useContext(LevelContext) + 1} />;

/** Shows the page that the router is at. */
export const RouterView = ({ router }: { readonly router: PageRouter }): ReactNode => {
  const [view, setView] = useState(router.view);
  useLayoutEffect(() => {
    const follow = (): void => startTransition(() => setView(router.view));
    const stop = router.subscribe(follow);
    // It may have gone on while this was rendered.
    follow();
    return stop;
  }, [router]);
  const { location, restoreScrollPosition, preventScrollReset } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, and not each load of the same one.
  useLayoutEffect(() => router.hasShown(view), [router, location, restoreScrollPosition, preventScrollReset]);
  return (
    <RouterContext value={router}>
      <ViewContext value={view}>
        <LocationContext value={location}>
          <Level at={0} />
        </LocationContext>
      </ViewContext>
    </RouterContext>
  );
};
