type MissingTileProps = { readonly className?: string };

/** A wall of nine tiles, the middle one gone: our picture of something that is not there. */
export function MissingTile({ className }: MissingTileProps) {
  return (
    <div className={className} aria-hidden="true">
      <div className="relative aspect-square overflow-hidden rounded-md bg-majolica-wash text-majolica-ink">
        <div className="majolica absolute inset-0 [--tile:33.3334%]" />
        <div className="absolute inset-[33.3%] rounded-sm bg-canvas shadow-[inset_0_3px_8px_var(--shade-deep)]" />
        <div className="majolica absolute start-[46%] top-[60%] aspect-square w-[33.3%] rotate-18 rounded-sm text-tomato-ink [--tile:100%]" />
      </div>
    </div>
  );
}
