import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { texts } from './texts.ts';

/** Error page: an unknown address, or a screen that failed. */
export function ProblemPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div className="flex flex-col items-center gap-4">
        <h1 className="text-h2">{texts.problem}</h1>
        <p className="text-ink-soft">{texts.unexpected}</p>
        <Link to="/" className={buttonStyle()}>
          {texts.toBoard}
        </Link>
      </div>
    </main>
  );
}
