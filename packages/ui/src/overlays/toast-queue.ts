export type ToastMessage = {
  readonly text: string;
  readonly tone?: 'plain' | 'problem';
  /** Takes the place of the one before of this name. */
  readonly name?: string;
  /** How long it stays, where that is another time than usual. */
  readonly milliseconds?: number;
  /** What can be done about it while it is shown. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
let waiting: readonly ToastMessage[] = [];

/** Shows a toast; it waits until the toaster, which loads late, is there. */
export const toast = (message: ToastMessage) => {
  if (listener) listener(message);
  else waiting = [...waiting, message];
};

/** Hands the waiting toasts to the toaster, and then each as it comes, until the returned function is called. */
export const takeToasts = (next: Listener) => {
  listener = next;
  const pending = waiting;
  waiting = [];
  for (const message of pending) next(message);
  return () => {
    if (listener === next) listener = undefined;
  };
};
