import { staffRoles } from '@zanga/domain/staff/rights';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id, orNull } from '../wire/values.ts';
import { confirmed, EmailField, NameField, newPassword, Success } from './account-fields.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));

/** A new post: a role in one shop, or in all of them. */
export const PostForm = z
  .object({ role: z.enum(staffRoles), shop: z.nullable(id('shp', Id)) })
  .check(
    z.refine<{ readonly role: string; readonly shop: string | null }>(
      ({ role, shop }) => role !== 'owner' || shop === null,
      { path: ['shop'], error: 'il titolare lo è di tutti i negozi' },
    ),
  );
export type PostForm = z.output<typeof PostForm>;

const Posts = z.array(PostForm).check(
  z.minLength(1, 'scegli almeno un ruolo'),
  z.maxLength(50),
  z.refine<PostForm[]>(
    (posts) => new Set(posts.map(({ shop }) => shop)).size === posts.length,
    'un solo ruolo per negozio',
  ),
);

/** A post. `waiting` marks one whose shop is not chosen yet. */
export const Post = z.object({
  role: z.enum(staffRoles),
  /** Null is all shops, unless the post is waiting. */
  shop: z.nullable(z.object({ id: id('shp'), name: z.string() })),
  waiting: z.boolean(),
});
export type Post = z.output<typeof Post>;

export const StaffPerson = z.object({
  id: id('usr'),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  posts: z.array(Post),
  suspended_at: z.nullable(Instant),
  /** Whether they have a second factor. */
  second_factor: z.boolean(),
  /** Last use of any of their sign-ins. */
  seen_at: z.nullable(Instant),
  /** Whether it is the caller. */
  self: z.boolean(),
  /** Whether the caller may suspend, reinstate or remove them: all their posts are within the caller's reach. */
  manageable: z.boolean(),
});
export type StaffPerson = z.output<typeof StaffPerson>;

export const StaffSession = z.object({
  id: z.string(),
  created_at: Instant,
  seen_at: Instant,
  /** Browser and network; null for a sign-in before they were recorded. */
  device: z.nullable(z.string()),
  network: z.nullable(z.string()),
  current: z.boolean(),
});
export type StaffSession = z.output<typeof StaffSession>;

export const Invitation = z.object({
  id: id('inv'),
  email: z.string(),
  posts: z.array(Post),
  sent_at: Instant,
  expires_at: Instant,
  expired: z.boolean(),
  /** Name of the inviting colleague. */
  by: z.nullable(z.string()),
});
export type Invitation = z.output<typeof Invitation>;

/** Form of an invitation. */
export const InviteForm = z.object({ email: EmailField, posts: Posts });
export type InviteForm = z.output<typeof InviteForm>;

/** Form that accepts an invitation; an existing account keeps its name, so it needs none here. */
export const AcceptForm = z
  .object({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    firstname: orNull(NameField),
    lastname: orNull(NameField),
    ...newPassword,
  })
  .check(confirmed());
export type AcceptForm = z.output<typeof AcceptForm>;

