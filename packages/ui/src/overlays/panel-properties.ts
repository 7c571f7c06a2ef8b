/** Variables by which a panel follows the finger, which the library registers when the first panel opens. */
export const panelProperties = [
  ['--drawer-swipe-movement-x', '<length>', '0px'],
  ['--drawer-swipe-movement-y', '<length>', '0px'],
  ['--drawer-snap-point-offset', '<length>', '0px'],
  ['--drawer-swipe-progress', '<number>', '0'],
  ['--drawer-swipe-strength', '<number>', '1'],
] as const;

/**
 * A script for the head of a page. Registering a variable restyles every element: in the head there is none yet,
 * while at the first panel the whole page exists.
 */
export const registeringScript = `for(const[name,syntax,initialValue]of ${JSON.stringify(panelProperties)})try{CSS.registerProperty({name,syntax,initialValue,inherits:false})}catch{}`;
