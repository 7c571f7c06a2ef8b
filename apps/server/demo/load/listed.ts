import type { ProductId } from '@zanga/domain/ids';
import type { DemoProduct } from '../shapes.ts';

/** A product on its way into the database. */
export type Listed = {
  readonly id: ProductId;
  readonly product: DemoProduct;
  /** Name of the picture it is shown with. */
  readonly drawn: string;
  /** Its place in the lists. */
  readonly position: number;
};
