import type { SocialNetwork } from '@zanga/contract/people/auth';

/** Token from a social network: good once, to sign in or to link an account. */
export type SocialToken = { readonly network: SocialNetwork; readonly access_token: string };
