const press = () => {
  const unique = new Set(window.earlyPresses?.());
  for (const pressed of unique) if (pressed.isConnected) pressed.click();
};

/**
 * Presses again what somebody pressed while the page was only drawn; what is gone meanwhile is nobody's any more. In a
 * task of its own: amid its own work React cannot bring to life a part that it has not come to.
 */
export const pressEarly = (): void => void setTimeout(press);
