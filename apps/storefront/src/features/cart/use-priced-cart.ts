import { useQueries } from '@tanstack/react-query';
import { useService } from '../../shared/api.tsx';
import { piecesIn, useCart } from '../../shared/cart-intent.ts';
import { indicativeTotal, priceCartLine } from './priced-cart.ts';

/** The cart of this device at today's prices, asked of the catalogue each time: none is ever kept with it. */
export const usePricedCart = () => {
  const service = useService();
  const cart = useCart();
  const told = useQueries({
    queries: cart.items.map(({ product }) =>
      service.query('GET /api/products/:product', { params: { product } }),
    ),
  });
  const lines = cart.items.map((line, place) =>
    priceCartLine(line, { product: told[place]?.data, error: told[place]?.error }),
  );
  return { lines, pieces: piecesIn(cart), total: indicativeTotal(lines) };
};
