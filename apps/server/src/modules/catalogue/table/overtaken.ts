/** These products were edited after the file was read: its values may be outdated. */
export class Overtaken extends Error {
  readonly names: readonly string[];
  constructor(names: readonly string[]) {
    super('products were changed meanwhile');
    this.names = names;
  }
}
