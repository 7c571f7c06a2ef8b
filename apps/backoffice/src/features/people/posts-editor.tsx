import type { staff } from '@zanga/contract/people/staff';
import type { Output } from '@zanga/contract/wire/route';
import type { StaffRole } from '@zanga/domain/staff/rights';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { roleWords } from '../../parts/role-words.ts';
import { peopleTexts } from './people-texts.ts';

const t = peopleTexts.form;

/** Posts that this person may give, by place, as the server says. */
export type MayGive = Output<(typeof staff)['GET /api/backoffice/people']>['may_give'];
export type DraftPost = { readonly role: StaffRole; readonly shop: string | null };

/** First post that may be given in a place without one. */
export const nextPost = (mayGive: MayGive, posts: readonly DraftPost[]): DraftPost | undefined => {
  const free = mayGive.filter(({ shop }) => !posts.some((post) => post.shop === (shop?.id ?? null)));
  // Most invitations are for one shop; all shops must be a choice.
  const place = free.find(({ shop }) => shop !== null) ?? free[0];
  if (!place) return undefined;
  const role = place.roles.includes('worker') ? 'worker' : place.roles[0];
  return role && { role, shop: place.shop?.id ?? null };
};

type PostsEditorProps = {
  readonly mayGive: MayGive;
  readonly posts: readonly DraftPost[];
  readonly onChange: (posts: readonly DraftPost[]) => void;
};

const keyOf = (shop: { readonly id: string } | null) => shop?.id ?? null;

type PostRowProps = PostsEditorProps & { readonly post: DraftPost };

/** One post: place and role. */
function PostRow({ mayGive, posts, post, onChange }: PostRowProps) {
  const rolesAt = (shop: string | null) => mayGive.find((one) => keyOf(one.shop) === shop)?.roles ?? [];
  const put = (next: DraftPost) => onChange(posts.map((one) => (one === post ? next : one)));
  const places = mayGive.filter(
    ({ shop }) => keyOf(shop) === post.shop || !posts.some((one) => one.shop === keyOf(shop)),
  );
  const name = mayGive.find(({ shop }) => keyOf(shop) === post.shop)?.shop?.name ?? t.everywhere;
  const move = (value: string) => {
    const shop = value === '' ? null : value;
    const roles = rolesAt(shop);
    const role = roles.includes(post.role) ? post.role : roles[0];
    if (role) put({ shop, role });
  };
  const change = (value: string) => {
    const role = rolesAt(post.shop).find((one) => one === value);
    if (role) put({ ...post, role });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t.shop}
        className="min-w-36 flex-1"
        value={post.shop ?? ''}
        onChange={({ target }) => move(target.value)}
      >
        {places.map(({ shop }) => (
          <option key={shop?.id ?? ''} value={shop?.id ?? ''}>
            {shop?.name ?? t.everywhere}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.role}
        className="min-w-36 flex-1"
        value={post.role}
        onChange={({ target }) => change(target.value)}
      >
        {rolesAt(post.shop).map((role) => (
          <option key={role} value={role}>
            {roleWords[role]}
          </option>
        ))}
      </SelectField>
      {posts.length > 1 && (
        <button
          type="button"
          className={deskButtonStyle('danger', 'mb-2')}
          aria-label={t.remove(name)}
          onClick={() => onChange(posts.filter((one) => one !== post))}
        >
          {t.removeShort}
        </button>
      )}
    </div>
  );
}

/** List of posts; only posts that this person may give can be chosen. */
export function PostsEditor({ mayGive, posts, onChange }: PostsEditorProps) {
  const next = nextPost(mayGive, posts);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 font-semibold">{t.posts}</legend>
      {posts.map((post) => (
        <PostRow key={post.shop ?? 'all'} {...{ mayGive, posts, post, onChange }} />
      ))}
      {next && (
        <button
          type="button"
          className={deskButtonStyle('outline', 'self-start')}
          onClick={() => onChange([...posts, next])}
        >
          {t.add}
        </button>
      )}
    </fieldset>
  );
}
