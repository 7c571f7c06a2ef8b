/** A wall of nine tiles, the middle one gone: our picture of something that is not there. Its look stands in `app.css`. */
export function MissingTile({ className }: { readonly className: string }) {
  return (
    <div className={`missing-tile ${className}`} aria-hidden="true">
      <i className="majolica" />
      <i />
      <i>
        <b className="majolica" />
      </i>
    </div>
  );
}
