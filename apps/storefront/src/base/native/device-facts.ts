import { App } from '@capacitor/app';
import { Device } from '@capacitor/device';
import { storage } from '../storage/storage.ts';

/** Stores this device's parameters for every call (NAT-3, STA-9): its identifier and the installed version. */
export const storeDeviceFacts = async (): Promise<void> => {
  const [{ identifier }, info, app] = await Promise.all([Device.getId(), Device.getInfo(), App.getInfo()]);
  storage.write('device_id', identifier);
  storage.write('app_version', app.version);
  const { model, manufacturer, operatingSystem, osVersion, webViewVersion } = info;
  storage.write(
    'app',
    JSON.stringify({ build: app.build, model, manufacturer, operatingSystem, osVersion, webViewVersion }),
  );
};
