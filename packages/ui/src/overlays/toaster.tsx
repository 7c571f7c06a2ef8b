import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { buttonStyle, iconButtonStyle } from '../button-style.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/shop-icons.tsx';
import { takeToasts } from './toast-queue.ts';

/** Display time of a toast, unless it is hovered or has the focus. */
export const toastMilliseconds = 5000;

/** Display time of a toast with an action, which takes a decision. */
const actionMilliseconds = 8000;

const manager = Toast.createToastManager();
/** The last toast of each name. */
const named = new Map<string, string>();

const dismiss = (name: string) => {
  const shown = named.get(name);
  if (shown !== undefined) manager.close(shown);
};

const toastStyle = classNames(
  'flex w-full items-center gap-3 rounded-md bg-ink py-2 ps-5 pe-2 text-canvas shadow-lift',
  'transition-[transform,opacity] duration-300 ease-out',
  '[transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))]',
  'data-starting-style:opacity-0 data-starting-style:[transform:translateY(-120%)]',
  'data-ending-style:opacity-0 data-ending-style:[transform:translateY(-120%)]',
  'data-limited:hidden data-[type=problem]:bg-alarm data-[type=problem]:text-on-alarm',
);

function Messages({ closeLabel }: { readonly closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((message) => (
    <Toast.Root key={message.id} toast={message} swipeDirection="up" className={toastStyle}>
      <Toast.Title render={<p />} className="flex-1 font-medium" />
      {message.actionProps && (
        <Toast.Action
          aria-hidden={false}
          className={buttonStyle({ variant: 'inverse', size: 'inline' }, 'shrink-0')}
        />
      )}
      <Toast.Close
        aria-label={closeLabel}
        aria-hidden={false}
        className={iconButtonStyle('text-current! hover:bg-current/15')}
      >
        <CloseIcon size={20} />
      </Toast.Close>
    </Toast.Root>
  ));
}

/** Gap below the toasts, in pixels. */
const roomBelow = 12;

/** Writes the height of the toasts to `--toast-room`, so that the page can leave space for them. */
const useTellRoom = (shown: HTMLElement | null) => {
  useEffect(() => {
    if (!shown) return;
    const { style } = document.documentElement;
    const tell = new ResizeObserver(() => {
      const height = shown.offsetHeight;
      if (height > 0) style.setProperty('--toast-room', `${height + roomBelow}px`);
      else style.removeProperty('--toast-room');
    });
    tell.observe(shown);
    return () => {
      tell.disconnect();
      style.removeProperty('--toast-room');
    };
  }, [shown]);
};

type ToasterProps = { readonly label: string; readonly closeLabel: string };

/** Toaster: shows toasts at the top of the screen, from `--toast-top` where a page sets it. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  // Its portal draws it later than this.
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  useTellRoom(viewport);
  useEffect(
    () =>
      takeToasts(({ text, tone = 'plain', action, milliseconds, name }) => {
        if (name !== undefined) dismiss(name);
        // Never high priority: the library would hide the message and its focusable button from screen readers.
        const id: string = manager.add({
          title: text,
          type: tone,
          timeout: milliseconds ?? (action ? actionMilliseconds : toastMilliseconds),
          priority: 'low',
          actionProps: action && {
            children: action.label,
            onClick: () => {
              manager.close(id);
              action.onPress();
            },
          },
        });
        if (name !== undefined) named.set(name, id);
      }, dismiss),
    [],
  );
  return (
    <Toast.Provider toastManager={manager} timeout={toastMilliseconds} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          ref={setViewport}
          aria-label={label}
          className="toasts fixed start-4 end-[var(--toast-end,1rem)] top-[var(--toast-top,max(0.5rem,calc(var(--inset-top)+0.25rem)))] z-60 mx-auto flex max-w-md flex-col gap-2"
        >
          <Messages closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
