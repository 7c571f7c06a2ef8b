import type { AnyRouter } from '@tanstack/react-router';
import { pathOf, readPushMessage } from '../../../worker/push-message.ts';
import { builtName } from '../../api/config.ts';
import { showAlert } from '../../push/push-alerts.ts';
import { FirebaseMessaging } from './messaging.ts';

/** Title of a pressed notification without one: Android does not always pass it on. */
const untitled = builtName ?? '';

/**
 * Handles pushes of the app: one that arrives while the app is open is shown in it, a pressed one opens its page
 * (STA-7).
 */
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
