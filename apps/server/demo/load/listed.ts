import type { ProductId } from '@zanga/domain/ids';
import type { DemoProduct } from '../shapes.ts';

/** A product to insert. */
export type Listed = {
  readonly id: ProductId;
  readonly product: DemoProduct;
  /** Name of its picture. */
  readonly drawn: string;
  /** Its place in the lists. */
  readonly position: number;
};
