import { type Column, columnCalled } from '@zanga/domain/catalogue/table/columns';
import { type CountColumn, countColumnCalled } from '@zanga/domain/catalogue/table/counts';

/** A column of the menu, or of the stock of one shop. */
export type Head = Column | CountColumn;

/** Longer than the name of any shop: problems of a row store the name of their column. */
const longestHead = 200;

/** Column of a head. */
export const headCalled = (head: string): Head | undefined =>
  head.length > longestHead ? undefined : (columnCalled(head) ?? countColumnCalled(head));
