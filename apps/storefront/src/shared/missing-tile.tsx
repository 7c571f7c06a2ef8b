type MissingTileProps = { readonly className?: string };

/** A wall of nine tiles, the middle one gone: our picture of something that is not there. */
export function MissingTile({ className }: MissingTileProps) {
  return (
    <div className={className} aria-hidden="true">
      <div className="relative aspect-square overflow-hidden rounded-md bg-majolica-wash text-majolica-ink">
        <div className="majolica absolute inset-0 [--tile:33.3334%]" />
        <div className="absolute inset-[33.3%] rounded-sm bg-canvas shadow-[inset_0_3px_8px_var(--shade-deep)]" />
        <div className="absolute start-[44%] top-[58%] aspect-square w-[33.3%] rotate-18 rounded-sm bg-lemon-wash text-tomato-ink shadow-lift">
          <div className="majolica size-full [--tile:100%]" />
        </div>
      </div>
    </div>
  );
}
