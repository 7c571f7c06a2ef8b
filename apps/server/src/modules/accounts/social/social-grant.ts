import { type LinkRequest, type SocialNetwork, SocialRefusal } from '../../../adapters/social/port.ts';
import { VendorProblem } from '../../../adapters/vendor-problem.ts';
import type { AccountTools } from '../account-tools.ts';
import type { ArrivingProfile } from './social-store.ts';

type GrantProof = { readonly network: SocialNetwork } & Partial<
  Record<keyof LinkRequest, string | undefined>
>;

/**
 * Gets the grant that ends the link when the account is deleted, and seals it at once. Signing in does not depend on
 * it: the network may be asked again at the next sign-in.
 */
export const sealedGrantOf = async (
  { socials, keys, log }: AccountTools,
  { network, code, token, redirect, verifier }: GrantProof,
): Promise<Pick<ArrivingProfile, 'sealedGrant'>> => {
  const link = socials[network]?.link;
  if (!link || code === undefined || token === undefined) return {};
  try {
    const grant = await link.grantFor({
      code,
      token,
      ...(redirect !== undefined && { redirect }),
      ...(verifier !== undefined && { verifier }),
    });
    return { sealedGrant: keys.seal('social_grant', grant).toString('base64url') };
  } catch (error) {
    if (!(error instanceof SocialRefusal || error instanceof VendorProblem)) throw error;
    log.warn({ network, reason: error.message }, 'a link will not be ended at its network');
    return {};
  }
};
