import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { texts } from './texts.ts';

type NoScreenProps = { readonly title: string; readonly line: string };

function NoScreen({ title, line }: NoScreenProps) {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div className="flex flex-col items-center gap-4">
        <h1 className="text-h2">{title}</h1>
        <p className="text-ink-soft">{line}</p>
        <Link to="/" className={buttonStyle()}>
          {texts.toBoard}
        </Link>
      </div>
    </main>
  );
}

/** Error page of a screen that failed. */
export function ProblemPage() {
  return <NoScreen title={texts.problem} line={texts.unexpected} />;
}

/** Error page of an address that no screen has. */
export function UnknownPage() {
  return <NoScreen title={texts.unknown} line={texts.unknownLine} />;
}
