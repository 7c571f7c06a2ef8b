import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useOnline } from '@zanga/browser/online.ts';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { type ReactNode, useEffect } from 'react';
import { readAnew } from '../loading/read-anew.ts';
import { texts } from '../texts/texts.ts';
import { MissingTile } from './missing-tile.tsx';
import { problemOf } from './problem.ts';

type NoticePageProps = {
  readonly title: string;
  readonly body: ReactNode;
  readonly children: ReactNode;
  /** Replaces the picture of a missing tile on pages without an error. */
  readonly picture?: ReactNode;
};

/** A whole page that explains itself and offers a way on. */
export function NoticePage({ title, body, children, picture }: NoticePageProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 px-5 py-12 text-center md:py-20">
      {picture ?? <MissingTile className="w-44 md:w-52" />}
      <h1 className="text-h1">{title}</h1>
      <div className="text-ink-soft text-lead">{body}</div>
      <div className="flex flex-wrap justify-center gap-3 pt-2">{children}</div>
    </div>
  );
}

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <NoticePage {...texts.notFound}>
      <Link to="/home" className={buttonStyle()}>
        {texts.goHome}
      </Link>
    </NoticePage>
  );
}

/** Error page: says the cause, offers to try again, and retries by itself when the network is back. */
export function ProblemPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { kind, title, body } = problemOf(error, useOnline());
  const again = () => {
    // After a deployment only a reload brings the new code.
    if (kind === 'missing' || kind === 'broken') return location.reload();
    reset();
    void router.invalidate();
  };
  useEffect(() => {
    if (kind === 'missing') readAnew();
  }, [kind]);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return (
    <NoticePage title={title} body={body}>
      {kind !== 'not-found' && <Button onClick={again}>{texts.retry}</Button>}
      <Link to="/home" className={buttonStyle({ variant: 'outline' })}>
        {texts.goHome}
      </Link>
    </NoticePage>
  );
}
