export type ToastMessage = {
  readonly text: string;
  readonly tone?: 'plain' | 'problem';
};

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
let waiting: readonly ToastMessage[] = [];

/** Tells the person something in passing; kept until the toaster, which loads late, is there to show it. */
export const toast = (message: ToastMessage) => {
  if (listener) listener(message);
  else waiting = [...waiting, message];
};

/** The toaster takes what is waiting and then everything as it comes, until it is gone. */
export const takeToasts = (next: Listener) => {
  listener = next;
  const pending = waiting;
  waiting = [];
  for (const message of pending) next(message);
  return () => {
    if (listener === next) listener = undefined;
  };
};
