/** Photos are for who may see what they are about: no other site may show them, and nothing keeps a copy. */
export const photoHeaders = {
  'content-type': 'image/jpeg',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'inline; filename="photo.jpg"',
} as const;
