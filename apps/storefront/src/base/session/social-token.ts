import type { SocialNetwork } from '@zanga/contract/people/auth';

/** What signing in at a network has come to: good once, to sign in or to link an account. */
export type SocialToken = { readonly network: SocialNetwork; readonly access_token: string };
