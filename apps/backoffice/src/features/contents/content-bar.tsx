import type { ContentForm } from '@zanga/contract/brand/contents-office';
import { pageOfText } from '@zanga/domain/brand/text-pages';
import { Button } from '@zanga/ui/button.tsx';
import { SaveBar } from '../../parts/editing/save-bar.tsx';
import { PreviewButton } from '../../parts/preview/preview-button.tsx';
import { drawContent } from './contents-queries.ts';
import { contentsTexts } from './contents-texts.ts';
import type { Publishing } from './use-publishing.ts';

type LookProps = { readonly slug: string; readonly form: ContentForm };

/** Previews a text on its page; nothing for a text without one. */
export function LookAtText({ slug, form }: LookProps) {
  return pageOfText(slug) !== null && <PreviewButton draw={() => drawContent(slug, form)} />;
}

type ContentBarProps = LookProps & { readonly busy: boolean; readonly publishing: Publishing };

/** Save and publish buttons of a text, always in reach. */
export function ContentBar({ busy, publishing, ...look }: ContentBarProps) {
  const { now, later } = contentsTexts.publish;
  return (
    <SaveBar
      busy={busy}
      label={contentsTexts.content.saveDraft}
      deeds={
        <Button
          type="button"
          variant="soft"
          aria-disabled={busy || undefined}
          onClick={() => !busy && publishing.publish()}
        >
          {publishing.later ? later : now}
        </Button>
      }
    >
      <LookAtText {...look} />
    </SaveBar>
  );
}
