/** Networks for sign-in. */
export type SocialNetwork = 'facebook' | 'apple';

/** Profile of a person, as far as the network has proved it. */
export type SocialProfile = {
  readonly network: SocialNetwork;
  /** The network's permanent id of the person. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the network confirms that the mailbox is theirs. */
  readonly emailVerified: boolean;
  readonly firstname: string;
  readonly lastname: string;
};

/** Answer of a finished login window. */
export type WindowAnswer = {
  readonly code?: string;
  readonly idToken?: string;
};

/** Parameters for opening a login window. The verifier stays here; the network gets its hash. */
export type WindowOpening = {
  readonly state: string;
  readonly nonce: string;
  readonly redirect: string;
  readonly verifier: string;
};

/** Parameters that a login window was opened with. */
export type WindowRequest = {
  readonly nonce: string;
  readonly redirect: string;
  /** Missing if an older release opened the window. */
  readonly verifier?: string;
};

/** A proved person, with the nonce in the token, which must be ours; null if tokens have none. */
export type FromApp = { readonly profile: SocialProfile; readonly nonce: string | null };

/** Data of a sign-in beside its proof. */
export type LinkRequest = {
  readonly code: string;
  /** The identity token of the sign-in. */
  readonly token: string;
  /** Only for sign-ins through a window. */
  readonly redirect?: string;
  readonly verifier?: string;
};

/** For networks that must be told of deleted accounts. */
export type SocialLink = {
  /** Fetches the secret that will end the link; only the network's adapter reads it. */
  readonly grantFor: (request: LinkRequest) => Promise<string>;
  /** Tells the network that the person has left; safe to repeat. */
  readonly end: (grant: string) => Promise<void>;
};

export type SocialProvider = {
  /** Address of the login window. */
  readonly windowAddress: (opening: WindowOpening) => string;
  /** Profile from a login window's answer. */
  readonly fromWindow: (answer: WindowAnswer, request: WindowRequest) => Promise<SocialProfile>;
  /** Profile of a token from the network's app library. */
  readonly fromApp: (token: string) => Promise<FromApp>;
  readonly link?: SocialLink;
};

/** The configured networks. */
export type Socials = Partial<Readonly<Record<SocialNetwork, SocialProvider>>>;

/** Reason of a failed sign-in, for the log: never a token, never personal data. */
export class SocialRefusal extends Error {}
