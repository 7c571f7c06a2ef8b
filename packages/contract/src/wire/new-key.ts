/** A key under which a write happens once; without `randomUUID`, which a plain-HTTP address does not have. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
