/** For who reads without scripts: what they can do all the same, and what they cannot. */
export function NoScripts() {
  return (
    <noscript>
      <p className="fixed inset-x-0 bottom-(--bottom-bar-height) z-40 bg-lemon px-4 py-3 text-center font-semibold text-on-lemon text-small">
        Il tuo browser ha JavaScript spento: menù, prezzi e orari si leggono lo stesso, ma per cercare,
        accedere e ordinare serve acceso.
      </p>
    </noscript>
  );
}
