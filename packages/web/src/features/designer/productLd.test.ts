import { aClothingType, pricesOf } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { productLd } from './productLd.ts';

const page = { origin: 'https://shop.example', path: '/de/product/cotton-t-shirt', imagePath: '/packshots/a.svg', isAvailable: true };

test('a product names its price in dollars and its one address', () => {
  const read = JSON.parse(productLd({ ...page, type: aClothingType({ prices: pricesOf(5950) }) }));
  expect(read).toMatchObject({ name: 'Cotton T-Shirt', url: 'https://shop.example/de/product/cotton-t-shirt' });
  expect(read.offers).toMatchObject({ price: '59.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' });
});

test('no text ends the script element it stands in', () => {
  const text = productLd({ ...page, type: aClothingType({ title: '</script><script>alert(1)</script>' }) });
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script>');
});
