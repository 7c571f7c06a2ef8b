/** Networks one can sign in with. */
export type SocialNetwork = 'facebook' | 'apple';

/** The profile of a person at a network, as far as the network itself has proved it. */
export type SocialProfile = {
  readonly network: SocialNetwork;
  /** The network's own name for the person; never changes. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the network says that the mailbox is theirs. */
  readonly emailVerified: boolean;
  readonly firstname: string;
  readonly lastname: string;
};

/** What comes back when a login window ends. */
export type WindowAnswer = {
  readonly code?: string;
  readonly idToken?: string;
};

/** What a login window is opened with. The verifier stays here: the network is told its hash. */
export type WindowOpening = {
  readonly state: string;
  readonly nonce: string;
  readonly redirect: string;
  readonly verifier: string;
};

/** What a login window was opened with. */
export type WindowRequest = {
  readonly nonce: string;
  readonly redirect: string;
  /** Missing where an older release has opened it. */
  readonly verifier?: string;
};

/** Someone the network vouches for. A nonce that the token carries must be one of ours; null where tokens have none. */
export type FromApp = { readonly profile: SocialProfile; readonly nonce: string | null };

/** What came with a sign-in besides its proof. */
export type LinkRequest = {
  readonly code: string;
  /** The identity token that proved who it was. */
  readonly token: string;
  /** Only where a window was opened with them. */
  readonly redirect?: string;
  readonly verifier?: string;
};

/** For networks that want to hear when somebody leaves. */
export type SocialLink = {
  /** What the link will be ended with: a secret of the network's, whose form is nobody else's business. */
  readonly grantFor: (request: LinkRequest) => Promise<string>;
  /** Tells the network that the person has left; once more does no harm. */
  readonly end: (grant: string) => Promise<void>;
};

export type SocialProvider = {
  /** Where the window goes. */
  readonly windowAddress: (opening: WindowOpening) => string;
  /** The profile that a login window came back with. */
  readonly fromWindow: (answer: WindowAnswer, request: WindowRequest) => Promise<SocialProfile>;
  /** The profile that a token of the network's app library belongs to. */
  readonly fromApp: (token: string) => Promise<FromApp>;
  readonly link?: SocialLink;
};

/** What is configured. */
export type Socials = Partial<Readonly<Record<SocialNetwork, SocialProvider>>>;

/** Why nobody was vouched for, in words for the log: never a token, never a person's data. */
export class SocialRefusal extends Error {}
