import type { AnyRouter } from '@tanstack/react-router';
import { pathOf, readPushMessage } from '../../../worker/push-message.ts';
import { showAlert } from '../../push/push-alerts.ts';
import { FirebaseMessaging } from './messaging.ts';

/** Android hands on what a pressed notification is about, and not always what it said. */
const untitled = 'Zanga';

/** A push that comes while the app is open is told in it; one that was pressed opens what it is about (STA-7). */
export const openNotifications = (router: AnyRouter): void => {
  void FirebaseMessaging.addListener('notificationReceived', ({ notification }) => {
    const news = readPushMessage(notification);
    if (news) showAlert({ ...news, path: pathOf(news) });
  });
  void FirebaseMessaging.addListener('notificationActionPerformed', ({ notification }) => {
    const news = readPushMessage({ ...notification, title: notification.title || untitled });
    if (news) router.history.push(pathOf(news));
  });
};
