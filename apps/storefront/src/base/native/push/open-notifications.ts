import type { AnyRouter } from '@tanstack/react-router';
import { placeOf, readNews } from '../../../worker/push-message.ts';
import { showAlert } from '../../push/push-alerts.ts';
import { FirebaseMessaging } from './messaging.ts';

/** Android hands on what a pressed notification is about, and not always what it said. */
const untitled = 'Zanga';

/** A push that comes while the app is open is told in it; one that was pressed opens what it is about (STA-7). */
export const followNews = (router: AnyRouter): void => {
  void FirebaseMessaging.addListener('notificationReceived', ({ notification }) => {
    const news = readNews(notification);
    if (news) showAlert({ ...news, place: placeOf(news) });
  });
  void FirebaseMessaging.addListener('notificationActionPerformed', ({ notification }) => {
    const news = readNews({ ...notification, title: notification.title || untitled });
    if (news) router.history.push(placeOf(news));
  });
};
