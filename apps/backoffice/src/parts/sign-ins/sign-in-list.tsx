import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useChange } from '../confirm/use-change.ts';
import { momentText } from '../moment.ts';
import { signInTexts as t } from './sign-in-list-texts.ts';

/** A sign-in, common to the profile's and a person's list. */
export type ListedSignIn = {
  readonly id: string;
  readonly device: string | null;
  readonly network: string | null;
  readonly seen_at: string;
  readonly current: boolean;
};

type SignInRowProps = {
  readonly signIn: ListedSignIn;
  readonly busy: boolean;
  readonly onEnd: (() => void) | undefined;
};

function SignInRow({ signIn, busy, onEnd }: SignInRowProps) {
  const { device, network, seen_at, current } = signIn;
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b py-2 text-small">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {t.device(device)}
          {current && <span className="text-ink-soft"> ({t.current})</span>}
        </p>
        <p className="text-caption text-ink-soft">
          {[t.seen(momentText(seen_at)), network && t.network(network)].filter(Boolean).join(', ')}
        </p>
      </div>
      {onEnd && (
        <button
          type="button"
          disabled={busy}
          className={deskButtonStyle()}
          aria-label={`${t.end}: ${t.device(device)}, ${momentText(seen_at)}`}
          onClick={onEnd}
        >
          {t.end}
        </button>
      )}
    </li>
  );
}

type SignInListProps = {
  readonly title: string;
  readonly none: string;
  readonly signIns: readonly ListedSignIn[];
  /** Ends one sign-in; undefined without the right. */
  readonly end?: ((id: string) => Promise<unknown>) | undefined;
  /** Ends all sign-ins. */
  readonly endAll?: (() => Promise<unknown>) | undefined;
  /** Label of that button, when it is not "everywhere". */
  readonly endAllText?: string;
  readonly onEnded: () => unknown;
};

/** Sign-ins of a person, and the buttons that end them. */
export function SignInList({
  title,
  none,
  signIns,
  end,
  endAll,
  endAllText = t.endAll,
  onEnded,
}: SignInListProps) {
  const { busy, alert, change } = useChange();
  const ended = () => {
    toast({ text: t.ended });
    return onEnded();
  };
  return (
    <section aria-labelledby="sign-ins" className="flex flex-col gap-2">
      <h2 id="sign-ins" className="font-semibold font-text text-body tracking-normal">
        {title}
      </h2>
      <FormAlert text={alert} />
      {signIns.length === 0 && <p className="text-ink-soft text-small">{none}</p>}
      <ul className="flex flex-col">
        {signIns.map((one) => (
          <SignInRow
            key={one.id}
            signIn={one}
            busy={busy}
            onEnd={end && !one.current ? () => change(() => end(one.id), ended) : undefined}
          />
        ))}
      </ul>
      {endAll && signIns.length > 1 && (
        <button
          type="button"
          disabled={busy}
          className={deskButtonStyle('danger', 'self-start')}
          onClick={() => change(endAll, ended)}
        >
          {endAllText}
        </button>
      )}
    </section>
  );
}
