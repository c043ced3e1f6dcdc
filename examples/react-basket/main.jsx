import { inMemoryShop } from '@tailorbird/adapter-memory';
import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { formatMoney } from '@tailorbird/domain/kernel';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { baskets, catalog, sizes } = inMemoryShop();

const show = (amount) => formatMoney(amount, 'en-IE');

/** Adds one piece in size 7 Regular. */
const addPiece = async (type) => {
  const size =
    type.sizeType &&
    (await sizes.ofStandardSize({
      size: { base: 7, length: 'R' },
      sizeTypeId: type.sizeType.id,
      title: '7 Regular',
    }));
  if (size && !size.ok) return size;
  return baskets.add({
    ...defaultVariant(type, publicViewer),
    quantity: 1,
    userSizeId: size?.value.id ?? null,
    initials: '',
    note: '',
    productId: type.isStockItem ? type.id : null,
  });
};

const Shop = ({ types, first }) => {
  const [basket, setBasket] = useState(first);
  const [failure, setFailure] = useState(null);
  const follow = async (change) => {
    const result = await change;
    if (result.ok) setBasket(result.value);
    setFailure(result.ok ? null : result.failure.kind);
  };
  const addVoucher = (form) => follow(baskets.addVoucher(form.get('code').trim().toUpperCase()));
  return (
    <>
      <h1>Garments</h1>
      <ul>
        {types.map((type) => (
          <li key={type.id}>
            {type.title}{' '}
            <button type="button" onClick={() => follow(addPiece(type))}>
              Add {type.title}
            </button>
          </li>
        ))}
      </ul>
      <h2>Basket</h2>
      <ul>
        {basket.lines.map(({ id, quantity, title, priceInclDiscounts }) => (
          <li key={id}>
            {quantity} × {title}: {show(priceInclDiscounts)}{' '}
            <button type="button" onClick={() => follow(baskets.remove(id))}>
              Remove {title}
            </button>
          </li>
        ))}
      </ul>
      <form action={addVoucher}>
        <label>
          Voucher, such as TENPERCENT <input name="code" required />
        </label>
        <button type="submit">Add voucher</button>
      </form>
      <p role="status">{failure ? `Not possible: ${failure}` : `Total: ${show(basket.total)}`}</p>
    </>
  );
};

const types = (await catalog.clothingTypes()).filter(
  ({ productClass }) => productClass !== 'Gift Card',
);
const current = await baskets.current();
createRoot(document.getElementById('root')).render(
  <StrictMode>{current.ok && <Shop types={types} first={current.value} />}</StrictMode>,
);
