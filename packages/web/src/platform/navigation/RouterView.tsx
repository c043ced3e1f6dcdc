import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
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

const LoadsContext = createContext(0);

type CatchProps = {
  readonly location: PageView['location'];
  readonly loads: number;
  readonly error: unknown;
  readonly instead: ReactNode;
  readonly children: ReactNode;
};
type Caught = Pick<CatchProps, 'error' | 'location' | 'loads'>;

/**
 * Shows the error page if loading or rendering below fails, until the location changes
 * or the data is reloaded.
 */
class Catch extends Component<CatchProps, Caught> {
  constructor(props: CatchProps) {
    super(props);
    this.state = { error: props.error, location: props.location, loads: props.loads };
  }

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error };
  }

  static getDerivedStateFromProps({ error, location, loads }: CatchProps, caught: Caught): Caught {
    const isNew = caught.location !== location || caught.loads !== loads;
    return { error: isNew ? error : (error ?? caught.error), location, loads };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <RouteErrorContext value={error}>{this.props.instead}</RouteErrorContext>
    );
  }
}

const Level = ({ at }: { readonly at: number }): ReactNode => {
  const view = useView();
  const loads = useContext(LoadsContext);
  const route = view.matches[at]?.route;
  if (!route) return null;
  const content = <LevelContext value={at}>{route.element ?? <Level at={at + 1} />}</LevelContext>;
  if (!route.errorElement) return content;
  return (
    <Catch
      location={view.location}
      loads={loads}
      error={view.errors?.[route.id ?? '']}
      instead={route.errorElement}
    >
      {content}
    </Catch>
  );
};

export const Outlet = (): ReactNode => <Level at={useContext(LevelContext) + 1} />;

export const RouterView = ({ router }: { readonly router: PageRouter }): ReactNode => {
  const [{ view, loads }, show] = useState({ view: router.view, loads: 0 });
  useLayoutEffect(() => {
    let known = router.view;
    let times = 0;
    const follow = (): void => {
      const { view: next } = router;
      // Count reloads as they arrive: a very short reload never renders its loading state.
      if (known.revalidation !== 'idle' && next.revalidation === 'idle') times += 1;
      known = next;
      startTransition(() =>
        show((before) =>
          before.view === next && before.loads === times ? before : { view: next, loads: times },
        ),
      );
    };
    const stop = router.subscribe(follow);
    // The state may have changed during rendering.
    follow();
    return stop;
  }, [router]);
  const { location, restoreScrollPosition, preventScrollReset } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once per location, not after each reload of its data.
  useLayoutEffect(
    () => router.hasShown(view),
    [router, location, restoreScrollPosition, preventScrollReset],
  );
  return (
    <RouterContext value={router}>
      <ViewContext value={view}>
        <LocationContext value={location}>
          <LoadsContext value={loads}>
            <Level at={0} />
          </LoadsContext>
        </LocationContext>
      </ViewContext>
    </RouterContext>
  );
};
