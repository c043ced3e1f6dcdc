/** The one module that knows the router package. Browsers load it once somebody uses the page: what pages show and read is in `router.ts`, which knows its types alone. */
export {
  createBrowserRouter,
  createStaticHandler,
  type LoaderFunction,
  type RouteObject,
  redirectDocument,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
