/** Somebody changed these products after the file was read: what it says of them may not be what is meant any more. */
export class Overtaken extends Error {
  readonly names: readonly string[];
  constructor(names: readonly string[]) {
    super('products were changed meanwhile');
    this.names = names;
  }
}
