import { readPushMessage, withPath } from '../../../worker/push-message.ts';
import { builtName } from '../../api/config.ts';
import { showAlert } from '../../push/push-alerts.ts';
import { FirebaseMessaging } from './messaging.ts';

/** Title of a pressed notification without one: Android does not always pass it on. */
const untitled = builtName ?? '';

/** Asks what to do about a push of the app, be it one that arrives while the app is open or one that is pressed (STA-7). */
export const openNotifications = (): void => {
  void FirebaseMessaging.addListener('notificationReceived', ({ notification }) => {
    const news = readPushMessage(notification);
    if (news) showAlert(withPath(news));
  });
  void FirebaseMessaging.addListener('notificationActionPerformed', ({ notification }) => {
    const news = readPushMessage({ ...notification, title: notification.title || untitled });
    if (news) showAlert(withPath(news));
  });
};