const person = { params: z.object({ person: id('usr', Id) }) };
const invitation = { params: z.object({ invitation: id('inv', Id) }) };
const decided = ['person.not_found', 'person.self', 'person.above', 'person.last_owner'] as const;
const Token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Staff of the brand. */
export const staff = routes({
  'GET /api/backoffice/people': {
    summary: 'Staff of the caller’s shops with their posts, and open invitations',
    auth: 'people.read',
    response: z.object({
      data: z.array(StaffPerson),
      invitations: z.array(Invitation),
      /** Roles that the caller may give, by shop; null is all shops. */
      may_give: z.array(
        z.object({
          shop: z.nullable(z.object({ id: id('shp'), name: z.string() })),
          roles: z.array(z.enum(staffRoles)),
        }),
      ),
    }),
  },
  'GET /api/backoffice/people/:person': {
    summary: 'A staff member, with their sign-ins',
    auth: 'people.read',
    ...person,
    response: z.object({ person: StaffPerson, sessions: z.array(StaffSession) }),
    errors: ['person.not_found'],
  },
  'PUT /api/backoffice/people/:person/posts': {
    summary: 'Change posts, within the caller’s shops and role, and never their own',
    auth: 'people.edit',
    audit: 'person.change_posts',
    fresh: true,
    ...person,
    body: z.object({ posts: Posts }),
    response: StaffPerson,
    errors: [...decided, 'shop.not_found'],
  },
  'POST /api/backoffice/people/:person/suspend': {
    summary: 'Suspend a staff member: sign-ins and open streams end at once; the posts are kept',
    auth: 'people.edit',
    audit: 'person.suspend',
    fresh: true,
    ...person,
    body: z.object({ reason: orNull(z.string().check(z.trim(), z.maxLength(200))) }),
    response: StaffPerson,
    errors: decided,
  },
  'POST /api/backoffice/people/:person/restore': {
    summary: 'Reinstate a suspended staff member',
    auth: 'people.edit',
    audit: 'person.restore',
    fresh: true,
    ...person,
    response: StaffPerson,
    errors: decided,
  },
  'DELETE /api/backoffice/people/:person': {
    summary: 'Remove a staff member: the posts go, the account and the history stay',
    auth: 'people.edit',
    audit: 'person.remove',
    fresh: true,
    ...person,
    status: 204,
    errors: decided,
  },
  'DELETE /api/backoffice/people/:person/sessions': {
    summary: 'End all sign-ins of a colleague',
    auth: 'people.edit',
    audit: 'person.end_sessions',
    ...person,
    status: 204,
    errors: ['person.not_found', 'person.above', 'session.not_found'],
  },
  'DELETE /api/backoffice/people/:person/sessions/:session': {
    summary: 'End one sign-in of a colleague',
    auth: 'people.edit',
    audit: 'person.end_sessions',
    params: z.object({ person: id('usr', Id), session: Id }),
    status: 204,
    errors: ['person.not_found', 'person.above', 'session.not_found'],
  },
  'DELETE /api/backoffice/people/:person/factors': {
    summary: 'Remove all second factors of a colleague who has lost them; all their sign-ins end',
    auth: 'people.edit',
    audit: 'person.reset_factors',
    fresh: true,
    ...person,
    status: 204,
    errors: decided,
  },
  'POST /api/backoffice/invitations': {
    summary: 'Invite a person by mail: the link works once, for seven days',
    auth: 'people.edit',
    audit: 'person.invite',
    fresh: true,
    body: InviteForm,
    status: 201,
    response: Invitation,
    errors: [
      'person.above',
      'shop.not_found',
      'invitation.already_staff',
      'invitation.waits',
      'invitation.not_found',
      'too_many',
    ],
  },
  'POST /api/backoffice/invitations/:invitation/resend': {
    summary: 'Send another link; the one before stops working',
    auth: 'people.edit',
    audit: 'person.invite_again',
    fresh: true,
    ...invitation,
    response: Invitation,
    errors: ['invitation.not_found', 'person.above', 'too_many'],
  },
  'DELETE /api/backoffice/invitations/:invitation': {
    summary: 'Withdraw an invitation',
    auth: 'people.edit',
    audit: 'person.uninvite',
    ...invitation,
    status: 204,
    errors: ['invitation.not_found', 'person.above'],
  },
  'POST /api/backoffice/invitation': {
    summary: 'An invitation by its link’s token; the token travels in the body, never in an address',
    auth: 'public',
    body: Token,
    response: z.object({
      email: z.string(),
      posts: z.array(Post),
      by: z.nullable(z.string()),
      expires_at: Instant,
      /** Whether the address has an account: it stays, with the new password. */
      has_account: z.boolean(),
    }),
    errors: ['invitation.refused', 'too_many'],
  },
  'POST /api/backoffice/invitation/accept': {
    summary: 'Accept an invitation by choosing a password, once; an existing account is kept',
    auth: 'public',
    body: AcceptForm,
    response: Success,
    errors: ['invitation.refused', 'password.weak', 'invalid', 'too_many'],
  },
  'POST /api/backoffice/password': {
    summary: 'Mail a staff member a link for a new password; the answer is the same for unknown addresses',
    auth: 'public',
    body: z.object({ email: EmailField }),
    response: Success,
    errors: ['too_many'],
  },
});
