const local = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/;

/** @param {string | undefined} origin */
const isPublic = (origin) => {
  try {
    return origin !== undefined && origin !== '' && !local.test(new URL(origin).hostname);
  } catch {
    // The settings complain of it themselves.
    return true;
  }
};

/**
 * Whether this start is a trial: no address that people know, no key by which real money moves.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const isTrial = (env) =>
  !isPublic(env.PUBLIC_ORIGIN) && !Object.values(env).some((value) => /^(sk|rk|pk)_live_/.test(value ?? ''));
