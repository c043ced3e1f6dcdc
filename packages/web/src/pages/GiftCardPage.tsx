import { definePage } from '../page.tsx';
import { loadProduct, type ProductData, ProductView, page as productPage } from './ProductPage.tsx';

/** /giftcard and /digitalgiftcard (ROUTE-28, ROUTE-29): the two cards under their own addresses. */
export const page = definePage<ProductData>({
  namespaces: productPage.namespaces,
  load: (request) => loadProduct(request, request.url.pathname.endsWith('/digitalgiftcard') ? 'digital-gift-card' : 'gift-card', undefined),
  meta: productPage.meta,
  Page: ProductView,
});
