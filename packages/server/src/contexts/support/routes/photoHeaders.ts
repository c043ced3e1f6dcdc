/**
 * Photos are private to those with access to their subject: no caching, and no embedding on
 * other sites.
 */
export const photoHeaders = {
  'content-type': 'image/jpeg',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'inline; filename="photo.jpg"',
} as const;
