/** Common interface of the browsers in these journeys, whatever protocol drives them. */
export type Engine = {
  /** Makes the part of the window that shows a page so large. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page; what it promises is waited for. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Presses the page at a point of the window, as a finger would: whatever lies there gets it. */
  readonly press: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Installed = {
  readonly name: string;
  /** Missing programs of this machine, in words; undefined when all are there. */
  readonly missing: string | undefined;
  readonly start: () => Promise<Engine>;
};
