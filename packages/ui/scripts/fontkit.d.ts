// The part of `fontkit` that initials.ts uses; the package has no types of its own.
declare module 'fontkit' {
  type Path = {
    readonly bbox: {
      readonly minX: number;
      readonly maxX: number;
      readonly minY: number;
      readonly maxY: number;
    };
    readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
    readonly translate: (x: number, y: number) => Path;
    readonly scale: (x: number, y: number) => Path;
  };
  export const openSync: (file: string) => {
    readonly capHeight: number;
    readonly glyphForCodePoint: (point: number) => { readonly path: Path };
  };
}
