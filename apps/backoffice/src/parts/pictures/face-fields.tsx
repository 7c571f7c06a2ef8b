import type { KnownPicture } from '@zanga/contract/menu/picture';
import type { ImageId } from '@zanga/domain/ids';
import { PictureFields } from './picture-fields.tsx';

type Face = { readonly pictures: readonly ImageId[]; readonly logo: ImageId | null };

type FaceFieldsProps = {
  readonly form: Face;
  readonly known: readonly KnownPicture[];
  readonly change: (part: { pictures: ImageId[] } | { logo: ImageId | null }) => void;
  readonly problem: (field: string) => string | undefined;
  readonly words: Readonly<
    Record<'pictures' | 'picturesHint' | 'noPictures' | 'logo' | 'logoHint' | 'noLogo', string>
  >;
};

/** Pictures of a shop or of the brand, and its logo. */
export function FaceFields({ form, known, change, problem, words }: FaceFieldsProps) {
  return (
    <>
      <PictureFields
        label={words.pictures}
        hint={words.picturesHint}
        none={words.noPictures}
        pictures={form.pictures}
        known={known}
        error={problem('pictures')}
        onChange={(pictures) => change({ pictures })}
      />
      <div className="flex flex-col gap-2">
        <p className="font-semibold text-small">{words.logo}</p>
        <PictureFields
          label={words.logo}
          hint={words.logoHint}
          none={words.noLogo}
          pictures={form.logo === null ? [] : [form.logo]}
          known={known}
          most={1}
          error={problem('logo')}
          onChange={([logo = null]) => change({ logo })}
        />
      </div>
    </>
  );
}
