/**
 * The only module that imports the router package. Browsers load it after the first
 * interaction; pages use `router.ts`, which imports only its types.
 */
export {
  createBrowserRouter,
  createStaticHandler,
  type LoaderFunction,
  type RouteObject,
  redirectDocument,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
