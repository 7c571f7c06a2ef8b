import { type Life, lifeStateOf } from '@zanga/domain/catalogue/editing/life';
import { momentText } from '../../parts/moment.ts';
import { menuTexts as t } from './menu-texts.ts';

/** Life of a product in words, with its next date. */
export const lifeWords = (life: Life): string => {
  const { publish_at, archive_at } = life;
  const state = lifeStateOf(life);
  if (state === 'scheduled' && publish_at !== null) return t.scheduled(momentText(publish_at));
  if (state === 'archived') return t.archived;
  if (state !== 'published') return t.draft;
  return archive_at === null ? t.published : t.publishedUntil(momentText(archive_at));
};
