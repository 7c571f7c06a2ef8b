/** Presses again what somebody pressed while the page was only drawn; what is gone meanwhile is nobody's any more. */
export const pressEarly = (): void => {
  const unique = new Set(window.earlyPresses?.());
  for (const pressed of unique) if (pressed.isConnected) pressed.click();
};
