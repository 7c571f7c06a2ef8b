export { changeSettings } from './change-settings.ts';
export { homePathFor, isNetworkOn, ownBrandId } from './queries.ts';
export { mountBrand } from './routes.ts';
export { changedLines, readSettings, settingLines, WrongSetting } from './settings-words.ts';
