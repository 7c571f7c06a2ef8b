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

type Toaster = { readonly show: Listener; readonly dismiss: (name: string) => void };

let toaster: Toaster | undefined;
let waiting: readonly ToastMessage[] = [];

/** Shows a toast; it waits until the toaster, which loads late, is there. */
export const toast = (message: ToastMessage) => {
  if (toaster) toaster.show(message);
  else waiting = [...waiting, message];
};

/** Takes the toast of a name away, shown or still waiting: what it said does not hold any more. */
export const dismissToast = (name: string) => {
  waiting = waiting.filter((message) => message.name !== name);
  toaster?.dismiss(name);
};

/** Hands the waiting toasts to the toaster, and then each as it comes, until the returned function is called. */
export const takeToasts = (show: Listener, dismiss: Toaster['dismiss'] = () => undefined) => {
  const next = { show, dismiss };
  toaster = next;
  const pending = waiting;
  waiting = [];
  for (const message of pending) show(message);
  return () => {
    if (toaster === next) toaster = undefined;
  };
};
