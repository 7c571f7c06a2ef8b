const press = () => {
  const unique = new Set(window.earlyPresses?.());
  for (const pressed of unique) if (pressed.isConnected) pressed.click();
};

/**
 * Early presses: clicks again what somebody clicked before the page was interactive, if it is still there. In a task
 * of its own, because React cannot hydrate another part while it works on one.
 */
export const pressEarly = (): void => void setTimeout(press);
