/** The floor of the bench: node:http that answers 6 kB of JSON and does nothing else. Prints its address when it listens. */
import { createServer } from 'node:http';

const entry = { id: 1, slug: 'cotton-t-shirt', title: 'Cotton T-Shirt', price: { currency: 'EUR', incl_tax: '59.00' } };
const size = 6_000;
const body = JSON.stringify(Array.from({ length: Math.ceil(size / JSON.stringify(entry).length) }, () => entry));

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : ''}`);
});
