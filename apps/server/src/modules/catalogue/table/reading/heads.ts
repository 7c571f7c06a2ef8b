import { type Column, columnCalled } from '@zanga/domain/catalogue/table/columns';
import { type CountColumn, countColumnCalled } from '@zanga/domain/catalogue/table/counts';

/** A column of the menu, or of what one shop counts. */
export type Head = Column | CountColumn;

/** Longer than the name of any shop: what a row says of its column is kept with the row. */
const longestHead = 200;

/** The column that a head means. */
export const headCalled = (head: string): Head | undefined =>
  head.length > longestHead ? undefined : (columnCalled(head) ?? countColumnCalled(head));
